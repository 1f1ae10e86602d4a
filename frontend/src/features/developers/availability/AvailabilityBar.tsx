import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ChartHatch } from '../../../components/charts/ChartHatch';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { DAY_STATES, stateOf, type AvailabilityDay } from './day-state';
import { DayMark, MARK_PX } from './DayMark';
import { AVAILABILITY_MESSAGES, DAY_STATE_MESSAGES } from './messages';

const ASSUMED = { width: 326, height: MARK_PX };
/** Part of a step that is between two columns. */
const GAP_SHARE = 0.25;
const LEGEND_PX = 8;

/** A column for each day, oldest first, with what its shapes mean below. */
export function AvailabilityBar({ days }: { days: readonly AvailabilityDay[] }) {
  const { formatMessage, formatDate } = useIntl();
  const hatchId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(frame, ASSUMED);
  const step = width / days.length;
  const states = days.map(stateOf);
  const dates = [days[0], days.at(-1)].map((day) => (day === undefined ? '' : formatDate(day.day, DAY)));
  return (
    <>
      <Box
        ref={frame}
        role="img"
        aria-label={formatMessage(AVAILABILITY_MESSAGES.bar, { days: days.length })}
        h={`${MARK_PX}px`}
      >
        <chakra.svg viewBox={`0 0 ${width} ${MARK_PX}`} w="full" h="full" aria-hidden>
          <defs>
            <ChartHatch id={hatchId} />
          </defs>
          {states.map((state, index) => (
            <DayMark
              key={days[index]?.day}
              state={state}
              x={index * step}
              width={Math.max(1, step * (1 - GAP_SHARE))}
              hatchId={hatchId}
            />
          ))}
        </chakra.svg>
      </Box>
      <Flex justify="space-between" textStyle="micro" fontWeight="normal" color="fg.muted" aria-hidden>
        {dates.map((date) => (
          <span key={date}>{date}</span>
        ))}
      </Flex>
      <Flex
        as="ul"
        listStyleType="none"
        wrap="wrap"
        columnGap="4"
        rowGap="1"
        textStyle="small"
        color="fg.muted"
      >
        {DAY_STATES.filter((state) => states.includes(state)).map((state) => (
          <Flex as="li" key={state} align="center" gap="1.5">
            <chakra.svg viewBox={`0 0 ${LEGEND_PX} ${MARK_PX}`} w="4px" h="5" flexShrink="0" aria-hidden>
              <DayMark state={state} x={0} width={LEGEND_PX} hatchId={hatchId} />
            </chakra.svg>
            {formatMessage(DAY_STATE_MESSAGES[state])}
          </Flex>
        ))}
      </Flex>
    </>
  );
}

/** A day has no zone of its own: its text is read as midnight UTC. */
const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
