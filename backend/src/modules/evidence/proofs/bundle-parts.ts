import { createHmac } from 'node:crypto';
import {
  deciKmh,
  digitsPart,
  fixRow,
  gapLimitsPart,
  scaled,
  thresholdsPart,
} from '@wakafine/domain/evidence/bundle';
import type { FixRow, LimitPart } from '@wakafine/domain/evidence/bundle';
import type { EvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import { SEALED_WITHIN_MS, sealedDrive } from '@wakafine/domain/evidence/sealed-drive';
import { resultPart } from '@wakafine/domain/evidence/violation-figures';
import { judgedClass } from '@wakafine/domain/journeys/judged-class';
import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { GAP_ABOVE_S } from '@wakafine/domain/speed/fix-filter';
import type { StoredFix } from '@wakafine/domain/speed/fix';
import { HOUR_MS } from '@wakafine/domain/units';
import type { Ctx, Services } from '../../../platform/context/context';
import type { Journey } from '../../journeys/journey.entity';
import { currentLaw, rulesOf } from '../../journeys/record/journey-law';
import type { Violation } from '../../violations/violation.entity';
import { FIXES_BETWEEN, WITNESSES } from './proof.queries';

/** The place on paper: 1e-4 degrees, some 11 m. */
const PAPER_PER_DEGREE = 1e4;

/** The parts of a sealed record by name. */
type Parts = Readonly<Record<string, EvidenceJson>>;

/** Parts that a violation rests on, for a journey whose fixes are all there. */
export async function partsOfDrive(
  ctx: Ctx & Services,
  violation: Violation,
  journey: Journey,
): Promise<Parts> {
  const law = await currentLaw(ctx);
  const rules = rulesOf(ctx, journey, law);
  const { limitAt } = rules;
  const [startedMs, endedMs] = spanOf(violation);
  const all: StoredFix[] = await ctx.db.rows(FIXES_BETWEEN, [
    journey.id,
    new Date(startedMs - SEALED_WITHIN_MS),
    new Date(endedMs + SEALED_WITHIN_MS),
  ]);
  const result = resultPart({ ...violation, startedAtMs: startedMs, endedAtMs: endedMs });
  const { fixes, gapLimits } = sealedDrive(all, { result, rules });
  const limits = limitList(violation, [...fixes.map(limitAt), ...gapLimits.map(({ limit }) => limit)]);
  const positionOf = ({ id }: LegalLimit): number => limits.findIndex((each) => each.id === id);
  const rowOf = (fix: StoredFix): FixRow => {
    const limit = limitAt(fix);
    return fixRow(fix, limit && positionOf(limit));
  };
  return {
    fixes: fixes.map(rowOf),
    gaps: gapsOf(fixes),
    limits: limits.map((limit) => ({ ...limit })),
    rule: {
      version: violation.ruleVersion ?? '',
      startedUs: scaled(journey.startedAt.getTime(), 1000),
      endedUs: journey.declaredEndedAt === null ? null : scaled(journey.declaredEndedAt.getTime(), 1000),
      thresholds: thresholdsPart(law.thresholds).map((each) => ({ ...each })),
      ...gapLimitsPart(gapLimits, positionOf),
      ...digitsPart(fixes),
    },
    vehicle: {
      binding: violation.binding,
      type: violation.vehicleType,
      class: judgedClass(journey, startedMs),
    },
  };
}

/** Parts that a violation gives itself: number, result, person, paper, place and witnesses. */
export async function partsOfViolation(
  ctx: Ctx,
  violation: Violation,
  { proofId, paperKey }: { proofId: string; paperKey: string },
): Promise<Parts> {
  const [startedAtMs, endedAtMs] = spanOf(violation);
  const { latitude, longitude, headingDeg, limitKmh, limitPlace, limitSource, isLimitConfirmed } = violation;
  const coarse = (degrees: number | null): number | null =>
    degrees === null ? null : scaled(degrees, PAPER_PER_DEGREE);
  return {
    proof: proofId,
    result: { ...resultPart({ ...violation, startedAtMs, endedAtMs }) },
    person: { registrationNumber: violation.registrationNumber, vehicleId: violation.vehicleId },
    paper: {
      ...{ latE4: coarse(latitude), lngE4: coarse(longitude), headingDeg },
      hourUs: scaled(startedAtMs - (startedAtMs % HOUR_MS), 1000),
      ...{ limitKmh, limitPlace, limitSource, isLimitConfirmed, vehicleType: violation.vehicleType },
    },
    place: {
      latE7: latitude === null ? null : scaled(latitude, 1e7),
      lngE7: longitude === null ? null : scaled(longitude, 1e7),
    },
    witnesses: await witnessesOf(ctx, violation, paperKey),
  };
}

function spanOf({ startedAt, endedAt }: Violation): [number, number] {
  return [startedAt.getTime(), (endedAt ?? startedAt).getTime()];
}

/** The limit of the violation first, as it was judged by; then those at other fixes. */
function limitList(violation: Violation, found: readonly (LegalLimit | null)[]): readonly LimitPart[] {
  const { limitId, limitKmh, limitZone, limitPlace, limitSource, isLimitConfirmed } = violation;
  const own: LimitPart = {
    id: limitId ?? '',
    limitKmh: limitKmh ?? 0,
    zone: limitZone ?? 'OPEN_ROAD',
    place: limitPlace,
    source: limitSource ?? '',
    isConfirmed: isLimitConfirmed,
  };
  const list = [own];
  for (const limit of found) {
    if (limit !== null && list.every(({ id }) => id !== limit.id)) {
      const { id, zone, placeName, source, isConfirmed } = limit;
      list.push({ id, limitKmh: limit.limitKmh, zone, place: placeName, source, isConfirmed });
    }
  }
  return list;
}

/** Spans without a fix that split the track: seq before, seq after, ms. */
function gapsOf(fixes: readonly StoredFix[]): EvidenceJson {
  return fixes.slice(1).flatMap((fix, at) => {
    const before = fixes[at];
    const ms = fix.recordedAtMs - (before?.recordedAtMs ?? fix.recordedAtMs);
    return before !== undefined && ms > GAP_ABOVE_S * 1000 ? [[before.seq, fix.seq, ms]] : [];
  });
}

/** Others in the vehicle, by pseudonyms that mean nothing outside this record. */
async function witnessesOf({ db }: Ctx, { id, eventId }: Violation, key: string): Promise<EvidenceJson> {
  const witnesses = eventId === null ? [] : await db.rows(WITNESSES, [eventId, id]);
  return witnesses.map(({ violationId, accountId, isDevice, provenKmh }) => ({
    pseudonym: createHmac('sha256', key)
      .update(`${accountId ?? `violation ${violationId}`}`)
      .digest('hex')
      .slice(0, 16),
    isDevice,
    provenDeciKmh: provenKmh === null ? null : deciKmh(provenKmh),
  }));
}
