import { arrayParameter } from '../../../platform/db/array-parameter';
import {
  arraysOf,
  CHANGED_COLUMNS,
  DUE_COLUMNS,
  FIX_COLUMNS,
  JOURNEY_COLUMNS,
  PRESENCE_COLUMNS,
  STATE_COLUMNS,
  VIOLATION_COLUMNS,
  WAY_COLUMNS,
} from './save-drives.columns';
import type { DriveWrite } from './save-drives.queries';

/**
 * The parameters of `SAVE_DRIVES`: one array a column, the alerts and findings that have changed by journey, null for none, the
 * journeys whose bookings are all there are, and the packed states.
 */
export function saveDrivesValues(writes: readonly DriveWrite[]): (string | null)[] {
  const fixes = writes.flatMap(({ journey, newFixes }) =>
    newFixes.map((fix) => ({ fix, journeyId: journey.id })),
  );
  return [
    ...arraysOf(
      JOURNEY_COLUMNS,
      writes.map(({ journey }) => journey),
    ),
    ...arraysOf(FIX_COLUMNS, fixes),
    ...arraysOf(
      VIOLATION_COLUMNS,
      writes.flatMap(({ opened }) => opened),
    ),
    ...arraysOf(
      CHANGED_COLUMNS,
      writes.flatMap(({ changed }) => changed),
    ),
    changedLists(writes, ({ alerts }) => alerts),
    changedLists(writes, ({ findings }) => findings),
    ...arraysOf(
      WAY_COLUMNS,
      writes.flatMap(({ journey: { id: journeyId }, booked: { ways } }) =>
        ways.map((way) => ({ ...way, journeyId })),
      ),
    ),
    arrayParameter(writes.filter(({ booked }) => booked.isWhole).map(({ journey }) => journey.id)),
    ...arraysOf(
      STATE_COLUMNS,
      writes.flatMap(({ journey: { id: journeyId }, state }) =>
        state === null ? [] : [{ journeyId, state }],
      ),
    ),
  ];
}

function changedLists(
  writes: readonly DriveWrite[],
  listOf: (write: DriveWrite) => readonly object[] | null,
): string | null {
  const changed = writes.filter((write) => listOf(write) !== null);
  return changed.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(changed.map((write) => [write.journey.id, listOf(write)])));
}

/** Further parameters of `SAVE_BOUND_DRIVES`. */
export function boundDrivesValues(writes: readonly DriveWrite[]): string[] {
  const bound = writes.flatMap(({ journey, bound: left }) =>
    left === null ? [] : [{ journeyId: journey.id, receivedAt: journey.lastReceivedAt, bound: left }],
  );
  const presences = bound.flatMap(({ journeyId, receivedAt, bound: { presences: all } }) =>
    all.map((presence) => ({ ...presence, journeyId, receivedAt })),
  );
  return [...arraysOf(PRESENCE_COLUMNS, presences), ...arraysOf(DUE_COLUMNS, bound)];
}
