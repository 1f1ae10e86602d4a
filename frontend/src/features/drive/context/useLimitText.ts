import type { LegalLimit } from '@wakafine/domain/limits/limit-at';
import { limitText } from '@wakafine/domain/violations/proof-texts';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { languageChoice } from '@wakafine/domain/people/languages';

/** Gives a limit in the words that a violation's record has for it, such as `Limit 60 (Edéa, town)`, in the language in force. */
export function useLimitText(): (limit: LegalLimit) => string {
  const { language } = useLanguage();
  return (limit) => limitText(limitFactsOf(limit), languageChoice(language)) ?? '';
}

/** A limit as the texts of violations name it. */
export function limitFactsOf({ limitKmh, zone, placeName, source, isConfirmed }: LegalLimit) {
  return {
    limitKmh,
    limitZone: zone,
    limitPlace: placeName,
    limitSource: source,
    isLimitConfirmed: isConfirmed,
  };
}
