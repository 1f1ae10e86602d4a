import { languageOfChoice } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { fillText } from '../texts/fill-text';
import type { ProofStatus } from './evidence-file';
import { EVIDENCE_TEXTS } from './evidence.generated';

/** Texts about a record. */
export interface VerdictText {
  /** Name of the record by the first digits of its number. */
  readonly record: string;
  /** One word, or few. */
  readonly word: string;
  readonly sentence: string;
}

/** Word and sentence for a record; `time` is when it was written, as it is shown. */
export function verdictText(
  { status, proofId, time }: { status: ProofStatus; proofId: string; time: string },
  language: LanguageChoice,
): VerdictText {
  const texts = EVIDENCE_TEXTS[languageOfChoice(language)];
  return {
    record: fillText(texts.record, { number: shortProofId(proofId) }),
    word: texts[`word.${status}`],
    sentence: fillText(texts[`sentence.${status}`], { time }),
  };
}

/** Sentence for a number that belongs to nothing. */
export function unknownRecordText(language: LanguageChoice): string {
  return EVIDENCE_TEXTS[languageOfChoice(language)].unknown;
}

/** The beginning of a number, as people compare it: `0011-2233`. */
function shortProofId(proofId: string): string {
  return `${proofId.slice(0, 4)}-${proofId.slice(4, 8)}`.toUpperCase();
}
