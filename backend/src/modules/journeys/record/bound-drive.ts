import { presencesOf } from '@wakafine/domain/journeys/presence';
import type { Presence } from '@wakafine/domain/journeys/presence';
import type { ViolationPlan } from '../../violations/plan-violations';
import type { Journey } from '../journey.entity';
import type { StoredFix } from '@wakafine/domain/speed/fix';

/** Contribution of a journey that is more than typed to the events of its vehicle. */
export interface BoundDrive {
  /** Places of its new fixes, once a minute. */
  readonly presences: readonly Presence[];
  /** Whether its violations changed; where only its places are new, they matter to others in the vehicle alone. */
  readonly haveViolationsChanged: boolean;
  /** The time in which events may be others now, ms since the epoch. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** The latest minute of a drive in which its place is stored, and the time of the fix that gave it. */
export type PresentMinute = Pick<Presence, 'minuteMs' | 'recordedAtMs'>;

/**
 * Contribution of a change of a journey to the events of its vehicle; null where its plate was only typed, or
 * nothing is new:
 * most pushes lie in a minute (`present`) of which an earlier fix is stored.
 */
export function boundDriveOf(
  journey: Pick<Journey, 'binding' | 'isImported'>,
  {
    newFixes,
    plan,
    present,
  }: { newFixes: readonly StoredFix[]; plan: ViolationPlan; present: PresentMinute | null },
): BoundDrive | null {
  if (journey.binding === 'TYPED' || journey.isImported) {
    return null;
  }
  const fixes = newFixes.filter(({ isFuture }) => !isFuture);
  const presences = presencesOf(fixes).filter((presence) => !isStored(presence, present));
  const violations = [...plan.opened, ...plan.changed.flatMap(({ before, after }) => [before, after])];
  if (presences.length === 0 && violations.length === 0) {
    return null;
  }
  const timesMs = [
    ...fixes.map(({ recordedAtMs }) => recordedAtMs),
    ...violations.flatMap(({ startedAt, endedAt }) => [
      startedAt.getTime(),
      (endedAt ?? startedAt).getTime(),
    ]),
  ];
  return {
    presences,
    haveViolationsChanged: violations.length > 0,
    fromMs: timesMs.reduce((least, timeMs) => Math.min(least, timeMs), Infinity),
    toMs: timesMs.reduce((most, timeMs) => Math.max(most, timeMs), -Infinity),
  };
}

/**
 * The latest minute that is stored after a change. Of the first one that a process sees of a drive nothing counts as
 * stored, since its vehicle may have been proven in the middle of it.
 */
export function presentAfter(
  before: PresentMinute | null,
  bound: Pick<BoundDrive, 'presences'> | null,
): PresentMinute | null {
  const latest = bound?.presences.at(-1);
  if (latest === undefined || (before !== null && latest.minuteMs < before.minuteMs)) {
    return before;
  }
  const { minuteMs, recordedAtMs } = latest;
  const isFirst = before === null || (minuteMs === before.minuteMs && before.recordedAtMs === Infinity);
  return { minuteMs, recordedAtMs: isFirst ? Infinity : recordedAtMs };
}

function isStored({ minuteMs, recordedAtMs }: Presence, present: PresentMinute | null): boolean {
  return present !== null && minuteMs === present.minuteMs && recordedAtMs >= present.recordedAtMs;
}
