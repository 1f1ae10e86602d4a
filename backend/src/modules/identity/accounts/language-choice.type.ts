import { LANGUAGE_CHOICES } from '@wakafine/domain/people/personal-settings';
import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/enum-of';

export const LanguageChoiceEnum = enumOf(LANGUAGE_CHOICES);
registerEnumType(LanguageChoiceEnum, { name: 'LanguageChoice', description: 'A language of the product.' });
