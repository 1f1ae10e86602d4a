import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What became of the journeys that were active.' })
export class EndAllJourneysPayload {
  @Field(() => Int, { description: 'How many were ended.' })
  ended: number;
}

@ObjectType({ description: 'What became of the demo data.' })
export class ClearDemoDataPayload {
  @Field(() => Int, { description: 'Number of accounts, journeys, violations and incidents that were deleted.' })
  deleted: number;
}
