import { groupsOf } from './independent-groups';

/** Origin of a voice: as the report itself, in the app or by short message, a confirmation by word, a vote in passing or beside it, or staff who looked. */
export type VoiceKind = 'REPORT' | 'SMS' | 'WORD' | 'PASSED' | 'STAFF';

/** Word of one account, or of somebody of the staff, on an incident: that it is there, or that it is gone. */
export interface CrowdVoice {
  /** Names the account for nobody but this judgement; all staff are one. */
  readonly account: string;
  /** The devices that the account is known by: accounts of one phone are one voice. */
  readonly devices: readonly string[];
  /** The vehicle that its journey was bound to by code or enrolled device, and not the plate that was typed; null without one. */
  readonly vehicle: string | null;
  readonly kind: VoiceKind;
  readonly isThere: boolean;
  readonly saidAtMs: number;
  /** Whether the number of the account is proven and the account is in good standing; staff are. */
  readonly isProven: boolean;
  /** So many of the account's earlier incidents staff found true. */
  readonly resolvedCount: number;
  /** So many of the account's earlier incidents staff found unfounded. */
  readonly rejectedCount: number;
  /** So many reports, confirmations and votes of the account on the day of this one, this one among them. */
  readonly voicesOfDay: number;
}

/** Voices of an account that weigh in full on one day: more than a long day on the road gives anybody to say. */
export const DAILY_BUDGET = 8;
/** From more voices than this on one day on, none of them weighs: nobody sees so much, a machine says so much. */
export const DAILY_MOST = 64;

/**
 * Standing of an account before anything is known of it: two incidents found true and two found false. Half a voice,
 * and four decisions of staff until its own record weighs as much as this.
 */
const PRIOR_TRUE = 2;
const PRIOR_FALSE = 2;

/** Weight of the account's presence: a word alone half, since nothing but the word says where it is. */
const PRESENCE: Readonly<Record<VoiceKind, number>> = { REPORT: 1, SMS: 0.5, WORD: 0.5, PASSED: 1, STAFF: 1 };
/** One of the staff weighs as four people whom staff never found wrong. */
const STAFF_WEIGHT = 4;

/** Share of an account's incidents that are expected to be true, 0-1: the mean of a beta-binomial with the prior above. */
export function reliabilityOf({
  resolvedCount,
  rejectedCount,
}: Pick<CrowdVoice, 'resolvedCount' | 'rejectedCount'>): number {
  return (resolvedCount + PRIOR_TRUE) / (resolvedCount + rejectedCount + PRIOR_TRUE + PRIOR_FALSE);
}

/** Share left of a voice on a day with so many of the same account, 0-1: all of them together never weigh more than the budget. */
export function budgetShare(voicesOfDay: number): number {
  return voicesOfDay > DAILY_MOST ? 0 : Math.min(1, DAILY_BUDGET / Math.max(1, voicesOfDay));
}

/** Weight of a voice before time takes its part, 0 and up; nothing for an unproven number (product decision D11). */
export function weightOf(voice: CrowdVoice): number {
  if (voice.kind === 'STAFF') {
    return STAFF_WEIGHT;
  }
  return voice.isProven ? reliabilityOf(voice) * PRESENCE[voice.kind] * budgetShare(voice.voicesOfDay) : 0;
}

/** Share left of a voice after a time, 0-1; a voice of a clock that is ahead weighs as one of now. */
export function decayOf(ageMs: number, halfLifeMs: number): number {
  return 2 ** (-Math.max(0, ageMs) / halfLifeMs);
}

/** Voices that share an account, a device or a vehicle: together they are one. */
export interface VoiceGroup {
  /** Weight of those who say that it is there, and of those who say that it is gone; together never more than the heaviest voice. */
  readonly there: number;
  readonly gone: number;
  /** Whether most of its weight says that it is there. */
  readonly isThere: boolean;
  readonly isStaff: boolean;
  readonly voices: readonly CrowdVoice[];
}

/** The independent groups of the voices that weigh anything, each with what it weighs now. */
export function weighGroups(
  voices: readonly CrowdVoice[],
  { halfLifeMs, nowMs }: { halfLifeMs: number; nowMs: number },
): VoiceGroup[] {
  const heard = newestOfEach(voices).filter((voice) => weightOf(voice) > 0);
  return groupsOf(heard, linksOf).map((group) => {
    const weighed = group.map((voice) => ({
      isThere: voice.isThere,
      weight: weightOf(voice) * decayOf(nowMs - voice.saidAtMs, halfLifeMs),
    }));
    const sum = sumOf(weighed.map(({ weight }) => weight));
    const thereSum = sumOf(weighed.filter(({ isThere }) => isThere).map(({ weight }) => weight));
    const share = sum === 0 ? 0 : thereSum / sum;
    const heaviest = Math.max(...weighed.map(({ weight }) => weight));
    return {
      there: heaviest * share,
      gone: heaviest * (1 - share),
      isThere: share >= 0.5,
      isStaff: group.some(({ kind }) => kind === 'STAFF'),
      voices: group,
    };
  });
}

/** The last word of each account; who says the same again is no weaker for saying it from farther away. */
export function newestOfEach(voices: readonly CrowdVoice[]): CrowdVoice[] {
  const byAccount = new Map<string, CrowdVoice>();
  // In the order of time, so that a presence counts in whatever order the voices are read.
  for (const voice of [...voices].sort((one, other) => one.saidAtMs - other.saidAtMs)) {
    const known = byAccount.get(voice.account);
    const isAgain = known?.isThere === voice.isThere && PRESENCE[known.kind] > PRESENCE[voice.kind];
    byAccount.set(voice.account, isAgain ? { ...voice, kind: known.kind } : voice);
  }
  return [...byAccount.values()];
}

function linksOf({ account, devices, vehicle }: CrowdVoice): string[] {
  const bound = vehicle === null ? [] : [`vehicle ${vehicle}`];
  return [`account ${account}`, ...devices.map((device) => `device ${device}`), ...bound];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
