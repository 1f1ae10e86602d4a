import { GAP_ABOVE_S } from '@wakafine/domain/speed/fix-filter';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import { violationsOf } from '@wakafine/domain/violations/judged-violations';
import type { JudgedViolation } from '@wakafine/domain/violations/judged-violations';
import { averageSpeedKmh, currentSpeedKmh } from '@wakafine/domain/speed/journey-state';
import { withoutSettled } from '@wakafine/domain/journeys/judged-way';
import type { Judgement } from '@wakafine/domain/journeys/judgement';
import { LIMITS } from '@wakafine/domain/input/limits';
import type { JudgedHistory } from '@wakafine/domain/violations/smoothed-times';
import type { Db } from '../../../platform/db/db';
import type { Statement } from '../../../platform/db/statement';
import { defineFlush } from '../../../platform/db/grouped-flush';
import type { AppCtx } from '../../identity/accounts/actor';
import { isWorthPublishing, planViolations } from '../../violations/plan-violations';
import type { ViolationPlan } from '../../violations/plan-violations';
import { countStanding } from '../../violations/revisions/review-plan';
import type { Violation } from '../../violations/violation.entity';
import { violationChanged, violationOpened } from '../../violations/violations.events';
import type { Journey } from '../journey.entity';
import { boundDriveOf, presentAfter } from './bound-drive';
import { alertsToStore } from './journey-alerts';
import { findingsToStore } from './journey-findings';
import { journeyChanged, vehicleEventsDue } from '../journeys.events';
import type { KnownDrive } from './known-drive';
import {
  SAVE_BOOKED_DRIVES,
  SAVE_BOUND_DRIVES,
  SAVE_DRIVES,
  SAVE_JUDGED_BOUND_DRIVES,
  SAVE_JUDGED_DRIVES,
} from './save-drives.queries';
import type { DriveWrite, SavedRow } from './drive-write';
import { boundDrivesValues, saveDrivesValues, violationValues, wayValues } from './save-drives.values';
import { waysDue, waysOf } from './judged-ways';
import { stateToStore } from './stored-state';

const MAX_DISTANCE_M = LIMITS.distanceKm.max * 1000;
const FIXES_PER_FLUSH = 5_000;

/** Change of a journey that was read. */
export interface DriveChange {
  readonly known: KnownDrive;
  /** The journey with its end as it is to be. */
  readonly journey: Journey;
  /** The time at which something of it was received last. */
  readonly lastReceivedAt: Date;
  readonly judgement: Judgement;
  /** The whole of an ended journey; null while it goes on. */
  readonly history: JudgedHistory | null;
  readonly newFixes: readonly StoredFix[];
  readonly acceptedThrough: number;
  /** False saves the work of comparing the violations where they can't have changed. */
  readonly hasSpeedingChanged: boolean;
  /** False leaves the alerts as they are stored. */
  readonly haveAlertsChanged: boolean;
  /** False leaves the findings as they are stored. */
  readonly haveFindingsChanged: boolean;
  /** Whether all fixes were judged, and not only new ones on top of what was known. */
  readonly isWhole: boolean;
}

/** Writes of many requests in one commit; the rows that belong to a write, or none when it came too late. */
const saveDrives = defineFlush<DriveWrite, SavedRow[]>({
  maxWeight: FIXES_PER_FLUSH,
  weightOf: ({ newFixes }) => newFixes.length,
  async flush(db: Db, writes: readonly DriveWrite[]): Promise<SavedRow[][]> {
    const rows = await storedRows(db, writes);
    const byJourney = new Map<number, SavedRow[]>(writes.map(({ journey }) => [journey.id, []]));
    rows.forEach((row) => byJourney.get(row.journeyId)?.push(row));
    return writes.map(({ journey }) => byJourney.get(journey.id) ?? []);
  },
});

/** The rows of one statement for all writes: the shortest one that has what is in them. */
function storedRows(db: Db, writes: readonly DriveWrite[]): Promise<SavedRow[]> {
  const has = {
    violations: writes.some(({ opened, changed }) => opened.length > 0 || changed.length > 0),
    bound: writes.some(({ bound }) => bound !== null),
    ways: writes.some(({ booked }) => booked.isWhole || booked.ways.length > 0),
  };
  return db.composedRows<SavedRow>(statementFor(has), [
    ...saveDrivesValues(writes),
    ...(has.violations || has.bound || has.ways ? wayValues(writes) : []),
    ...(has.violations ? violationValues(writes) : []),
    ...(has.bound ? boundDrivesValues(writes) : []),
  ]);
}

function statementFor(has: Readonly<Record<'violations' | 'bound' | 'ways', boolean>>): Statement {
  if (has.bound) {
    return has.violations ? SAVE_JUDGED_BOUND_DRIVES : SAVE_BOUND_DRIVES;
  }
  if (has.violations) {
    return SAVE_JUDGED_DRIVES;
  }
  return has.ways ? SAVE_BOOKED_DRIVES : SAVE_DRIVES;
}

/** Result of a change for a journey and its violations. */
export interface PlannedDrive {
  readonly journey: Journey;
  readonly plan: ViolationPlan;
}

/** The figures and violations that a judged drive gives, before they are stored. */
export function planDrive({ clock }: Pick<AppCtx, 'clock'>, change: DriveChange): PlannedDrive {
  const { known, judgement, hasSpeedingChanged } = change;
  const judged = judgedOf(change);
  const plan = hasSpeedingChanged
    ? planViolations(change.journey, known.violations, {
        judged,
        knownUntilMs: knownUntilMs(judgement),
        judgedAt: clock(),
      })
    : { opened: [], changed: [] };
  // What people have rejected in a case is judged still, and counted no more.
  const isAnySettled = known.violations.some(({ isSettled }) => isSettled);
  const violationCount = isAnySettled ? countStanding(known.violations, plan) : judged.length;
  return { journey: withFigures(change, violationCount), plan };
}

/**
 * Stores fixes, figures and violations together and publishes them. Null when another process has changed the
 * journey since it was read; nothing is stored then.
 */
export async function saveDrive(
  ctx: AppCtx,
  change: DriveChange,
  { journey, plan }: PlannedDrive = planDrive(ctx, change),
): Promise<KnownDrive | null> {
  const { known, judgement, newFixes, haveAlertsChanged, haveFindingsChanged } = change;
  const bound = boundDriveOf(journey, { newFixes, plan, present: known.present });
  const alerts = haveAlertsChanged
    ? alertsToStore(judgement.drive, { hasEnded: journey.endedAt !== null })
    : null;
  const findings = haveFindingsChanged ? findingsToStore(judgement.findings) : null;
  const { booked, stored: ways } = waysDue(known.ways, waysOf(journey, judgement), change);
  const way = withoutSettled(judgement.way, judgement.drive.lastGoodAtMs ?? 0);
  const settled = { judgement: { ...judgement, way }, law: known.law };
  const state = stateToStore(ctx, journey, settled);
  const { opened, changed } = plan;
  const write = { journey, newFixes, opened, changed, alerts, findings, bound, booked, state };
  const rows = await ctx.flushes.run(saveDrives, write);
  if (rows.length === 0) {
    return null;
  }
  const violations = publishViolations(ctx, { plan, rows, before: known.violations });
  ctx.emit(journeyChanged(journey));
  if (rows.some(({ kind }) => kind === 'due')) {
    ctx.emit(vehicleEventsDue(null));
  }
  const present = presentAfter(known.present, bound);
  // Written out: to spread an object and add members to the copy takes microseconds.
  return { judgement: settled.judgement, law: settled.law, journey, violations, present, ways };
}

/** Publishes the violations that have opened or changed, and gives all of the journey as they are stored now. */
function publishViolations(
  ctx: AppCtx,
  saved: { plan: ViolationPlan; rows: readonly SavedRow[]; before: readonly Violation[] },
): readonly Violation[] {
  const { plan, rows, before } = saved;
  const now = new Map(before.map((violation) => [violation.id, violation]));
  for (const { before: was, after } of plan.changed) {
    const row = rows.find((each) => each.kind === 'changed' && each.id === after.id);
    const violation = { ...after, ...(row?.kind === 'changed' ? decidedElsewhere(row) : {}) };
    now.set(violation.id, violation);
    if (was.isClaimed && !violation.isWithdrawn) {
      ctx.emit(violationOpened(violation));
    } else if (isWorthPublishing({ before: was, after })) {
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

/** Status of a violation by others than its drive: the cached one may be old. */
function decidedElsewhere(row: Extract<SavedRow, { kind: 'changed' }>): Partial<Violation> {
  const { reportedAt, reportedBy, binding, eventId, isPrimary, namedAgency } = row;
  return { reportedAt, reportedBy, binding, eventId, isPrimary, namedAgency };
}

/** The next fix belongs to an open violation at most so long after the last one. */
function knownUntilMs({ drive }: Judgement): number {
  return (drive.lastGoodAtMs ?? 0) + GAP_ABOVE_S * 1000;
}

/** The violations of a drive; a file can be edited: what it shows counts in its journey only. */
function judgedOf({ journey, judgement, history, known }: DriveChange): readonly JudgedViolation[] {
  const { thresholds } = known.law;
  const judged = violationsOf(judgement.speeding, {
    hasEnded: journey.endedAt !== null,
    thresholds,
    history,
  });
  return journey.isImported ? judged.map((each) => ({ ...each, grade: 'C' })) : judged;
}

function withFigures(
  { journey, lastReceivedAt, judgement: { drive, way }, newFixes, acceptedThrough }: DriveChange,
  violationCount: number,
): Journey {
  const isActive = journey.endedAt === null;
  return {
    ...journey,
    lastReceivedAt,
    version: journey.version + 1,
    // Days of driving could pass what the column takes; a bound is better than a refused fix.
    distanceM: Math.min(drive.distanceM, MAX_DISTANCE_M),
    maxSpeedKmh: drive.maxSpeedKmh,
    averageSpeedKmh: averageSpeedKmh(drive),
    movingS: drive.moving.measured.seconds,
    observedS: Math.round(way.observedMs / 1000),
    currentSpeedKmh: isActive ? currentSpeedKmh(drive) : null,
    violationCount,
    lastFixAt: drive.lastGoodAtMs === null ? null : new Date(drive.lastGoodAtMs),
    fixCount: journey.fixCount + newFixes.length,
    acceptedThrough,
  };
}
