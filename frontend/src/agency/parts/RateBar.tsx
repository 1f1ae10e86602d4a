import { chakra } from '@chakra-ui/react';
import type { AgencyRateFragment } from '../../graphql/agency';

const WIDTH = 150;
const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;

export interface RateBarProps {
  rate: AgencyRateFragment | null;
  peerRate: number | null;
  /** End of the axis. */
  end: number;
  /** Everything that it shows, in words. */
  label: string;
}

/** A rate between its bounds: tick at the lower one, dot at the estimate, bar to the upper; the dashed line is the others'. */
export function RateBar({ rate, peerRate, end, label }: RateBarProps) {
  const x = (value: number) => 4 + (Math.min(value, end) / end) * (WIDTH - 8);
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      w="full"
      maxW="150px"
      minW="72px"
      h="20px"
      color="fg.muted"
      preserveAspectRatio="none"
    >
      <chakra.path d={`M4 ${MIDDLE}H${WIDTH - 4}`} stroke="border" />
      {peerRate !== null && (
        <chakra.path
          d={`M${x(peerRate)} 1V${HEIGHT - 1}`}
          stroke="currentColor"
          strokeWidth="1.4"
          strokeDasharray="2.5 2"
        />
      )}
      {rate !== null && (
        <>
          <chakra.path
            d={`M${x(rate.low)} ${MIDDLE}H${x(rate.high)}`}
            stroke="fg.subtle"
            strokeWidth="4"
            opacity="0.6"
          />
          <chakra.path d={`M${x(rate.low)} ${MIDDLE - 5}v10`} stroke="fg" strokeWidth="2" />
          <chakra.circle cx={x(rate.per1000Km)} cy={MIDDLE} r="3.5" fill="brand.fg" />
        </>
      )}
    </chakra.svg>
  );
}
