import { proofText, type ProofFacts } from '@wakafine/domain/violations/proof-texts';
import { LIMIT_ZONES } from '@wakafine/domain/limits/speed-limits';
import { type Language, languageChoice } from '@wakafine/domain/people/languages';
import { NO_PROOF, PROOF, PUBLIC_PROOF } from './violations';

const FACTS: readonly ProofFacts[] = [
  NO_PROOF,
  PUBLIC_PROOF,
  ...LIMIT_ZONES.map((limitZone) => ({ ...PROOF, limitZone })),
  { ...PROOF, isLimitConfirmed: false },
  { ...PROOF, isOverGaps: true, provenS: 245 },
];

/** What is proven of violations in a language, so that the tests of wording read it like a catalogue. */
export function proofCatalogue(language: Language): Record<string, string> {
  return Object.fromEntries(
    FACTS.map((facts, index) => [`proof ${index}`, proofText(facts, languageChoice(language))]),
  );
}
