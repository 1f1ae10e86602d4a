import { MINUTE_MS } from '../units';
import { CROWD_CONFIDENCE_NEEDED, CROWD_REPORTS_NEEDED } from './crowd-validator';
import { budgetShare, decayOf, newestOfEach, reliabilityOf, weighGroups } from './crowd-voices';
import type { CrowdVoice, VoiceGroup } from './crowd-voices';
import { HALF_LIFE_MS } from './half-lives';
import type { IncidentType } from './incidents';

/** Words for a confidence, the only ones that citizens see of it. */
export const CROWD_WORDS = ['UNVERIFIED', 'LIKELY', 'CONFIRMED'] as const;
/** Word for a confidence. */
export type CrowdWord = (typeof CROWD_WORDS)[number];

/** From this confidence on an incident is likely; from that of the validator on it is confirmed. */
export const LIKELY_FROM = 0.5;
/** Weight against any incident before somebody says so: as much as one voice of which nothing is known. */
const DOUBT = 0.5;

/** Sources of a confidence, in the order in which they are shown. */
export const CROWD_PARTS = [
  'STAFF_CONFIRMED',
  'INDEPENDENT_THERE',
  'INDEPENDENT_GONE',
  'SHARED',
  'UNPROVEN',
  'OVER_BUDGET',
  'RECORD',
  'AGE',
] as const;
/** Source of a confidence. */
export type CrowdPartKind = (typeof CROWD_PARTS)[number];

/** One part of the explanation. */
export interface CrowdPart {
  readonly kind: CrowdPartKind;
  /** Number of groups or accounts that it is about; of AGE the minutes since the newest word. */
  readonly count: number;
  /** Their weight, of RECORD the mean reliability, of AGE what time has left of the newest word; null where they weigh nothing. */
  readonly weight: number | null;
}

/** Confidence of a crowd in an incident, beside the verdict of the specified validator. */
export interface CrowdConfidence {
  /** 0-1 */
  readonly confidence: number;
  readonly word: CrowdWord;
  /** Number of independent groups that say that it is there. */
  readonly independentCount: number;
  /** Until when it stays confirmed when nobody says anything more, ms since the epoch; null where it is not. */
  readonly confirmedUntilMs: number | null;
  readonly parts: readonly CrowdPart[];
}

/**
 * Weighs what people say of an incident: what says that it is there, as a share of that, of what says that it is gone, and of a
 * doubt that is always there. Alone nobody but staff brings it above UNVERIFIED, as in the validator.
 */
export function judgeCrowd(
  voices: readonly CrowdVoice[],
  { type, nowMs }: { type: IncidentType; nowMs: number },
): CrowdConfidence {
  const halfLifeMs = HALF_LIFE_MS[type];
  const groups = weighGroups(voices, { halfLifeMs, nowMs });
  const there = sumOf(groups.map((group) => group.there));
  const gone = sumOf(groups.map((group) => group.gone));
  const confidence = there / (there + gone + DOUBT);
  const saying = groups.filter(({ isThere }) => isThere);
  const isEnough = saying.length >= CROWD_REPORTS_NEEDED || saying.some(({ isStaff }) => isStaff);
  const isConfirmed = isEnough && confidence >= CROWD_CONFIDENCE_NEEDED;
  return {
    confidence,
    word: isConfirmed ? 'CONFIRMED' : isEnough && confidence >= LIKELY_FROM ? 'LIKELY' : 'UNVERIFIED',
    independentCount: saying.length,
    confirmedUntilMs: isConfirmed ? nowMs + halfLifeMs * halvingsLeft(there, gone) : null,
    parts: partsOf(voices, groups, { halfLifeMs, nowMs }),
  };
}

/**
 * After so many half-lives the confidence falls to what is needed: all voices fade alike, the doubt does not, so that
 * `d x there / (d x (there + gone) + doubt) = needed` is solved for d.
 */
function halvingsLeft(there: number, gone: number): number {
  const needed = CROWD_CONFIDENCE_NEEDED;
  return Math.max(0, Math.log2(((1 - needed) * there - needed * gone) / (needed * DOUBT)));
}

function partsOf(
  voices: readonly CrowdVoice[],
  groups: readonly VoiceGroup[],
  { halfLifeMs, nowMs }: { halfLifeMs: number; nowMs: number },
): CrowdPart[] {
  const accounts = newestOfEach(voices);
  const people = accounts.filter(({ kind }) => kind !== 'STAFF');
  const proven = people.filter(({ isProven }) => isProven);
  const staff = groups.filter(({ isStaff }) => isStaff);
  const crowd = groups.filter(({ isStaff }) => !isStaff);
  const saying = crowd.filter(({ isThere }) => isThere);
  const denying = crowd.filter(({ isThere }) => !isThere);
  const heard = crowd.flatMap((group) => group.voices);
  const ageMs = nowMs - Math.max(...accounts.map(({ saidAtMs }) => saidAtMs));
  const parts: CrowdPart[] = [
    { kind: 'STAFF_CONFIRMED', count: staff.length, weight: sumOf(staff.map(({ there }) => there)) },
    { kind: 'INDEPENDENT_THERE', count: saying.length, weight: sumOf(crowd.map(({ there }) => there)) },
    { kind: 'INDEPENDENT_GONE', count: denying.length, weight: sumOf(crowd.map(({ gone }) => gone)) },
    { kind: 'SHARED', count: heard.length - crowd.length, weight: null },
    { kind: 'UNPROVEN', count: people.length - proven.length, weight: null },
    {
      kind: 'OVER_BUDGET',
      count: proven.filter(({ voicesOfDay }) => budgetShare(voicesOfDay) < 1).length,
      weight: null,
    },
    { kind: 'RECORD', count: heard.length, weight: meanOf(heard.map(reliabilityOf)) },
    { kind: 'AGE', count: Math.floor(Math.max(0, ageMs) / MINUTE_MS), weight: decayOf(ageMs, halfLifeMs) },
  ];
  return accounts.length === 0 ? [] : parts.filter(({ kind, count }) => kind === 'AGE' || count > 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : sumOf(values) / values.length;
}
