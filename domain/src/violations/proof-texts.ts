import { CAUTION_THRESHOLD_SOURCE } from '../limits/limit-sources';
import { languageOfChoice } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { wholeKmh } from '../speed/speed';
import { fillText } from '../texts/fill-text';
import { PROOF_TEXTS } from './proofs.generated';
import type { LimitZone } from '../limits/speed-limits';

/** Proof of a violation and the limit that it is held against; on public rows without place and time. */
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

type ProofTexts = (typeof PROOF_TEXTS)['en'];

/** From here on a time is said in minutes. */
const MINUTES_FROM_S = 90;
const SECONDS_OF_MINUTE = 60;

/**
 * Proof of a violation in words, such as `At least 71 km/h over 30 s. Limit 60 (Edéa, town).` Speeds and times
 * are rounded
 * down; of an unconfirmed limit it says so, and that nothing follows.
 */
export function proofText(facts: ProofFacts, language: LanguageChoice): string {
  const texts = textsIn(language);
  const proof = provenText(facts, texts);
  const limit = limitText(facts, language);
  if (limit === null) {
    return proof;
  }
  return facts.isLimitConfirmed === false
    ? `${proof} ${limit}. ${texts.nothingFollows}`
    : `${proof} ${limit}.`;
}

/** The limit with its place, such as `Limit 60 (Edéa, town), not confirmed yet`; null for a claim, which is held against none. */
export function limitText(
  facts: LimitFacts & Pick<ProofFacts, 'limitKmh' | 'isLimitConfirmed'>,
  language: LanguageChoice,
): string | null {
  const texts = textsIn(language);
  if (facts.limitKmh === null) {
    return null;
  }
  const place = limitPlaceText(facts, language);
  const limit = `${fillText(texts.limit, { kmh: facts.limitKmh })}${place === null ? '' : ` (${place})`}`;
  return facts.isLimitConfirmed === false ? `${limit}, ${texts.unconfirmed}` : limit;
}

/** Area of a limit, such as `Edéa, town` or `open road`; null where it applies everywhere, and on public rows. */
export function limitPlaceText(
  { limitZone, limitPlace, limitSource }: LimitFacts,
  language: LanguageChoice,
): string | null {
  if (limitZone === null || limitSource === CAUTION_THRESHOLD_SOURCE) {
    return null;
  }
  const zone = textsIn(language)[`zone.${limitZone}`];
  return limitPlace === null ? zone : `${limitPlace}, ${zone}`;
}

/**
 * Text beside the sign of a limit, such as `Edéa, town`, or in fewer words `Edéa, not confirmed`; null where it
 * holds
 * everywhere.
 */
export function besideSignText(
  facts: LimitFacts & Pick<ProofFacts, 'isLimitConfirmed'>,
  language: LanguageChoice,
): string | null {
  const place = limitPlaceText(facts, language);
  return place !== null && facts.isLimitConfirmed === false
    ? `${facts.limitPlace ?? place}, ${textsIn(language).inDoubt}`
    : place;
}

/**
 * The mean speed that was measured, the deduction for the receiver's error, and what remains: whole km/h that add up.
 * Null for a claim.
 */
export function measuredKmh({
  provenKmh,
  uncertaintyKmh,
}: {
  readonly provenKmh: number | null;
  readonly uncertaintyKmh: number | null;
}): { readonly measured: number; readonly deducted: number; readonly proven: number } | null {
  if (provenKmh === null || uncertaintyKmh === null) {
    return null;
  }
  const [measured, proven] = [wholeKmh(provenKmh + uncertaintyKmh), wholeKmh(provenKmh)];
  return { measured, deducted: measured - proven, proven };
}

function textsIn(language: LanguageChoice): ProofTexts {
  return PROOF_TEXTS[languageOfChoice(language)];
}

function provenText({ provenKmh, provenS, isOverGaps }: ProofFacts, texts: ProofTexts): string {
  if (provenKmh === null) {
    return texts.notProven;
  }
  const kmh = wholeKmh(provenKmh);
  if (provenS === null) {
    return fillText(texts.atLeast, { kmh });
  }
  const time = timeText(provenS);
  return fillText(isOverGaps ? texts.overGap : texts.during, { kmh, time });
}

function timeText(seconds: number): string {
  return seconds < MINUTES_FROM_S
    ? `${Math.floor(seconds)}\u00a0s`
    : `${Math.floor(seconds / SECONDS_OF_MINUTE)}\u00a0min`;
}
