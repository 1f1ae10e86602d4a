import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** `old`: the last known one. */
export type SignLook = 'confirmed' | 'unconfirmed' | 'old';

/** The colours of the real sign, the same in both themes; grey where it is the last known one. */
const SIGN_RED = '#c1161c';
const SIGN_BLACK = '#14201b';
const SIGN_GREY = '#5f6f69';
const DASHED = { strokeDasharray: '1.15 0.85' };
const THREE_DIGITS = 100;

/** As large as the driving screen has room for. */
const WHEEL_WIDTH = 'clamp(48px, 10dvh, 72px)';

export interface LimitSignProps {
  kmh: number;
  look: SignLook;
  label: string;
  width?: HTMLChakraProps<'svg'>['width'];
}

/** The road sign of a speed limit, km/h: a white disc with a red ring, which is dashed where the limit is not confirmed or old. */
export function LimitSign({ kmh, look, label, width = WHEEL_WIDTH }: LimitSignProps) {
  const isOld = look === 'old';
  return (
    <chakra.svg
      viewBox="0 0 72 72"
      width={width}
      flexShrink="0"
      display="block"
      fill="none"
      role="img"
      aria-label={label}
    >
      <circle cx="36" cy="36" r="36" fill="#fff" />
      <circle
        cx="36"
        cy="36"
        r="30"
        stroke={isOld ? SIGN_GREY : SIGN_RED}
        strokeWidth="9"
        // Fourteen dashes around the disc.
        pathLength={28}
        style={look === 'confirmed' ? undefined : DASHED}
      />
      <chakra.text
        x="36"
        y="46"
        textAnchor="middle"
        fontSize={kmh >= THREE_DIGITS ? '22px' : '29px'}
        fontWeight="bold"
        fill={isOld ? SIGN_GREY : SIGN_BLACK}
      >
        {kmh}
      </chakra.text>
    </chakra.svg>
  );
}
