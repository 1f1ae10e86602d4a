import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { REVISION_OUTCOMES, REVISION_REASONS } from './revision';
import type { RevisionOutcome, RevisionReason } from './revision';
import { EvidenceGradeEnum, ViolationSeverityEnum } from '../violation-enums.type';

export const RevisionReasonEnum = describedEnum(REVISION_REASONS, {
  name: 'RevisionReason',
  description: 'Reason why a violation was judged anew.',
  values: {
    LATE_FIXES: 'Fixes came late.',
    RULE: 'By another version of the rule.',
    LIMIT: 'By other limits or thresholds.',
    REJUDGED: 'Judged again, with a violation where none was.',
    CASE: 'People have decided so in a case.',
    ERASED: 'The account of its person was erased.',
  },
});

export const RevisionOutcomeEnum = describedEnum(REVISION_OUTCOMES, {
  name: 'RevisionOutcome',
  description: 'Outcome of a change that needed a person.',
  values: {
    APPLIED: 'It was accepted and holds.',
    DROPPED: 'It was refused: what was judged before stays.',
    SUPERSEDED: 'Judging again gave something else before anybody decided.',
  },
});

@ObjectType({ description: 'Values that a judgement gave a violation.' })
export class JudgedFigures {
  @Field(() => GraphQLDateTime, { description: 'First fix at least 3 km/h above the limit.' })
  startedAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Last such fix; null while it went on.' })
  endedAt: Date | null;

  @Field(() => ViolationSeverityEnum, { description: 'Its severity.' })
  severity: ViolationSeverity;

  @Field(() => EvidenceGradeEnum, { description: 'Grade of its proof.' })
  grade: EvidenceGrade;

  @Field(() => Float, { description: 'Peak of the displayed speed, or over gaps the mean speed, km/h.' })
  speedKmh: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Speed that the fixes prove at least, km/h; null where it was judged by thresholds alone.',
  })
  provenKmh: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The legal limit in force, km/h; null where it was judged by thresholds alone.',
  })
  limitKmh: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the place that the limit is of; null where it has none.',
  })
  limitPlace: string | null;

  @Field(() => Boolean, { description: 'Whether the authority had confirmed the limit.' })
  isLimitConfirmed: boolean;

  @Field(() => Boolean, { description: 'Whether it was none any more.' })
  isWithdrawn: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the rule that judged it; null where it was judged by thresholds alone.',
  })
  ruleVersion: string | null;
}

@ObjectType({
  description: 'A violation that had ended, before and after it was judged anew. Its owner and staff.',
})
export class ViolationRevision {
  @Field(() => ID, { description: 'Identifier of the revision.' })
  id: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it was judged anew.' })
  at: Date;

  @Field(() => RevisionReasonEnum, { description: 'Reason.' })
  reason: RevisionReason;

  @Field(() => JudgedFigures, {
    nullable: true,
    description: 'Values before; null where there was no violation before.',
  })
  before: JudgedFigures | null;

  @Field(() => JudgedFigures, { description: 'Values after, or as they would be.' })
  after: JudgedFigures;

  @Field(() => Boolean, {
    description: 'Whether it waits for a person and has changed nothing; for staff only.',
  })
  isPending: boolean;

  @Field(() => RevisionOutcomeEnum, {
    nullable: true,
    description: 'Decision of a person; null where none had to decide, and until then.',
  })
  outcome: RevisionOutcome | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when that was; null as above.' })
  decidedAt: Date | null;
}

@ObjectType({ description: 'A change of a violation for the worse, or a new one, that waits for a person.' })
export class PendingRevision extends ViolationRevision {
  @Field(() => ID, { nullable: true, description: 'The violation; null for one that would be new.' })
  violationId: string | null;

  @Field(() => ID, { nullable: true, description: 'Its journey; null once that is deleted.' })
  journeyId: string | null;
}

@ObjectType({ description: 'A change with its place in the list.' })
export class PendingRevisionEdge extends ListEdge {
  @Field(() => PendingRevision, { description: 'The change.' })
  node: PendingRevision;
}

@ObjectType({ description: 'A page of changes that wait, oldest first.' })
export class PendingRevisionConnection extends ListPage {
  @Field(() => [PendingRevisionEdge], { description: 'The rows of the page.' })
  edges: PendingRevisionEdge[];

  @Field(() => [PendingRevision], { description: 'The things of the rows, in the same order.' })
  nodes: PendingRevision[];
}
