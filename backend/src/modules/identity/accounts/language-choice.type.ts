import { forEachLanguage, LANGUAGE_CHOICES, LANGUAGES } from '@wakafine/domain/people/languages';
import { describedEnum } from '../../../platform/described-enum';

export const LanguageChoiceEnum = describedEnum(LANGUAGE_CHOICES, {
  name: 'LanguageChoice',
  description: 'A language of the product.',
  values: forEachLanguage((language) => `${LANGUAGES[language].english}.`),
});
