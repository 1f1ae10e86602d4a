import {
  LIMIT_PROPOSAL_KINDS,
  LIMIT_PROPOSAL_OUTCOMES,
  LIMIT_STATES,
} from '@wakafine/domain/limits/limit-proposals';
import type {
  LimitProposalKind,
  LimitProposalOutcome,
  LimitState,
} from '@wakafine/domain/limits/limit-proposals';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CountedPage, ListEdge } from '../../../platform/db/connection.type';
import { describedEnum } from '../../../platform/described-enum';
import { Node } from '../../../platform/nodes/node.type';
import { LimitContent } from './limit-content.type';

export const LimitStateEnum = describedEnum(LIMIT_STATES, {
  name: 'LimitState',
  description: 'State of an entry of the register.',
  values: {
    UNCONFIRMED: 'In force for coaching only: nothing follows from it.',
    IN_FORCE: 'Confirmed and in force.',
    PLANNED: 'Announced for later.',
    ENDED: 'Over.',
  },
});

export const LimitProposalKindEnum = describedEnum(LIMIT_PROPOSAL_KINDS, {
  name: 'LimitProposalKind',
  description: 'Kind of a proposal.',
  values: {
    ADD: 'A new limit.',
    CHANGE: 'A new validity of a limit.',
    CONFIRM: 'The same limit, confirmed.',
    END: 'The end of a limit.',
  },
});

export const LimitProposalOutcomeEnum = describedEnum(LIMIT_PROPOSAL_OUTCOMES, {
  name: 'LimitProposalOutcome',
  description: 'Status of a proposal.',
  values: {
    SECONDED: 'A second person agreed: it is in force from its time on.',
    REFUSED: 'A second person refused it.',
    WITHDRAWN: 'Whoever proposed it took it back.',
  },
});

@ObjectType({ description: 'A change of the register that somebody has proposed. For canViewDashboard.' })
export class LimitProposal {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => LimitProposalKindEnum, { description: 'Kind of change.' })
  kind: LimitProposalKind;

  @Field(() => ID, { nullable: true, description: 'The limit; null for a new one that is not in force.' })
  limitId: string | null;

  @Field(() => LimitContent, {
    nullable: true,
    description: 'Content of the register when it was proposed; null for a new limit.',
  })
  before: LimitContent | null;

  @Field(() => LimitContent, {
    nullable: true,
    description: 'New content of the register; null for the end of a limit.',
  })
  after: LimitContent | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Stated moment from which it is to hold; null: from when it is seconded.',
  })
  validFrom: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Until when; null: no end is known.' })
  validUntil: Date | null;

  @Field(() => String, { description: 'Reason.' })
  reason: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it was proposed.' })
  proposedAt: Date;

  @Field(() => String, { nullable: true, description: 'Username; null once that account is gone.' })
  proposedBy: string | null;

  @Field(() => Boolean, { description: 'Whether the viewer has proposed it, and so may not second it.' })
  isByViewer: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may second it: somebody else’s, and for a national default with an admin.',
  })
  isForViewer: boolean;

  @Field(() => LimitProposalOutcomeEnum, {
    nullable: true,
    description: 'Decision on it; null while it waits.',
  })
  outcome: LimitProposalOutcome | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time of the decision; null while it waits.' })
  decidedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Username; null while it waits, and once that account is gone.',
  })
  decidedBy: string | null;

  @Field(() => String, { nullable: true, description: 'Reason why it was refused; else null.' })
  decisionReason: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'From when on it holds: never before it was seconded. Null unless it was.',
  })
  inForceFrom: Date | null;
}

@ObjectType({
  implements: Node,
  description:
    'An entry of the register of speed limits by the validity that holds now, else the next or the last one. For canViewDashboard.',
})
export class RegisteredLimit {
  @Field(() => ID, { description: 'Identifier of the limit through all its validities.' })
  id: string;

  @Field(() => LimitContent, { description: 'Content of the entry.' })
  content: LimitContent;

  @Field(() => LimitStateEnum, { description: 'Status of the entry now.' })
  state: LimitState;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null: always has been.' })
  validFrom: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null: no end is known.' })
  validUntil: Date | null;

  @Field(() => ID, { nullable: true, description: 'The proposal that waits for it; null for none.' })
  openProposalId: string | null;
}

@ObjectType({ description: 'A place in the register.' })
export class RegisteredLimitEdge extends ListEdge {
  @Field(() => RegisteredLimit, { description: 'The limit.' })
  node: RegisteredLimit;
}

@ObjectType({ description: 'A page of the register of speed limits.' })
export class RegisteredLimitConnection extends CountedPage {
  @Field(() => [RegisteredLimitEdge], { description: 'The limits in the order in which they were entered.' })
  edges: RegisteredLimitEdge[];

  @Field(() => [RegisteredLimit], { description: 'The things of the rows, in the same order.' })
  nodes: RegisteredLimit[];
}

@ObjectType({ description: 'A place in the list of proposals.' })
export class LimitProposalEdge extends ListEdge {
  @Field(() => LimitProposal, { description: 'The proposal.' })
  node: LimitProposal;
}

@ObjectType({ description: 'A page of the proposals that wait.' })
export class LimitProposalConnection extends CountedPage {
  @Field(() => [LimitProposalEdge], { description: 'The proposals, oldest first.' })
  edges: LimitProposalEdge[];

  @Field(() => [LimitProposal], { description: 'The things of the rows, in the same order.' })
  nodes: LimitProposal[];
}

@ObjectType({ description: 'Progress of confirming a part of the register.' })
export class LimitConfirmedCount {
  @Field(() => Int, { description: 'All limits.' })
  total: number;

  @Field(() => Int, { description: 'Confirmed ones.' })
  confirmed: number;

  @Field(() => Int, { description: 'Ones that are not confirmed and wait for a second person.' })
  waiting: number;
}

@ObjectType({ description: 'The checklist of the first start: the national default, then what is drawn.' })
export class LimitChecklist {
  @Field(() => LimitConfirmedCount, { description: 'The limits of all classes on the open road.' })
  defaults: LimitConfirmedCount;

  @Field(() => LimitConfirmedCount, { description: 'Towns, roads and zones.' })
  drawn: LimitConfirmedCount;
}
