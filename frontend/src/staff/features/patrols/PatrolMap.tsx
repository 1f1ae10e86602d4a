import { chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LineMap } from '../../kit/gl-map/LineMap';
import { PLAN_MESSAGES } from './messages';
import { nameOfStop, type PatrolStopRow } from './patrol-setup';
import { LABEL_HALF, placeLabels } from './stop-labels';

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
      {(drawn) => {
        const middles = stops.map((_, at) => {
          const points = drawn[at] ?? [];
          return points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 };
        });
        const labels = placeLabels(middles);
        return (
          <>
            {stops.map((stop, at) => (
              <chakra.polyline
                key={stop.number}
                {...lookOf(stop, chosen)}
                points={(drawn[at] ?? []).map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
                fill="none"
                strokeWidth="6"
                cursor="pointer"
                onClick={() => onChoose(stop.number)}
              />
            ))}
            {stops.map((stop, at) => (
              <StopLabel
                key={stop.number}
                name={nameOfStop(stops, stop)}
                isLearning={stop.place.isLearning}
                look={lookOf(stop, chosen)}
                at={labels[at] ?? { x: 0, y: 0 }}
                onChoose={() => onChoose(stop.number)}
              />
            ))}
          </>
        );
      }}
    </LineMap>
  );
}

interface LineLook {
  readonly stroke: string;
  readonly strokeDasharray: string | undefined;
}

function lookOf({ number, place }: PatrolStopRow, chosen: number | null): LineLook {
  return {
    stroke: number === chosen ? 'info.fg' : 'fg',
    strokeDasharray: place.isLearning ? LEARN_DASH : undefined,
  };
}

interface StopLabelProps {
  name: string;
  isLearning: boolean;
  look: LineLook;
  /** Its middle. */
  at: { readonly x: number; readonly y: number };
  onChoose: () => void;
}

/** The name of a stop, above all lines. */
function StopLabel({ name, isLearning, look, at, onChoose }: StopLabelProps) {
  const { width, height } = LABEL_HALF;
  return (
    <g transform={`translate(${at.x} ${at.y})`} onClick={onChoose} cursor="pointer">
      <chakra.rect
        {...look}
        x={-width}
        y={-height}
        width={2 * width}
        height={2 * height}
        rx={height}
        fill={isLearning ? 'bg.panel' : 'fg'}
        strokeWidth="2"
      />
      <chakra.text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="13px"
        fontWeight="bold"
        fill={isLearning ? 'fg' : 'bg.panel'}
      >
        {name}
      </chakra.text>
    </g>
  );
}
