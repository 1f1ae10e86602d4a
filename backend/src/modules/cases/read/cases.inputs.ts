import type { CaseState } from '@wakafine/domain/cases/case-steps';
import { Field, InputType } from 'type-graphql';
import { CaseStateEnum } from './case-enums.type';

@InputType({ description: 'Which cases.' })
export class CaseFilter {
  @Field(() => [CaseStateEnum], { nullable: true, description: 'Only those in one of these states.' })
  states?: CaseState[] | null;
}
