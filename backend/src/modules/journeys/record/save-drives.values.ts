import { arrayParameter } from '../../../platform/db/array-parameter';
import {
  CHANGED_COLUMNS,
  columnArrays,
  DUE_COLUMNS,
  FIX_COLUMNS,
  JOURNEY_COLUMNS,
  jsonRows,
  PRESENCE_COLUMNS,
  VIOLATION_COLUMNS,
  WAY_COLUMNS,
} from './save-drives.columns';
import type { DriveWrite } from './drive-write';

/** The parameters of `SAVE_DRIVES`: journeys and fixes, a column each. */
export function saveDrivesValues(writes: readonly DriveWrite[]): Buffer[] {
  return [
    ...columnArrays(JOURNEY_COLUMNS, writes),
    ...columnArrays(
      FIX_COLUMNS,
      writes.flatMap(({ journey, newFixes }) => newFixes.map((fix) => ({ fix, journeyId: journey.id }))),
    ),
  ];
}

/** Further parameters of all others: ways, and the journeys whose ways are all there are. */
export function wayValues(writes: readonly DriveWrite[]): string[] {
  const ways = writes.flatMap(({ journey: { id: journeyId }, booked }) =>
    booked.ways.map((way) => ({ ...way, journeyId })),
  );
  const whole = writes.filter(({ booked }) => booked.isWhole).map(({ journey }) => journey.id);
  return [jsonRows(WAY_COLUMNS, ways), arrayParameter(whole)];
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
