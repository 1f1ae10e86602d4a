import { FAMILY_PRECISIONS } from '@wakafine/domain/family/family-link';
import type { FamilyPrecision } from '@wakafine/domain/family/family-link';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';

export const FamilyPrecisionEnum = describedEnum(FAMILY_PRECISIONS, {
  name: 'FamilyPrecision',
  description: 'Precision of the place that a family link shows.',
  values: {
    COARSE: 'To about a kilometre, in words; no coordinates.',
    EXACT: 'The place as it was recorded, in words and on a map.',
  },
});

@ObjectType({
  description:
    'A link by which anyone who has it sees where its owner is, for some hours: place and time, never speed, name or plate. Stored for 30 days.',
})
export class FamilyLink {
  @Field(() => ID, { description: 'Identifier; it opens nothing.' })
  id: string;

  @Field(() => FamilyPrecisionEnum, { description: 'Precision of the place.' })
  precision: FamilyPrecision;

  @Field(() => Boolean, { description: 'Whether it was sent with a cry for help.' })
  isSos: boolean;

  @Field(() => Date, { description: 'Time of its creation.' })
  createdAt: Date;

  @Field(() => Date, {
    description:
      'Time from which it shows nothing: 30 min after the end of the journey (not for a cry for help), at its latest time, or when it was ended.',
  })
  endsAt: Date;

  @Field(() => Boolean, { description: 'Whether it shows something now.' })
  isOpen: boolean;

  @Field(() => Date, { nullable: true, description: 'Time of the arrival; null where none was announced.' })
  arrivedAt: Date | null;

  @Field(() => Int, {
    description: 'Short messages about the arrival, 0 to 3; fewer than asked for where a limit is reached.',
  })
  arrivalMessages: number;

  @Field(() => Int, {
    description: 'Number of times that it was opened. By whom, and from where, is not stored.',
  })
  openCount: number;

  @Field(() => Date, { nullable: true, description: 'Time when it was last open; null: never.' })
  lastOpenedAt: Date | null;
}

@ObjectType({ description: 'The link as it is now.' })
export class FamilyLinkPayload {
  @Field(() => FamilyLink, { description: 'The link.' })
  link: FamilyLink;
}
