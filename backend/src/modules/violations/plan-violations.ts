import type { JudgedViolation } from '@wakafine/domain/violations/judged-violations';
import { RULE_VERSION } from '@wakafine/domain/journeys/judgement';
import { roadCellOf, roadOfCell } from '@wakafine/domain/places/road-corridors';
import { matchViolations } from './match-violations';
import type { JourneyBinding } from './vehicle-enums';
import type { Violation } from './violation.entity';

/** Members that a violation inherits from its journey. */
export type JourneyOfViolation = Pick<
  Violation,
  'accountId' | 'vehicleId' | 'vehicleType' | 'registrationNumber' | 'category' | 'transportAgency' | 'isDemo'
> & { readonly id: number; readonly binding: JourneyBinding };

/** A violation that is not stored yet. */
export type NewViolation = Omit<Violation, 'id' | 'publicId' | 'namedAgency'>;

/** A stored violation before and after. */
export interface ChangedViolation {
  readonly before: Violation;
  readonly after: Violation;
}

/** Changes to be stored so that the violations of a journey are those of its track. */
export interface ViolationPlan {
  readonly opened: readonly NewViolation[];
  readonly changed: readonly ChangedViolation[];
}

/** Proofs of a track: its violations, their extent, and the time of judging. */
export interface JudgedTrack {
  readonly judged: readonly JudgedViolation[];
  readonly knownUntilMs: number;
  readonly judgedAt: Date;
}

/** Compares the stored violations of a journey with those that its track proves. */
export function planViolations(
  journey: JourneyOfViolation,
  stored: readonly Violation[],
  { judged: all, knownUntilMs, judgedAt }: JudgedTrack,
): ViolationPlan {
  const { pairs, withdrawn } = matchViolations(stored, all, knownUntilMs);
  const opened: NewViolation[] = [];
  const changed: ChangedViolation[] = withdrawn.map((before) => ({
    before,
    after: { ...before, isWithdrawn: true, judgedAt },
  }));
  for (const { judged, stored: before } of pairs) {
    const figures = { ...figuresOf(judged), judgedAt };
    if (before === null) {
      opened.push(newViolation(journey, figures));
      continue;
    }
    // What people have lowered or rejected in a case stays so.
    if (before.isSettled) {
      continue;
    }
    const after = { ...before, ...figures, isClaimed: false, isWithdrawn: false };
    if (!isSame(before, after)) {
      changed.push({ before, after });
    }
  }
  return { opened, changed };
}

/** Whether those who watch are notified of a change: another severity or end, withdrawn or back. */
export function isWorthPublishing({ before, after }: ChangedViolation): boolean {
  return (
    before.severity !== after.severity ||
    before.endedAt?.getTime() !== after.endedAt?.getTime() ||
    before.isWithdrawn !== after.isWithdrawn
  );
}

/** Whether nothing but the time of the judgement differs. */
function isSame(before: Violation, after: Violation): boolean {
  return (
    !isWorthPublishing({ before, after }) &&
    before.isClaimed === after.isClaimed &&
    JUDGED_FIELDS.every((field) => valueOf(before[field]) === valueOf(after[field]))
  );
}

function valueOf(value: Date | string | number | boolean | null): string | number | boolean | null {
  return value instanceof Date ? value.getTime() : value;
}

function newViolation(journey: JourneyOfViolation, figures: JudgedFigures): NewViolation {
  const { id: journeyId, accountId, vehicleId, vehicleType } = journey;
  const { registrationNumber, category, transportAgency, isDemo, binding } = journey;
  return {
    journeyId,
    accountId,
    vehicleId,
    vehicleType,
    registrationNumber,
    category,
    transportAgency,
    isDemo,
    ...figures,
    isClaimed: false,
    isWithdrawn: false,
    binding,
    eventId: null,
    isPrimary: true,
    reportedAt: null,
    reportedBy: null,
    isContested: false,
    isSettled: false,
  };
}

type JudgedFigures = ReturnType<typeof figuresOf> & Pick<Violation, 'judgedAt'>;

function figuresOf(judged: JudgedViolation) {
  const { startedAtMs, endedAtMs, peakKmh, meanKmh, peakAt, severity, grade, fixCount } = judged;
  const { limit, proof, isOverGaps, headingDeg, beganAt } = judged;
  return {
    startedAt: new Date(startedAtMs),
    endedAt: endedAtMs === null ? null : new Date(endedAtMs),
    // Over gaps there is no reading: the mean is all that is known.
    speedKmh: peakKmh ?? meanKmh,
    meanSpeedKmh: meanKmh,
    latitude: peakAt.lat,
    longitude: peakAt.lng,
    headingDeg,
    severity,
    grade,
    fixCount,
    provenKmh: proof.provenKmh,
    uncertaintyKmh: proof.uncertaintyKmh,
    provenS: (proof.toMs - proof.fromMs) / 1000,
    isOverGaps,
    limitKmh: limit.limitKmh,
    limitId: limit.id,
    limitZone: limit.zone,
    limitPlace: limit.placeName,
    limitSource: limit.source,
    isLimitConfirmed: limit.isConfirmed,
    thresholdsSince: judged.thresholdsSinceMs === null ? null : new Date(judged.thresholdsSinceMs),
    ruleVersion: RULE_VERSION,
    road: grade === 'C' ? null : (roadOfCell(roadCellOf(beganAt)) ?? ('' as const)),
  };
}

/** Values that a judgement gives a violation. */
const JUDGED_FIELDS = [
  'startedAt',
  'headingDeg',
  'speedKmh',
  'meanSpeedKmh',
  'grade',
  'fixCount',
  'provenKmh',
  'uncertaintyKmh',
  'provenS',
  'isOverGaps',
  'limitKmh',
  'limitId',
  'isLimitConfirmed',
  'thresholdsSince',
  'ruleVersion',
  'road',
] as const satisfies readonly (keyof Violation)[];
