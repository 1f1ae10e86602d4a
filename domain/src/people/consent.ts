/** Version of the words by which a citizen answers before the first journey; it rises when their meaning changes, and not when they say the same in shorter sentences. */
export const CONSENT_VERSION = 2;

/** Purposes that a citizen can agree to, each by a yes of its own (decision D13). */
export const CONSENT_USES = ['RECORDING', 'CASES', 'WITNESS'] as const;
/** To have journeys recorded, to have them used in cases, or to be a witness for others' vehicles. */
export type ConsentUse = (typeof CONSENT_USES)[number];

/** Whether a citizen is 18 or older; UNSAID where they would rather not say. */
export const ADULT_ANSWERS = ['YES', 'NO', 'UNSAID'] as const;
/** Whether a citizen is 18 or older. */
export type AdultAnswer = (typeof ADULT_ANSWERS)[number];

/** One answer to all questions at once. */
export interface ConsentAnswer {
  readonly version: number;
  readonly recording: boolean;
  readonly cases: boolean;
  readonly witness: boolean;
  readonly adult: AdultAnswer;
}

/** Whether somebody has still to be asked: before the first answer, and when the meaning of the words has changed. */
export function isConsentMissing(answer: Pick<ConsentAnswer, 'version'> | null | undefined): boolean {
  return (answer?.version ?? 0) < CONSENT_VERSION;
}

/** Whether an answer to the words in force agrees that journeys are recorded. */
export function mayRecord(answer: Pick<ConsentAnswer, 'version' | 'recording'> | null | undefined): boolean {
  return answer?.recording === true && !isConsentMissing(answer);
}

/** Whether an answer covers a use: cases and witness also need recording, and somebody of 18 or older (decision D13). */
export function consentCovers(answer: ConsentAnswer, use: ConsentUse): boolean {
  const { recording, cases, witness, adult } = answer;
  const ofAdult = recording && adult === 'YES';
  return { RECORDING: recording, CASES: ofAdult && cases, WITNESS: ofAdult && witness }[use];
}
