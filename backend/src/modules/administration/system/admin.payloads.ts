import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Outcome for the journeys that were active.' })
export class EndAllJourneysPayload {
  @Field(() => Int, { description: 'Number of journeys that were ended.' })
  ended: number;
}

@ObjectType({ description: 'Outcome for the demo data.' })
export class ClearDemoDataPayload {
  @Field(() => Int, {
    description: 'Number of accounts, journeys, violations and incidents that were deleted.',
  })
  deleted: number;
}
