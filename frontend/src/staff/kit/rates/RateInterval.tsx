import { chakra } from '@chakra-ui/react';
import type { RateFieldsFragment } from '../../../graphql/staff';

const WIDTH = 120;
const HEIGHT = 16;
const MIDDLE = HEIGHT / 2;

interface RateIntervalProps {
  rate: RateFieldsFragment;
  /** Rate of all together; null where it is not known. */
  common: number | null;
  /** Upper end of the axis, which begins at 0. */
  highest: number;
}

/** A rate on an axis from 0: a tick at its lower end, a dot at the estimate, a bar up to its upper end. Mute: numbers stand beside it. */
export function RateInterval({ rate: { per1000Km, low, high }, common, highest }: RateIntervalProps) {
  const x = (value: number): number => (Math.min(value, highest) / highest) * (WIDTH - 4) + 2;
  return (
    <chakra.svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} w="full" maxW={`${WIDTH}px`} h={`${HEIGHT}px`} aria-hidden>
      <chakra.line x1="0" x2={WIDTH} y1={MIDDLE} y2={MIDDLE} stroke="border" />
      {common !== null && (
        <chakra.line
          x1={x(common)}
          x2={x(common)}
          y1="0"
          y2={HEIGHT}
          stroke="fg.muted"
          strokeDasharray="2 2"
        />
      )}
      <chakra.line
        x1={x(low)}
        x2={x(high)}
        y1={MIDDLE}
        y2={MIDDLE}
        stroke="brand.fg"
        strokeWidth="4"
        strokeOpacity="0.5"
      />
      <chakra.line x1={x(low)} x2={x(low)} y1="2" y2={HEIGHT - 2} stroke="fg" strokeWidth="2" />
      <chakra.circle cx={x(per1000Km)} cy={MIDDLE} r="3.5" fill="brand.fg" />
    </chakra.svg>
  );
}
