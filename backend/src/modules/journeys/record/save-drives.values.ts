import { arrayParameter } from '../../../platform/db/array-parameter';
import {
  CHANGED_COLUMNS,
  DUE_COLUMNS,
  fixArrays,
  JOURNEY_COLUMNS,
  jsonRows,
  PRESENCE_COLUMNS,
  STATE_COLUMNS,
  VIOLATION_COLUMNS,
  WAY_COLUMNS,
} from './save-drives.columns';
import type { DriveWrite } from './save-drives.queries';

/**
 * The parameters of `SAVE_DRIVES`: journeys, the alerts and findings that have changed by journey, null for none, their ways, the
 * journeys whose bookings are all there are, the packed states, and the fixes.
 */
export function saveDrivesValues(writes: readonly DriveWrite[]): (string | Buffer | null)[] {
  const journeys = writes.map(({ journey }) => journey);
  const ways = writes.flatMap(({ journey: { id: journeyId }, booked }) =>
    booked.ways.map((way) => ({ ...way, journeyId })),
  );
  return [
    jsonRows(JOURNEY_COLUMNS, journeys),
    changedLists(writes, ({ alerts }) => alerts),
    changedLists(writes, ({ findings }) => findings),
    jsonRows(WAY_COLUMNS, ways),
    arrayParameter(writes.filter(({ booked }) => booked.isWhole).map(({ journey }) => journey.id)),
    jsonRows(
      STATE_COLUMNS,
      writes.flatMap(({ journey: { id: journeyId }, state }) =>
        state === null ? [] : [{ journeyId, state }],
      ),
    ),
    ...fixArrays(
      writes.flatMap(({ journey, newFixes }) => newFixes.map((fix) => ({ fix, journeyId: journey.id }))),
    ),
  ];
}

/** Further parameters of `SAVE_JUDGED_DRIVES`: the violations. */
export function violationValues(writes: readonly DriveWrite[]): string[] {
  return [
    jsonRows(
      VIOLATION_COLUMNS,
      writes.flatMap(({ opened }) => opened),
    ),
    jsonRows(
      CHANGED_COLUMNS,
      writes.flatMap(({ changed }) => changed),
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

/** And those of `SAVE_BOUND_DRIVES`. */
export function boundDrivesValues(writes: readonly DriveWrite[]): string[] {
  const bound = writes.flatMap(({ journey, bound: left }) =>
    left === null ? [] : [{ journeyId: journey.id, receivedAt: journey.lastReceivedAt, bound: left }],
  );
  const presences = bound.flatMap(({ journeyId, receivedAt, bound: { presences: all } }) =>
    all.map((presence) => ({ ...presence, journeyId, receivedAt })),
  );
  return [jsonRows(PRESENCE_COLUMNS, presences), jsonRows(DUE_COLUMNS, bound)];
}
