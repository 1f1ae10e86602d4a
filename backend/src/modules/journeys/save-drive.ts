import { GAP_ABOVE_S } from '@wakafine/domain/fix-filter';
import { averageSpeedKmh, currentSpeedKmh, driveEpisodes } from '@wakafine/domain/journey-state';
import type { Drive } from '@wakafine/domain/journey-state';
import { LIMITS } from '@wakafine/domain/limits';
import type { Episode } from '@wakafine/domain/violations';
import type { Db } from '../../platform/db';
import { defineFlush } from '../../platform/grouped-flush';
import type { AppCtx } from '../identity/actor';
import { isWorthTelling, planEpisodes } from '../violations/plan-episodes';
import type { EpisodePlan } from '../violations/plan-episodes';
import type { Violation } from '../violations/violation.entity';
import { violationChanged, violationOpened } from '../violations/violations.events';
import type { Journey } from './journey.entity';
import { boundDriveOf, presentAfter } from './bound-drive';
import { journeyChanged, vehicleEventsDue } from './journeys.events';
import type { KnownDrive } from './known-drive';
import type { StoredFix } from './received-fix';
import { boundDrivesValues, SAVE_BOUND_DRIVES, SAVE_DRIVES, saveDrivesValues } from './save-drives.queries';
import type { DriveWrite, SavedRow } from './save-drives.queries';

const MAX_DISTANCE_M = LIMITS.distanceKm.max * 1000;
const FIXES_PER_FLUSH = 5_000;

/** What is to become of a journey that was read. */
export interface DriveChange {
  readonly known: KnownDrive;
  /** The journey with its times as they are to be. */
  readonly journey: Journey;
  readonly drive: Drive;
  readonly newFixes: readonly StoredFix[];
  readonly acceptedThrough: number;
  /** False saves the work of comparing the violations where they can't have changed. */
  readonly haveEpisodesChanged: boolean;
}

/** Writes of many requests in one commit; the rows that belong to a write, or none when it came too late. */
const saveDrives = defineFlush<DriveWrite, SavedRow[]>({
  maxWeight: FIXES_PER_FLUSH,
  weightOf: ({ newFixes }) => newFixes.length,
  async flush(db: Db, writes: readonly DriveWrite[]): Promise<SavedRow[][]> {
    const rows = writes.some(({ bound }) => bound !== null)
      ? await db.rows<SavedRow>(SAVE_BOUND_DRIVES, [
          ...saveDrivesValues(writes),
          ...boundDrivesValues(writes),
        ])
      : await db.rows<SavedRow>(SAVE_DRIVES, saveDrivesValues(writes));
    const byJourney = new Map<number, SavedRow[]>(writes.map(({ journey }) => [journey.id, []]));
    rows.forEach((row) => byJourney.get(row.journeyId)?.push(row));
    return writes.map(({ journey }) => byJourney.get(journey.id) ?? []);
  },
});

/**
 * Stores fixes, figures and violations together and tells of them. Null when another process has changed the
 * journey since it was read; nothing is stored then.
 */
export async function saveDrive(ctx: AppCtx, change: DriveChange): Promise<KnownDrive | null> {
  const journey = withFigures(change);
  const { known, drive, newFixes, haveEpisodesChanged } = change;
  const plan = haveEpisodesChanged
    ? planEpisodes(journey, known.violations, trackOf(journey, drive))
    : { opened: [], changed: [] };
  const bound = boundDriveOf(journey, { newFixes, plan, present: known.present });
  const rows = await ctx.flushes.run(saveDrives, { journey, newFixes, ...plan, bound });
  if (rows.length === 0) {
    return null;
  }
  const violations = tellViolations(ctx, { plan, rows, before: known.violations });
  ctx.emit(journeyChanged(journey));
  if (rows.some(({ kind }) => kind === 'due')) {
    ctx.emit(vehicleEventsDue(null));
  }
  const present = presentAfter(known.present, bound);
  return { journey, drive, thresholds: known.thresholds, violations, present };
}

/** Tells of the violations that have opened or changed, and gives all of the journey as they are stored now. */
function tellViolations(
  ctx: AppCtx,
  saved: { plan: EpisodePlan; rows: readonly SavedRow[]; before: readonly Violation[] },
): readonly Violation[] {
  const { plan, rows, before } = saved;
  const now = new Map(before.map((violation) => [violation.id, violation]));
  for (const { before: was, after } of plan.changed) {
    const row = rows.find((each) => each.kind === 'changed' && each.id === after.id);
    const violation = { ...after, ...(row?.kind === 'changed' ? decidedElsewhere(row) : {}) };
    now.set(violation.id, violation);
    if (was.isClaimed && !violation.isWithdrawn) {
      ctx.emit(violationOpened(violation));
    } else if (isWorthTelling({ before: was, after })) {
      ctx.emit(violationChanged(violation));
    }
  }
  for (const opened of plan.opened) {
    const startedMs = opened.startedAt.getTime();
    const row = rows.find((each) => each.kind === 'opened' && each.startedMs === startedMs);
    if (row?.kind === 'opened') {
      const { id, publicId, namedAgency, vehicleId, registrationNumber, binding } = row;
      const violation = { ...opened, id, publicId, namedAgency, vehicleId, registrationNumber, binding };
      now.set(violation.id, violation);
      ctx.emit(violationOpened(violation));
    }
  }
  return [...now.values()];
}

/** What others than its drive make of a violation: what is remembered of that may be old. */
function decidedElsewhere(row: Extract<SavedRow, { kind: 'changed' }>): Partial<Violation> {
  const { reportedAt, reportedBy, binding, eventId, isPrimary, namedAgency } = row;
  return { reportedAt, reportedBy, binding, eventId, isPrimary, namedAgency };
}

function trackOf(journey: Journey, drive: Drive) {
  // The next fix belongs to an open episode at most so long after the last one.
  const knownUntilMs = (drive.lastGoodAtMs ?? 0) + GAP_ABOVE_S * 1000;
  return { episodes: episodesOf(journey, drive), knownUntilMs };
}

/** What of a drive is a violation: nobody is accused in a train, nor for what lies outside the service area. */
function episodesOf({ endedAt, isImported, vehicleType }: Journey, drive: Drive): readonly Episode[] {
  const episodes = driveEpisodes(drive, { hasEnded: endedAt !== null }).filter(
    ({ isInServiceArea }) => isInServiceArea && vehicleType !== 'TRAIN',
  );
  // A file can be edited: what it shows counts in its journey only.
  return isImported ? episodes.map((episode) => ({ ...episode, grade: 'C' })) : episodes;
}

function withFigures({ journey, drive, newFixes, acceptedThrough }: DriveChange): Journey {
  const isActive = journey.endedAt === null;
  return {
    ...journey,
    version: journey.version + 1,
    // Days of driving could pass what the column takes; a bound is better than a refused fix.
    distanceM: Math.min(drive.distanceM, MAX_DISTANCE_M),
    maxSpeedKmh: drive.maxSpeedKmh,
    averageSpeedKmh: averageSpeedKmh(drive),
    movingS: drive.moving.measured.seconds,
    currentSpeedKmh: isActive ? currentSpeedKmh(drive) : null,
    violationCount: episodesOf(journey, drive).length,
    lastFixAt: drive.lastGoodAtMs === null ? null : new Date(drive.lastGoodAtMs),
    fixCount: journey.fixCount + newFixes.length,
    acceptedThrough,
  };
}
