import { CASE_STATES } from '@wakafine/domain/cases/case-steps';
import type { CaseState } from '@wakafine/domain/cases/case-steps';
import { Field, InputType } from 'type-graphql';
import { HasMembers } from '../../../platform/inputs/bounds';
import { CaseStateEnum } from './case-enums.type';

@InputType({ description: 'Filter of cases.' })
export class CaseFilter {
  @Field(() => [CaseStateEnum], { nullable: true, description: 'Only those in one of these states.' })
  @HasMembers({ min: 0, max: CASE_STATES.length }, `Must be at most ${CASE_STATES.length} states`)
  states?: CaseState[] | null;
}
