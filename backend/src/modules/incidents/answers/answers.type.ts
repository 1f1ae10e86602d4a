import { ANSWERED_ACTS } from '@wakafine/domain/notify/answers';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { Field, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { LanguageChoiceEnum } from '../../identity/accounts/language-choice.type';

export const AnsweredActEnum = describedEnum(ANSWERED_ACTS, {
  name: 'AnsweredAct',
  description: 'Acts on an incident whose note has templates.',
  values: {
    RESOLVED: 'It is closed as dealt with.',
    REJECTED: 'It is closed as unfounded.',
    REOPENED: 'It is open again.',
  },
});

@ObjectType({ description: 'A template of a note, filled with place and time.' })
export class IncidentAnswer {
  @Field(() => String, { description: 'Name of the template.' })
  key: string;

  @Field(() => String, { description: 'The note, up to 500 characters; it may be edited before it is sent.' })
  text: string;
}

@ObjectType({ description: 'Templates of a note in the language of the person who submitted an incident.' })
export class IncidentAnswers {
  @Field(() => LanguageChoiceEnum, {
    description: 'Language of the notes; English for a report by SMS, of which nobody is known.',
  })
  language: LanguageChoice;

  @Field(() => [IncidentAnswer], { description: 'The one that is used most first; at most 10.' })
  answers: readonly IncidentAnswer[];
}
