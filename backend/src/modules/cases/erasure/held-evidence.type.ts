import type { CaseState } from '@wakafine/domain/cases/case-steps';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { CaseStateEnum } from '../read/case-enums.type';

@ObjectType({
  description:
    'Evidence that an open case holds although its person is erased, for those who decide alone. Then it is redacted and the violation withdrawn.',
})
export class HeldEvidence {
  @Field(() => ID, { description: 'The case.' })
  caseId: string;

  @Field(() => String, { description: 'Its number, as people call it.' })
  number: string;

  @Field(() => ID, { description: 'The violation.' })
  violationId: string;

  @Field(() => CaseStateEnum, { description: 'State of the case.' })
  state: CaseState;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time at which the account was erased; null while it is not.',
  })
  since: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time at which it is redacted, 90 days after the decision; null until there is one. Without a decision it goes with the end of the case.',
  })
  releasedAt: Date | null;
}

@ObjectType({ description: 'Held evidence with its place in the list.' })
export class HeldEvidenceEdge extends ListEdge {
  @Field(() => HeldEvidence, { description: 'The evidence.' })
  node: HeldEvidence;
}

@ObjectType({ description: 'A page of held evidence, the oldest case first.' })
export class HeldEvidenceConnection extends ListPage {
  @Field(() => [HeldEvidenceEdge], { description: 'The rows of the page.' })
  edges: HeldEvidenceEdge[];

  @Field(() => [HeldEvidence], { description: 'The things of the rows, in the same order.' })
  nodes: HeldEvidence[];
}
