import { CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { ADULT_ANSWERS } from '@wakafine/domain/people/consent';
import type { AdultAnswer } from '@wakafine/domain/people/consent';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsUuidText, IsWhole } from '../../../platform/inputs/bounds';
import { describedEnum } from '../../../platform/described-enum';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { LanguageChoiceEnum } from '../accounts/language-choice.type';
import { Viewer } from '../accounts/viewer.type';

export const AdultAnswerEnum = describedEnum(ADULT_ANSWERS, {
  name: 'AdultAnswer',
  description: 'Whether a citizen is 18 or older.',
  values: {
    YES: '18 or older.',
    NO: 'Younger than 18.',
    UNSAID: 'They would rather not say.',
  },
});

@ObjectType({
  description: 'One answer of a citizen to the questions before the first journey; only they see it.',
})
export class Consent {
  @Field(() => ID, { description: 'The `clientId` by which the answer was sent.' })
  id: string;

  @Field(() => Int, { description: 'Version of the words that were answered.' })
  version: number;

  @Field(() => LanguageChoiceEnum, { description: 'Language in which they were shown.' })
  language: LanguageChoice;

  @Field(() => Boolean, { description: 'Whether journeys may be recorded.' })
  recording: boolean;

  @Field(() => Boolean, { description: 'Whether own journeys may be evidence in cases. Adults only.' })
  cases: boolean;

  @Field(() => Boolean, {
    description: 'Whether own journeys may confirm the speed of the vehicle one rides in. Adults only.',
  })
  witness: boolean;

  @Field(() => AdultAnswerEnum, {
    description: 'Whether the citizen is 18 or older. No date of birth is stored.',
  })
  adult: AdultAnswer;

  @Field(() => GraphQLDateTime, { description: 'Time when it was answered, UTC; in force from then on.' })
  answeredAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Time when the server received it, UTC.' })
  receivedAt: Date;
}

@ObjectType({ description: 'An answer with its place in the list.' })
export class ConsentEdge extends ListEdge {
  @Field(() => Consent, { description: 'The answer.' })
  node: Consent;
}

@ObjectType({ description: 'A page of answers, the one in force first.' })
export class ConsentConnection extends ListPage {
  @Field(() => [ConsentEdge], { description: 'The rows of the page.' })
  edges: ConsentEdge[];

  @Field(() => [Consent], { description: 'The things of the rows, in the same order.' })
  nodes: Consent[];
}

@InputType({ description: 'All answers at once; they replace the earlier ones for the future.' })
export class SetConsentsInput {
  @Field(() => String, { description: 'UUID of the answer: sent again, it changes nothing.' })
  @IsUuidText()
  clientId: string;

  @Field(() => Int, { description: 'Version of the words that were answered, 1 to the current one.' })
  @IsWhole({ min: 1, max: CONSENT_VERSION })
  version: number;

  @Field(() => LanguageChoiceEnum, { description: 'Language in which they were shown.' })
  language: LanguageChoice;

  @Field(() => Boolean, { description: 'Whether journeys may be recorded.' })
  recording: boolean;

  @Field(() => Boolean, {
    description: 'Whether own journeys may be evidence in cases; true needs `adult: YES`.',
  })
  cases: boolean;

  @Field(() => Boolean, { description: 'Whether one may be a witness; true needs `adult: YES`.' })
  witness: boolean;

  @Field(() => AdultAnswerEnum, { description: 'Whether the citizen is 18 or older.' })
  adult: AdultAnswer;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time when it was answered, for a phone that was offline, UTC; moved into the last 7 days where it lies outside. Null is now.',
  })
  answeredAt?: Date | null;
}

@ObjectType({ description: 'The answer is stored.' })
export class SetConsentsPayload {
  @Field(() => Viewer, { description: 'The citizen who has answered.' })
  viewer: Viewer;
}
