import { chakra } from '@chakra-ui/react';

const WIDTH = 90;
const HEIGHT = 16;
const MIDDLE = HEIGHT / 2;
/** Ends of the axis, km/h. */
const AXIS = { from: 30, to: 120 } as const;

interface SpeedMarksProps {
  medianKmh: number;
  v85Kmh: number;
  /** Null where none is known. */
  limitKmh: number | null;
}

/** Median (ring) and V85 (diamond) against the limit (bar), from 30 to 120 km/h. Mute: numbers stand beside it. */
export function SpeedMarks({ medianKmh, v85Kmh, limitKmh }: SpeedMarksProps) {
  const x = (kmh: number): number =>
    5 + ((Math.min(AXIS.to, Math.max(AXIS.from, kmh)) - AXIS.from) / (AXIS.to - AXIS.from)) * (WIDTH - 10);
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      w={`${WIDTH}px`}
      h={`${HEIGHT}px`}
      flexShrink="0"
      aria-hidden
    >
      <chakra.line x1="0" x2={WIDTH} y1={MIDDLE} y2={MIDDLE} stroke="border" />
      {limitKmh !== null && (
        <chakra.line x1={x(limitKmh)} x2={x(limitKmh)} y1="1" y2={HEIGHT - 1} stroke="fg" strokeWidth="2" />
      )}
      <chakra.circle
        cx={x(medianKmh)}
        cy={MIDDLE}
        r="3.5"
        fill="bg.panel"
        stroke="brand.fg"
        strokeWidth="2"
      />
      <chakra.path
        d={`M${x(v85Kmh)} ${MIDDLE - 4.5}l4.5 4.5l-4.5 4.5l-4.5-4.5Z`}
        fill="brand.fg"
        stroke="bg.panel"
        strokeWidth="1"
      />
    </chakra.svg>
  );
}
