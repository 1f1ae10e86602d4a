import { Field, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'Whether the journeys of the viewer are left out of open data.' })
export class LeaveOpenDataInput {
  @Field(() => Boolean, { description: 'Whether they are left out of what is published from now on.' })
  isLeftOut: boolean;
}

@ObjectType({ description: 'The choice about open data, as it is stored.' })
export class LeaveOpenDataPayload {
  @Field(() => Boolean, { description: 'Whether the journeys of the viewer are left out.' })
  isLeftOut: boolean;
}
