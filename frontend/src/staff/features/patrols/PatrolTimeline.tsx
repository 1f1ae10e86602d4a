import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { PLAN_MESSAGES } from './messages';
import { letterOf } from './patrol-setup';
import { StopBar } from './StopBar';
import { useBarDrag, type OnStopMove } from './useBarDrag';
import { usePatrolTexts } from './usePatrolTexts';

const BAR_PX = 28;
/** Each second hour has its time under it. */
const TIME_EVERY_H = 2;

export interface PatrolTimelineProps {
  plan: PatrolPlanFieldsFragment;
  /** Number of the chosen stop. */
  chosen: number | null;
  onChoose: (number: number) => void;
  /** Called once a stop was dragged; null where the caller may not change the plan. */
  onMove: OnStopMove | null;
}

/**
 * The hours of the night: violations expected on the main roads in each, and the stops of each patrol below, which can be dragged to
 * other hours and to another patrol.
 */
export function PatrolTimeline({ plan, chosen, onChoose, onMove }: PatrolTimelineProps) {
  const { formatMessage } = useIntl();
  const texts = usePatrolTexts();
  const { movedTo, dragOf } = useBarDrag(plan, onMove);
  const { eventsByHour, hours, starts, stops } = plan;
  const most = Math.max(1, ...eventsByHour);
  const hourOf = eventsByHour.slice(0, hours);
  return (
    <Card borderRadius={{ md: '12px' }}>
      <Text textStyle="small" color="fg.muted" mb="1">
        {formatMessage(PLAN_MESSAGES.byHour)}
      </Text>
      <Grid
        templateColumns={`1.5rem repeat(${hours}, minmax(0, 1fr))`}
        textStyle="small"
        rowGap="1.5"
        alignItems="center"
      >
        {hourOf.map((events, hour) => (
          <Box key={hour} gridRow="1" gridColumn={hour + 2} alignSelf="end" textAlign="center">
            <chakra.span srOnly>{texts.hour(plan, hour)}</chakra.span>
            {texts.whole(events)}
            <Box
              aria-hidden
              h={`${Math.ceil((events / most) * BAR_PX)}px`}
              bg="fg.muted"
              opacity="0.45"
              mx="1px"
            />
          </Box>
        ))}
        {starts.map((_town, patrol) => (
          // The number of a patrol is its place in the list.
          <Text
            key={patrol}
            gridColumn="1"
            gridRow={patrol + 2}
            h={`${BAR_PX}px`}
            alignContent="center"
            fontWeight="bold"
            aria-hidden
          >
            {letterOf(patrol)}
          </Text>
        ))}
        {stops.map((stop) => (
          <StopBar
            key={stop.number}
            {...{ plan, stop }}
            isChosen={stop.number === chosen}
            moved={movedTo(stop)}
            drag={dragOf(stop)}
            onChoose={() => onChoose(stop.number)}
          />
        ))}
        {Array.from({ length: Math.ceil(hours / TIME_EVERY_H) }, (_, at) => at * TIME_EVERY_H).map((hour) => (
          <Text
            key={hour}
            aria-hidden
            color="fg.muted"
            gridRow={starts.length + 2}
            gridColumn={`${hour + 2} / span ${Math.min(TIME_EVERY_H, hours - hour)}`}
          >
            {texts.hour(plan, hour)}
          </Text>
        ))}
      </Grid>
    </Card>
  );
}
