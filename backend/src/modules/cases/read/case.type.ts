import type { CaseDoubtKind } from '@wakafine/domain/cases/case-doubts';
import type {
  CaseActor,
  CaseDecision,
  CaseState,
  CaseStepKind,
  ServiceWay,
} from '@wakafine/domain/cases/case-steps';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { CountedPage, ListEdge } from '../../../platform/db/connection.type';
import { Node } from '../../../platform/nodes/node.type';
import { ViolationSeverityEnum } from '../../violations/violation-enums.type';
import type { CaseAudience } from '../cases.policy';
import { ContestTrack } from './contest-track.type';
import {
  CaseActorEnum,
  CaseDecisionEnum,
  CaseDoubtKindEnum,
  CaseStateEnum,
  CaseStepKindEnum,
  ServiceWayEnum,
} from './case-enums.type';

@ObjectType({ description: 'A step of a case, in the order of its time.' })
export class CaseStep {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => CaseStepKindEnum, { description: 'Kind of step.' })
  kind: CaseStepKind;

  @Field(() => GraphQLDateTime, { description: 'Time.' })
  at: Date;

  @Field(() => CaseActorEnum, { description: 'Its author.' })
  by: CaseActor;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the person of the authority, for staff; null for the holder, who sees the role alone.',
  })
  actorName: string | null;

  @Field(() => Boolean, { description: 'Whether the caller is its author.' })
  isOwn: boolean;

  @Field(() => CaseDecisionEnum, {
    nullable: true,
    description: 'The decision; null elsewhere, and for the holder while a second person has to sign it.',
  })
  decision: CaseDecision | null;

  @Field(() => ViolationSeverityEnum, {
    nullable: true,
    description: 'Severity of a lowered violation; null for any other.',
  })
  loweredTo: ViolationSeverity | null;

  @Field(() => ServiceWayEnum, {
    nullable: true,
    description: 'Way in which a notice reached the holder; null for any other step.',
  })
  serviceWay: ServiceWay | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why; null as for the decision, and where there is none.',
  })
  reason: string | null;
}

@ObjectType({ description: 'Contest of a violation. For the holder and those who decide.' })
export class CaseContest {
  /** The row behind it: no field, but what other fields are found by. */
  rowId: number;

  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'In the holder’s own words; null from 90 days after the decision on.',
  })
  statement: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time of writing, which counts.' })
  writtenAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Time of arrival.' })
  receivedAt: Date;

  @Field(() => Boolean, { description: 'Whether the fixes around the violation may be looked at for it.' })
  showsOwnTrack: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Another journey of the holder that speaks for them; null without one.',
  })
  trackJourneyId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the photo that came with it; null without one, and once it is deleted.',
  })
  photoUrl: string | null;

  @Field(() => ContestTrack, {
    nullable: true,
    description: 'Track that came with it; null without one, and once it is deleted.',
  })
  track: ContestTrack | null;
}

@ObjectType({ description: 'The first of two signatures under a decision. For staff.' })
export class CaseProposal {
  @Field(() => CaseDecisionEnum, { description: 'Signed decision.' })
  decision: CaseDecision;

  @Field(() => ViolationSeverityEnum, {
    nullable: true,
    description: 'Severity of a lowered violation; null for any other.',
  })
  loweredTo: ViolationSeverity | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who signed it; null once the account is gone.',
  })
  actorName: string | null;

  @Field(() => String, { nullable: true, description: 'Reason; null without one.' })
  reason: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time.' })
  at: Date;
}

@ObjectType({ description: 'Something that speaks against a measurement. For staff.' })
export class CaseDoubt {
  @Field(() => CaseDoubtKindEnum, { description: 'Kind of doubt.' })
  kind: CaseDoubtKind;

  @Field(() => Float, { nullable: true, description: 'The number that it rests on; null without one.' })
  amount: number | null;
}

@ObjectType({
  implements: Node,
  description:
    'The way of a violation from its evidence to a decision. For its holder and for canSuspendVehicles; never public.',
})
export class Case {
  /** The row behind it and whose eyes it is for: no fields, but what other fields are found by. */
  rowId: number;
  violationRowId: number;
  audience: CaseAudience;

  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => String, { description: 'Its name for people, such as C-2026-0412.' })
  number: string;

  @Field(() => CaseStateEnum, { description: 'Its state.' })
  state: CaseState;

  @Field(() => Int, { description: 'Rises with every step.' })
  version: number;

  @Field(() => Boolean, {
    description:
      'Whether the authority accuses: an enrolled device has recorded it above a confirmed limit. False: the holder objects, and nothing follows from it.',
  })
  isAccusation: boolean;

  @Field(() => GraphQLDateTime, { description: 'Time when it was opened, or opened again.' })
  openedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when the notice reached the holder; null before, and no time runs until then.',
  })
  servedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'End of the time to contest: midnight after the fifteenth day; null before the notice is received.',
  })
  dueAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days that are left of it, begun ones included; null as above.',
  })
  daysLeft: number | null;

  @Field(() => Boolean, { description: 'Whether its holder can contest it now.' })
  mayContest: boolean;

  @Field(() => CaseDecisionEnum, { nullable: true, description: 'The decision; null before.' })
  decision: CaseDecision | null;

  @Field(() => ViolationSeverityEnum, {
    nullable: true,
    description: 'The severity that it was lowered to; null unless it was.',
  })
  loweredTo: ViolationSeverity | null;

  @Field(() => Boolean, { description: 'Whether that was decided by default, without a word of the holder.' })
  isByDefault: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time of the decision; null before.' })
  decidedAt: Date | null;
}

@ObjectType({ description: 'A case with its place in the list.' })
export class CaseEdge extends ListEdge {
  @Field(() => Case, { description: 'The case.' })
  node: Case;
}

@ObjectType({ description: 'A page of cases, newest first.' })
export class CaseConnection extends CountedPage {
  @Field(() => [CaseEdge], { description: 'The rows of the page.' })
  edges: CaseEdge[];

  @Field(() => [Case], { description: 'The things of the rows, in the same order.' })
  nodes: Case[];
}
