import type { PatrolPlanFieldsFragment } from '../../../graphql/staff';
import type { PatrolStopRow } from './patrol-setup';
import { BAR_END } from './StopBar';
import { isAllowed, isSameMove, moveOf, nearestMove, type StopMove } from './stop-moves';
import { usePointerDrag, type PointerWay } from './usePointerDrag';

/** Height of a row of the timeline with the gap below it, CSS px. */
export const BAR_ROW_PX = 34;

/** A bar that is pressed, with the plan as it was then: a newer one refuses the move. */
interface HeldBar {
  readonly plan: PatrolPlanFieldsFragment;
  readonly stop: PatrolStopRow;
  readonly isEnd: boolean;
}

/** Stores the move of a stop of a plan. */
export type OnStopMove = (
  plan: PatrolPlanFieldsFragment,
  stop: PatrolStopRow,
  move: StopMove,
) => Promise<unknown>;

/** Drags stops on the timeline by whole hours and whole rows, always to the nearest hours that the plan allows. */
export function useBarDrag(plan: PatrolPlanFieldsFragment, onMove: OnStopMove | null) {
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
