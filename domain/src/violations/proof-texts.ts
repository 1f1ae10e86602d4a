import { CAUTION_THRESHOLD_SOURCE } from '../limits/limit-sources';
import type { LanguageChoice } from '../people/languages';
import { wholeKmh } from '../speed/speed';
import type { LimitZone } from '../limits/speed-limits';

/** What is proven of a violation, and the limit that it is held against; on public rows without place and time. */
export interface ProofFacts {
  /** km/h; null for a claim. */
  readonly provenKmh: number | null;
  /** Time over which that speed is proven, s. */
  readonly provenS: number | null;
  /** Whether it is the mean speed over a time without a fix. */
  readonly isOverGaps: boolean;
  /** km/h. */
  readonly limitKmh: number | null;
  readonly limitZone: LimitZone | null;
  readonly limitPlace: string | null;
  readonly limitSource: string | null;
  readonly isLimitConfirmed: boolean | null;
}

/** The facts of a limit by which its place is named. */
export type LimitFacts = Pick<ProofFacts, 'limitZone' | 'limitPlace' | 'limitSource'>;

interface ProofWords {
  readonly atLeast: (kmh: number) => string;
  readonly during: (kmh: number, time: string) => string;
  readonly overGap: (kmh: number, time: string) => string;
  readonly notProven: string;
  readonly limit: (kmh: number) => string;
  readonly unconfirmed: string;
  /** The same in the fewest words. */
  readonly inDoubt: string;
  readonly nothingFollows: string;
  readonly zones: Readonly<Record<LimitZone, string>>;
}

/** From here on a time is said in minutes. */
const MINUTES_FROM_S = 90;
const SECONDS_OF_MINUTE = 60;

const WORDS: Readonly<Record<LanguageChoice, ProofWords>> = {
  EN: {
    atLeast: (kmh) => `At least ${kmh}\u00a0km/h.`,
    during: (kmh, time) => `At least ${kmh}\u00a0km/h over ${time}.`,
    overGap: (kmh, time) =>
      `At least ${kmh}\u00a0km/h on average over ${time} without a position in between.`,
    notProven: 'Not proven.',
    limit: (kmh) => `Limit\u00a0${kmh}`,
    unconfirmed: 'not confirmed yet',
    inDoubt: 'not confirmed',
    nothingFollows: 'Nothing follows from it.',
    zones: { OPEN_ROAD: 'open road', TOWN: 'town', ROAD: 'road', MARKET: 'market', SCHOOL: 'school' },
  },
  FR: {
    atLeast: (kmh) => `Au moins ${kmh}\u00a0km/h.`,
    during: (kmh, time) => `Au moins ${kmh}\u00a0km/h pendant ${time}.`,
    overGap: (kmh, time) =>
      `Au moins ${kmh}\u00a0km/h en moyenne pendant ${time}, sans position entre les deux bouts.`,
    notProven: 'Non prouvé.',
    limit: (kmh) => `Limite\u00a0${kmh}`,
    unconfirmed: 'pas encore confirmée',
    inDoubt: 'non confirmée',
    nothingFollows: 'Cela reste sans conséquence.',
    zones: { OPEN_ROAD: 'route libre', TOWN: 'ville', ROAD: 'route', MARKET: 'marché', SCHOOL: 'école' },
  },
  PIDGIN: {
    atLeast: (kmh) => `At least ${kmh}\u00a0km/h.`,
    during: (kmh, time) => `At least ${kmh}\u00a0km/h for ${time}.`,
    overGap: (kmh, time) => `At least ${kmh}\u00a0km/h on average for ${time}, and no place dey for middle.`,
    notProven: 'Proof no dey.',
    limit: (kmh) => `Limit\u00a0${kmh}`,
    unconfirmed: 'e never confirm',
    inDoubt: 'e never confirm',
    nothingFollows: 'Nothing go follow.',
    zones: { OPEN_ROAD: 'open road', TOWN: 'town', ROAD: 'road', MARKET: 'market', SCHOOL: 'school' },
  },
};

/**
 * What is proven of a violation, such as `At least 71 km/h over 30 s. Limit 60 (Edéa, town).` Speeds and times are rounded
 * down; of an unconfirmed limit it says so, and that nothing follows.
 */
export function proofText(facts: ProofFacts, language: LanguageChoice): string {
  const words = WORDS[language];
  const proof = provenText(facts, words);
  const limit = limitText(facts, language);
  if (limit === null) {
    return proof;
  }
  return facts.isLimitConfirmed === false
    ? `${proof} ${limit}. ${words.nothingFollows}`
    : `${proof} ${limit}.`;
}

/** The limit with its place, such as `Limit 60 (Edéa, town), not confirmed yet`; null for a claim, which is held against none. */
export function limitText(
  facts: LimitFacts & Pick<ProofFacts, 'limitKmh' | 'isLimitConfirmed'>,
  language: LanguageChoice,
): string | null {
  const words = WORDS[language];
  if (facts.limitKmh === null) {
    return null;
  }
  const place = limitPlaceText(facts, language);
  const limit = `${words.limit(facts.limitKmh)}${place === null ? '' : ` (${place})`}`;
  return facts.isLimitConfirmed === false ? `${limit}, ${words.unconfirmed}` : limit;
}

/** Where a limit holds, such as `Edéa, town` or `open road`; null where it holds everywhere, and on public rows. */
export function limitPlaceText(
  { limitZone, limitPlace, limitSource }: LimitFacts,
  language: LanguageChoice,
): string | null {
  if (limitZone === null || limitSource === CAUTION_THRESHOLD_SOURCE) {
    return null;
  }
  const zone = WORDS[language].zones[limitZone];
  return limitPlace === null ? zone : `${limitPlace}, ${zone}`;
}

/**
 * What stands beside the sign of a limit, such as `Edéa, town`, or in fewer words `Edéa, not confirmed`; null where it holds
 * everywhere.
 */
export function besideSignText(
  facts: LimitFacts & Pick<ProofFacts, 'isLimitConfirmed'>,
  language: LanguageChoice,
): string | null {
  const place = limitPlaceText(facts, language);
  return place !== null && facts.isLimitConfirmed === false
    ? `${facts.limitPlace ?? place}, ${WORDS[language].inDoubt}`
    : place;
}

/**
 * The mean speed that was measured, what is taken off for what a receiver can err, and what remains: whole km/h that add up.
 * Null for a claim.
 */
export function measuredKmh({
  provenKmh,
  uncertaintyKmh,
}: {
  readonly provenKmh: number | null;
  readonly uncertaintyKmh: number | null;
}): { readonly measured: number; readonly takenOff: number; readonly proven: number } | null {
  if (provenKmh === null || uncertaintyKmh === null) {
    return null;
  }
  const [measured, proven] = [wholeKmh(provenKmh + uncertaintyKmh), wholeKmh(provenKmh)];
  return { measured, takenOff: measured - proven, proven };
}

function provenText({ provenKmh, provenS, isOverGaps }: ProofFacts, words: ProofWords): string {
  if (provenKmh === null) {
    return words.notProven;
  }
  const kmh = wholeKmh(provenKmh);
  if (provenS === null) {
    return words.atLeast(kmh);
  }
  const time = timeText(provenS);
  return isOverGaps ? words.overGap(kmh, time) : words.during(kmh, time);
}

function timeText(seconds: number): string {
  return seconds < MINUTES_FROM_S
    ? `${Math.floor(seconds)}\u00a0s`
    : `${Math.floor(seconds / SECONDS_OF_MINUTE)}\u00a0min`;
}
