import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RateFieldsFragment } from '../../../graphql/staff';
import { roundedUp } from '../charts/chart-scale';
import { swarmOf } from './swarm';

const WIDTH = 320;
const EDGE = 10;
const DOT = 6;
/** The interval of the one that is looked at, the middle of all others, and the axis, from above. */
const INTERVAL_Y = 12;
const MIDDLE = 62;
const AXIS_Y = 104;
const HEIGHT = 120;
const ROOM = 2 * (AXIS_Y - MIDDLE - DOT);

export interface RateSwarmProps {
  rate: RateFieldsFragment;
  /** Rate of all others together. */
  common: number;
  /** Rates of those that it stands among. */
  others: readonly number[];
}

/** A rate with its range above those that it stands among, a dot each, on an axis from 0. Mute: numbers stand beside it. */
export function RateSwarm({ rate: { per1000Km, low, high }, common, others }: RateSwarmProps) {
  const { formatNumber } = useIntl();
  const top = roundedUp(Math.max(high, common, ...others));
  const x = (value: number): number => EDGE + (value / top) * (WIDTH - 2 * EDGE);
  const own = x(per1000Km);
  return (
    <chakra.svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} w="full" maxW="480px" aria-hidden>
      {[0, top / 2, top].map((value) => (
        <g key={value}>
          <chakra.line x1={x(value)} x2={x(value)} y1="0" y2={AXIS_Y} stroke="border" />
          <chakra.text x={x(value)} y={HEIGHT - 2} textAnchor="middle" fill="fg.subtle" fontSize="11px">
            {formatNumber(value)}
          </chakra.text>
        </g>
      ))}
      {swarmOf(others.map(x), { dotPx: DOT, roomPx: ROOM }).map((dot) => (
        <chakra.circle
          key={`${dot.x} ${dot.y}`}
          cx={dot.x}
          cy={MIDDLE + dot.y}
          r={DOT / 2 - 0.5}
          fill="fg.muted"
          fillOpacity="0.6"
        />
      ))}
      <chakra.line
        x1={x(common)}
        x2={x(common)}
        y1={INTERVAL_Y + DOT}
        y2={AXIS_Y}
        stroke="fg"
        strokeDasharray="3 3"
      />
      <chakra.line x1={own} x2={own} y1={INTERVAL_Y} y2={MIDDLE} stroke="brand.fg" strokeDasharray="2 3" />
      <chakra.line
        x1={x(low)}
        x2={x(high)}
        y1={INTERVAL_Y}
        y2={INTERVAL_Y}
        stroke="brand.fg"
        strokeWidth="5"
        strokeOpacity="0.5"
      />
      {[low, high].map((end) => (
        <chakra.line
          key={end}
          x1={x(end)}
          x2={x(end)}
          y1={INTERVAL_Y - DOT}
          y2={INTERVAL_Y + DOT}
          stroke="fg"
          strokeWidth="2"
        />
      ))}
      <chakra.circle cx={own} cy={INTERVAL_Y} r="4.5" fill="brand.fg" />
      <chakra.circle cx={own} cy={MIDDLE} r="3.5" fill="brand.fg" stroke="bg.panel" strokeWidth="1" />
    </chakra.svg>
  );
}
