import { presencesOf } from '@wakafine/domain/presence';
import type { Presence } from '@wakafine/domain/presence';
import type { EpisodePlan } from '../violations/plan-episodes';
import type { Journey } from './journey.entity';
import type { StoredFix } from './received-fix';

/** What a journey that is more than typed leaves for the events of its vehicle. */
export interface BoundDrive {
  /** Where its new fixes were, once a minute. */
  readonly presences: readonly Presence[];
  /** The time in which events may be others now, ms since the epoch. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** What a change of a journey leaves for the events of its vehicle; null where its plate was only typed, or nothing is new. */
export function boundDriveOf(
  journey: Pick<Journey, 'binding' | 'isImported'>,
  { newFixes, plan }: { newFixes: readonly StoredFix[]; plan: EpisodePlan },
): BoundDrive | null {
  if (journey.binding === 'TYPED' || journey.isImported) {
    return null;
  }
  const fixes = newFixes.filter(({ isFuture }) => !isFuture);
  const violations = [...plan.opened, ...plan.changed.flatMap(({ before, after }) => [before, after])];
  const timesMs = [
    ...fixes.map(({ recordedAtMs }) => recordedAtMs),
    ...violations.flatMap(({ startedAt, endedAt }) => [
      startedAt.getTime(),
      (endedAt ?? startedAt).getTime(),
    ]),
  ];
  if (timesMs.length === 0) {
    return null;
  }
  return {
    presences: presencesOf(fixes),
    fromMs: timesMs.reduce((least, timeMs) => Math.min(least, timeMs), Infinity),
    toMs: timesMs.reduce((most, timeMs) => Math.max(most, timeMs), -Infinity),
  };
}
