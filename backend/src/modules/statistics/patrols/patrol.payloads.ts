import { Field, Int, ObjectType } from 'type-graphql';
import { PatrolPlan } from './patrols.type';

@ObjectType({ description: 'A plan that was stored.' })
export class SavePatrolPlanPayload {
  @Field(() => PatrolPlan, { description: 'The plan.' })
  plan: PatrolPlan;
}

@ObjectType({ description: 'A plan with what the teams have counted.' })
export class CountPatrolStopsPayload {
  @Field(() => PatrolPlan, { description: 'The plan.' })
  plan: PatrolPlan;
}

@ObjectType({ description: 'A copy that may be printed.' })
export class PrintPatrolPlanPayload {
  @Field(() => Int, { description: 'Number of the copy, from 1: it belongs on the paper.' })
  copy: number;
}
