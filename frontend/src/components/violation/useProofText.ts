import { proofText, type ProofFacts } from '@wakafine/domain/violations/proof-texts';
import { useCallback } from 'react';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { languageChoice } from '@wakafine/domain/people/languages';

/** Says what is proven of a violation and the limit that it is held against. */
export type ProofText = (facts: ProofFacts) => string;

/** Gives that sentence, such as `At least 71 km/h over 30 s. Limit 60 (Edéa, town).`, in the language in force. */
export function useProofText(): ProofText {
  const { language } = useLanguage();
  return useCallback((facts) => proofText(facts, languageChoice(language)), [language]);
}
