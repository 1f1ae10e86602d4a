import { TRACK_POINTS } from '@wakafine/domain/cases/contest-track';
import { STATEMENT_MAX } from '@wakafine/domain/cases/case-steps';
import type { CaseDecision, ServiceWay } from '@wakafine/domain/cases/case-steps';
import { REASON_MAX } from '@wakafine/domain/incidents/incidents';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { HasMembers, IsLines, IsUuidText } from '../../../platform/inputs/bounds';
import { IsPhoto } from '../../../platform/inputs/named-bounds';
import { ViolationSeverityEnum } from '../../violations/violation-enums.type';
import { CaseDecisionEnum, ServiceWayEnum } from '../read/case-enums.type';
import { TrackPointInput } from './contest-track.inputs';

const VERSION = 'The version that it rests on; CONFLICT with `current` for another one. Left out: any.';
const REASON = 'Reason, 1-500 characters; the holder reads it.';

@InputType({ description: 'Grounds of a new case.' })
export class OpenCaseInput {
  @Field(() => ID, { description: 'The violation.' })
  violationId: string;

  @Field(() => String, { description: REASON })
  @IsLines(REASON_MAX)
  reason: string;
}

@InputType({ description: 'Review of the measurement of a case.' })
export class ReviewCaseInput {
  @Field(() => ID, { description: 'The case.' })
  caseId: string;

  @Field(() => Boolean, { description: 'True: a notice goes out. False: case and violation are withdrawn.' })
  isConfirmed: boolean;

  @Field(() => String, { description: REASON })
  @IsLines(REASON_MAX)
  reason: string;

  @Field(() => Int, { nullable: true, description: VERSION })
  version?: number | null;
}

@InputType({ description: 'Service of a notice outside the app.' })
export class ServeNoticeInput {
  @Field(() => ID, { description: 'The case.' })
  caseId: string;

  @Field(() => ServiceWayEnum, { description: 'Way of service; not IN_APP, which the app itself proves.' })
  way: ServiceWay;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time of service, at most 7 days ago; left out: now.',
  })
  servedAt?: Date | null;

  @Field(() => String, { description: 'Proof of it, 1-500 characters.' })
  @IsLines(REASON_MAX)
  reason: string;

  @Field(() => Int, { nullable: true, description: VERSION })
  version?: number | null;
}

@InputType({ description: 'A notice that was opened.' })
export class AcknowledgeNoticeInput {
  @Field(() => ID, { description: 'The violation that it is about.' })
  violationId: string;
}

@InputType({ description: 'Contest of an own violation.' })
export class ContestViolationInput {
  @Field(() => ID, { description: 'The violation.' })
  violationId: string;

  @Field(() => String, { description: 'Statement of the holder, in their words, 1-2,000 characters.' })
  @IsLines(STATEMENT_MAX)
  statement: string;

  @Field(() => ID, {
    description: 'UUID chosen by the client: the same id with the same content is the same contest.',
  })
  @IsUuidText()
  clientId: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time of writing, by the phone, at most 7 days ago: for one that was offline. Left out: now.',
  })
  writtenAt?: Date | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether those who decide may look at the fixes around the violation for it.',
  })
  showsOwnTrack: boolean;

  @Field(() => ID, { nullable: true, description: 'Another own journey that speaks for the holder.' })
  trackJourneyId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Base64 of a JPEG, PNG or WebP picture of at most 150 KB.',
  })
  @IsPhoto()
  photo?: string | null;

  @Field(() => [TrackPointInput], {
    nullable: true,
    description:
      'Track of the holder, from 30 minutes before the violation to 30 minutes after it, 1-3,600 points: their statement, not proof.',
  })
  @HasMembers(TRACK_POINTS, `Must have from ${TRACK_POINTS.min} to ${TRACK_POINTS.max} points`)
  @ValidateNested()
  track?: TrackPointInput[] | null;
}

@InputType({ description: 'A decision on a case.' })
export class DecideCaseInput {
  @Field(() => ID, { description: 'The case.' })
  caseId: string;

  @Field(() => CaseDecisionEnum, { description: 'The decision.' })
  decision: CaseDecision;

  @Field(() => String, { description: REASON })
  @IsLines(REASON_MAX)
  reason: string;

  @Field(() => ViolationSeverityEnum, {
    nullable: true,
    description: 'Of UPHOLD_LOWER: the severity; left out: one step lower.',
  })
  loweredTo?: ViolationSeverity | null;

  @Field(() => Int, { nullable: true, description: VERSION })
  version?: number | null;
}

@InputType({ description: 'A case that is withdrawn or reopened, and the reason.' })
export class MoveCaseInput {
  @Field(() => ID, { description: 'The case.' })
  caseId: string;

  @Field(() => String, { description: REASON })
  @IsLines(REASON_MAX)
  reason: string;

  @Field(() => Int, { nullable: true, description: VERSION })
  version?: number | null;
}
