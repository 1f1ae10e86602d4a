import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PatrolPlanFieldsFragment, PatrolStopInput } from '../../../graphql/staff';
import { TONIGHT_MESSAGES } from './messages';
import { letterOf, nameOfStop, sentStop, type PatrolStopRow } from './stops/patrol-setup';
import { stopsAfter, type StopMove } from './stops/stop-moves';
import type { usePatrolPlan } from './usePatrolPlan';
import { usePatrolTexts } from './usePatrolTexts';

/** Stops before a change of one's own, and the version that it has led to. */
interface Past {
  readonly stops: PatrolStopInput[];
  readonly version: number;
}

/** Changes the stops of a plan, says what became of it, and takes the last ones back, as long as nobody else has changed the plan. */
export function useStopChanges(
  plan: PatrolPlanFieldsFragment,
  change: ReturnType<typeof usePatrolPlan>['change'],
) {
  const { formatMessage } = useIntl();
  const texts = usePatrolTexts();
  const [past, setPast] = useState<readonly Past[]>([]);
  const [said, setSaid] = useState('');
  const last = past.at(-1);
  const canUndo = last !== undefined && last.version === plan.version;

  async function store(
    from: PatrolPlanFieldsFragment,
    wished: { stops?: PatrolStopInput[]; isReplanned?: boolean },
  ): Promise<PatrolPlanFieldsFragment | null> {
    setSaid('');
    const after = await change({ plan: from, ...wished });
    if (after !== null) {
      const step = { stops: from.stops.map(sentStop), version: after.version };
      setPast((before) => [...(before.at(-1)?.version === from.version ? before : []), step]);
    }
    return after;
  }

  return {
    /** The last move in words; empty where there is nothing to say. */
    said,
    /** Stores other stops, or plans all but locked ones anew. */
    store: (wished: { stops?: PatrolStopInput[]; isReplanned?: boolean }) => store(plan, wished),
    /** Moves a stop of the plan that was on the page then; gives where it is now, or null where that was refused. */
    move: async (
      from: PatrolPlanFieldsFragment,
      stop: PatrolStopRow,
      move: StopMove,
    ): Promise<PatrolStopRow | null> => {
      const after = await store(from, { stops: stopsAfter(from, stop, move) });
      const moved = after?.stops.find(
        ({ patrol, fromHour, place }) =>
          patrol === move.patrol && fromHour === move.fromHour && place.segmentId === move.segmentId,
      );
      if (after === null || moved === undefined) {
        return null;
      }
      setSaid(
        formatMessage(TONIGHT_MESSAGES.moved, {
          stop: nameOfStop(from.stops, stop),
          patrol: letterOf(moved.patrol),
          from: texts.hour(after, moved.fromHour),
          until: texts.hour(after, moved.fromHour + moved.hours),
          spot: texts.spot(moved.place),
        }),
      );
      return moved;
    },
    /** Puts the last change back; null where there is none, or somebody else has changed the plan since. */
    undo: canUndo
      ? async () => {
          setSaid('');
          const after = await change({ plan, stops: last.stops });
          if (after !== null) {
            // The change before it has led to the stops that there are now.
            setPast((before) =>
              before
                .slice(0, -1)
                .map((each, at, { length }) =>
                  at === length - 1 ? { ...each, version: after.version } : each,
                ),
            );
            setSaid(formatMessage(TONIGHT_MESSAGES.undone));
          }
        }
      : null,
  };
}
