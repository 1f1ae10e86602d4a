import { LANGUAGE_CHOICES } from '@wakafine/domain/people/personal-settings';
import { describedEnum } from '../../../platform/described-enum';

export const LanguageChoiceEnum = describedEnum(LANGUAGE_CHOICES, {
  name: 'LanguageChoice',
  description: 'A language of the product.',
  values: {
    EN: 'English.',
    FR: 'French.',
    PIDGIN: 'Cameroon Pidgin.',
  },
});
