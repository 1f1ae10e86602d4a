import type { CaseActor, CaseDecision, CaseState, CaseStepKind } from '@wakafine/domain/cases/case-steps';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { CaseAnswer } from '../../cases/read/case-answer.type';
import {
  CaseActorEnum,
  CaseDecisionEnum,
  CaseStateEnum,
  CaseStepKindEnum,
} from '../../cases/read/case-enums.type';
import { ViolationSeverityEnum } from '../../violations/violation-enums.type';

@ObjectType({
  description: 'A step of a case as the agency of its vehicle sees it: roles, and neither names nor words.',
})
export class AgencyCaseStep {
  @Field(() => ID, { description: 'Identifier of the step.' })
  id: string;

  @Field(() => CaseStepKindEnum, { description: 'Kind of the step.' })
  kind: CaseStepKind;

  @Field(() => GraphQLDateTime, { description: 'Time of the step.' })
  at: Date;

  @Field(() => CaseActorEnum, { description: 'Author, as a role.' })
  by: CaseActor;

  @Field(() => CaseDecisionEnum, { nullable: true, description: 'The decision, once it is one; else null.' })
  decision: CaseDecision | null;
}

@ObjectType({
  description:
    'A case of a vehicle of the own agency, from its notice on: no driver, no track, and no word of theirs.',
})
export class AgencyCase {
  @Field(() => ID, { description: 'Identifier of the case.' })
  id: string;

  @Field(() => String, { description: 'The case as people call it, such as C-2026-0412.' })
  number: string;

  @Field(() => CaseStateEnum, { description: 'The state.' })
  state: CaseState;

  @Field(() => String, { description: 'Registration number in full: it is the own vehicle.' })
  registrationNumber: string;

  @Field(() => GraphQLDateTime, { description: 'The hour in which the violation began.' })
  hour: Date;

  @Field(() => Boolean, {
    description:
      'Whether the violation is withdrawn: nothing is held against the vehicle, and neither speed nor place is shown any more.',
  })
  isWithdrawn: boolean;

  @Field(() => ViolationSeverityEnum, { nullable: true, description: 'The severity; null once withdrawn.' })
  severity: ViolationSeverity | null;

  @Field(() => Int, { nullable: true, description: 'Proven speed, whole km/h; null where none is stored.' })
  provenKmh: number | null;

  @Field(() => Int, { nullable: true, description: 'Time over which it is proven, whole s; null as above.' })
  provenS: number | null;

  @Field(() => Int, { nullable: true, description: 'Limit in force, km/h; null where none is stored.' })
  limitKmh: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Place that the limit is of, such as a town; null for none.',
  })
  limitPlace: string | null;

  @Field(() => String, { nullable: true, description: 'National road, such as N3; null for another one.' })
  road: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'End of the time to answer; null while no notice is proven to have been received.',
  })
  dueAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days that are left of it, begun ones included; null as above.',
  })
  daysLeft: number | null;

  @Field(() => Boolean, { description: 'Whether the agency can answer it now.' })
  mayAnswer: boolean;

  @Field(() => CaseDecisionEnum, { nullable: true, description: 'The decision; null before.' })
  decision: CaseDecision | null;

  @Field(() => ViolationSeverityEnum, {
    nullable: true,
    description: 'The severity that it was lowered to; null unless it was.',
  })
  loweredTo: ViolationSeverity | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time of the decision; null before.' })
  decidedAt: Date | null;

  @Field(() => [AgencyCaseStep], { description: 'Everything that happened in it, oldest first.' })
  steps: AgencyCaseStep[];

  @Field(() => [CaseAnswer], { description: 'Own answers, oldest first.' })
  answers: CaseAnswer[];
}

@ObjectType({ description: 'A case with its place in the list.' })
export class AgencyCaseEdge extends ListEdge {
  @Field(() => AgencyCase, { description: 'The case.' })
  node: AgencyCase;
}

@ObjectType({ description: 'A page of cases of an agency, newest first.' })
export class AgencyCaseConnection extends ListPage {
  @Field(() => [AgencyCaseEdge], { description: 'The rows of the page.' })
  edges: AgencyCaseEdge[];

  @Field(() => [AgencyCase], { description: 'The things of the rows, in the same order.' })
  nodes: AgencyCase[];
}

@ObjectType({ description: 'A case that was answered.' })
export class AnswerAgencyCasePayload {
  @Field(() => AgencyCase, { description: 'The case after it.' })
  case: AgencyCase;
}
