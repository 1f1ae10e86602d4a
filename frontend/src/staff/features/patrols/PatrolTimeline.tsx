import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import { usePointerDrag, type PointerWay } from '../../kit/pieces/usePointerDrag';
import { PLAN_MESSAGES } from './messages';
import { letterOf, type PatrolStopRow } from './stops/patrol-setup';
import { BAR_END, StopBar } from './StopBar';
import {
  isAllowed,
  isSameMove,
  moveOf,
  nearestMove,
  type OnStopMove,
  type StopMove,
} from './stops/stop-moves';
import { usePatrolTexts } from './usePatrolTexts';

const BAR_PX = 28;
/** Height of a row of the timeline with the gap below it, CSS px. */
const BAR_ROW_PX = 34;
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

/** A bar that is pressed, with the plan as it was then: a newer one refuses the move. */
interface HeldBar {
  readonly plan: PatrolPlanFieldsFragment;
  readonly stop: PatrolStopRow;
  readonly isEnd: boolean;
}

/** Drags stops on the timeline by whole hours and whole rows, always to the nearest hours that the plan allows. */
function useBarDrag(plan: PatrolPlanFieldsFragment, onMove: OnStopMove | null) {
  const { dragged, handlers } = usePointerDrag<HeldBar, StopMove>({
    isSideways: true,
    targetOf: (held, way) => (held.isEnd ? stretchedBar(held, way) : movedBar(held, way)),
    onDrop: (held, move) => (onMove === null ? Promise.resolve() : onMove(held.plan, held.stop, move)),
  });
  return {
    /** Place and hours to which a stop is dragged, its own where it cannot go; null while it is not. */
    movedTo: (stop: PatrolStopRow): StopMove | null =>
      dragged?.held.stop.number === stop.number ? (dragged.target ?? moveOf(dragged.held.stop)) : null,
    dragOf: (stop: PatrolStopRow) =>
      onMove === null
        ? null
        : handlers(({ target }) => {
            const isEnd = target instanceof Element && target.closest(`[${BAR_END}]`) !== null;
            return { plan, stop, isEnd };
          }),
  };
}

function movedBar({ plan, stop }: HeldBar, { byX, byY, box }: PointerWay): StopMove | null {
  const hourPx = box.width / stop.hours;
  const patrol = stop.patrol + Math.round(byY / BAR_ROW_PX);
  const wished = {
    ...moveOf(stop),
    patrol: Math.max(0, Math.min(plan.starts.length - 1, patrol)),
    fromHour: stop.fromHour + Math.round(byX / hourPx),
  };
  const move = nearestMove(plan, stop, { wished });
  return move === null || isSameMove(stop, move) ? null : move;
}

function stretchedBar({ plan, stop }: HeldBar, { byX, box }: PointerWay): StopMove | null {
  const by = Math.round((byX / box.width) * stop.hours);
  const steps = Array.from({ length: Math.abs(by) }, (_, step) => stop.hours + by - Math.sign(by) * step);
  const move = (hours: number): StopMove => ({ ...moveOf(stop), hours });
  const hours = steps.find((each) => isAllowed(plan, stop, { move: move(each), place: stop.place }));
  return hours === undefined ? null : move(hours);
}
