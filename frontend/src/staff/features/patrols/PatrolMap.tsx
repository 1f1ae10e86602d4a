import { chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LineMap } from '../../kit/gl-map/LineMap';
import { PLAN_MESSAGES } from './messages';
import { nameOfStop, type PatrolStopRow } from './patrol-setup';

const PADDING_PX = 48;
const LEARN_DASH = '3 3';

export interface PatrolMapProps {
  stops: readonly PatrolStopRow[];
  /** Number of the chosen stop. */
  chosen: number | null;
  onChoose: (number: number) => void;
}

/** The stops on a map; those to learn dashed. */
export function PatrolMap({ stops, chosen, onChoose }: PatrolMapProps) {
  const { formatMessage } = useIntl();
  const lines = useMemo(() => stops.map(({ place }) => place.line), [stops]);
  return (
    <LineMap
      label={formatMessage(PLAN_MESSAGES.map)}
      lines={lines}
      paddingPx={PADDING_PX}
      legend={
        <Flex wrap="wrap" gap="4" px="4" py="2" textStyle="small">
          {[undefined, LEARN_DASH].map((dash) => (
            <Flex key={dash ?? 'known'} align="center" gap="1.5">
              <chakra.svg w="24px" h="8px" aria-hidden>
                <chakra.line
                  x1="0"
                  x2="24"
                  y1="4"
                  y2="4"
                  stroke="fg"
                  strokeWidth="6"
                  strokeDasharray={dash}
                />
              </chakra.svg>
              {formatMessage(dash === undefined ? PLAN_MESSAGES.known : PLAN_MESSAGES.toLearn)}
            </Flex>
          ))}
        </Flex>
      }
    >
      {(drawn) =>
        stops.map((stop, at) => {
          const points = drawn[at] ?? [];
          const { x, y } = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
          const stroke = stop.number === chosen ? 'info.fg' : 'fg';
          const dash = stop.place.isLearning ? LEARN_DASH : undefined;
          return (
            <g key={stop.number} onClick={() => onChoose(stop.number)} cursor="pointer">
              <chakra.polyline
                points={points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(' ')}
                fill="none"
                strokeWidth="6"
                stroke={stroke}
                strokeDasharray={dash}
              />
              <g transform={`translate(${x} ${y - 18})`}>
                <chakra.rect
                  x="-16"
                  y="-11"
                  width="32"
                  height="22"
                  rx="11"
                  fill={stop.place.isLearning ? 'bg.panel' : 'fg'}
                  strokeWidth="2"
                  stroke={stroke}
                  strokeDasharray={dash}
                />
                <chakra.text
                  textAnchor="middle"
                  dominantBaseline="central"
                  fontSize="13px"
                  fontWeight="bold"
                  fill={stop.place.isLearning ? 'fg' : 'bg.panel'}
                >
                  {nameOfStop(stops, stop)}
                </chakra.text>
              </g>
            </g>
          );
        })
      }
    </LineMap>
  );
}
