import { LIMITS } from '@wakafine/domain/limits';
import {
  averageSpeedKmh,
  currentSpeedKmh,
  driveEpisodes,
} from '@wakafine/domain/journey-state';
import type { Drive } from '@wakafine/domain/journey-state';
import { inTransaction } from '../../platform/unit-of-work';
import type { AppCtx } from '../identity/actor';
import { saveEpisodes } from '../violations/save-episodes';
import type { Journey } from './journey.entity';
import { journeyChanged } from './journeys.events';
import { SAVE_DRIVE } from './journeys.queries';
import type { StoredFix } from './received-fix';

const MAX_DISTANCE_M = LIMITS.distanceKm.max * 1000;

/** A journey as it was read, and what is to become of it. */
export interface DriveChange {
  /** As read, with its times already as they are to be. */
  readonly journey: Journey;
  readonly drive: Drive;
  readonly newFixes: readonly StoredFix[];
  readonly acceptedThrough: number;
  /** False saves the work of comparing the violations where they can't have changed. */
  readonly haveEpisodesChanged: boolean;
}

/**
 * Stores fixes, figures and violations together and tells of them. Null when another process has changed the
 * journey since it was read; nothing is stored then.
 */
export async function saveDrive(ctx: AppCtx, change: DriveChange): Promise<Journey | null> {
  const next = withFigures(change);
  const save = async (saving: AppCtx): Promise<Journey | null> => {
    const [saved] = await saving.db.rows<{ id: number }>(SAVE_DRIVE, valuesOf(next, change));
    if (saved === undefined) {
      return null;
    }
    if (change.haveEpisodesChanged) {
      await saveEpisodes(saving, next, episodesOf(next, change.drive));
    }
    saving.emit(journeyChanged(next));
    return next;
  };
  return change.haveEpisodesChanged ? inTransaction(ctx, save) : save(ctx);
}

function episodesOf({ endedAt }: Journey, drive: Drive) {
  return driveEpisodes(drive, { hasEnded: endedAt !== null });
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
    currentSpeedKmh: isActive ? currentSpeedKmh(drive) : null,
    violationCount: episodesOf(journey, drive).length,
    lastFixAt: drive.lastGoodAtMs === null ? null : new Date(drive.lastGoodAtMs),
    fixCount: journey.fixCount + newFixes.length,
    acceptedThrough,
  };
}

function valuesOf(next: Journey, { journey, newFixes }: DriveChange): unknown[] {
  const column = <Key extends keyof StoredFix>(key: Key): string => arrayLiteral(newFixes, key);
  return [
    next.id,
    journey.version,
    next.distanceM,
    next.maxSpeedKmh,
    next.averageSpeedKmh,
    next.currentSpeedKmh,
    next.violationCount,
    next.lastFixAt,
    next.fixCount,
    next.acceptedThrough,
    next.lastReceivedAt,
    next.declaredEndedAt,
    next.endedAt,
    next.isEndProvisional,
    column('seq'),
    column('lat'),
    column('lng'),
    column('recordedAtMs'),
    column('accuracyM'),
    column('speedKmh'),
    column('headingDeg'),
    column('clockOffsetMs'),
    column('isFuture'),
  ];
}

/** One column of the fixes as a PostgreSQL array; numbers and booleans need no quoting, which saves time here. */
function arrayLiteral<Key extends keyof StoredFix>(fixes: readonly StoredFix[], key: Key): string {
  return `{${fixes.map((fix) => fix[key] ?? 'NULL').join(',')}}`;
}
