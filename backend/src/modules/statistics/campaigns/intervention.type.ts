import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';

/** Kinds of things that may have changed figures. */
export const INTERVENTION_KINDS = ['CAMPAIGN', 'LIMITS', 'THRESHOLDS'] as const;
/** Kind of a thing that may have changed figures. */
export type InterventionKind = (typeof INTERVENTION_KINDS)[number];

export const InterventionKindEnum = describedEnum(INTERVENTION_KINDS, {
  name: 'InterventionKind',
  description: 'Kind of a thing that may have changed figures.',
  values: {
    CAMPAIGN: 'A campaign on a road began.',
    LIMITS: 'Limits of the register began or ended.',
    THRESHOLDS: 'Other speed thresholds came into force.',
  },
});

@ObjectType({ description: 'Something that may have changed figures from a time on.' })
export class Intervention {
  @Field(() => GraphQLDateTime, { description: 'Time from which on.' })
  at: Date;

  @Field(() => InterventionKindEnum, { description: 'Kind.' })
  kind: InterventionKind;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the campaign, or places of the limits, three at most; null for none.',
  })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Road of the campaign; null for others.' })
  road: string | null;

  @Field(() => Int, { description: 'Number of limits that changed at that time; 1 for others.' })
  count: number;
}
