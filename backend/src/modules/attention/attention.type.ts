import { ATTENTION_HARMS, ATTENTION_KINDS, ATTENTION_STATES } from '@wakafine/domain/attention/attention';
import type { AttentionHarm, AttentionKind, AttentionState } from '@wakafine/domain/attention/attention';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';

export const AttentionKindEnum = describedEnum(ATTENTION_KINDS, {
  name: 'AttentionKind',
  description: 'Kind of a row of the attention queue, with the permission to read it.',
  values: {
    STATUS_PROPOSAL: 'A proposed status of a vehicle waits for a second person. canSuspendVehicles.',
    RULE_PROPOSAL: 'The violator rule proposes a vehicle. canSuspendVehicles.',
    LIMIT_PROPOSAL: 'A change of speed limits waits for a second person. Those who may propose limits.',
    CASE: 'The next step of a case is one of staff. canSuspendVehicles.',
    INCIDENT: 'Nobody has answered an incident of severity HIGH. canViewDashboard.',
    RATE: 'The rate of a segment is above the band of the time before. canViewDashboard.',
    SILENT_AGENCY: 'An agency that drove regularly has gone silent. canViewDashboard.',
    TRACKS: 'Several journeys of one account contradict themselves. canSuspendVehicles.',
    JOB: 'The last run of a job failed. canAccessSystemSettings.',
    BACKUP: 'No backup of the last two nights is proven. canAccessSystemSettings.',
    SOURCE: 'A kind whose rows could not be read. The permission of that kind.',
  },
});

export const AttentionHarmEnum = describedEnum(ATTENTION_HARMS, {
  name: 'AttentionHarm',
  description: 'Harm that a thing can do while nobody looks at it.',
  values: {
    LOW: 'The service goes on.',
    MEDIUM: 'Figures or decisions suffer.',
    HIGH: 'Somebody may be hurt or wronged.',
  },
});

export const AttentionStateEnum = describedEnum(ATTENTION_STATES, {
  name: 'AttentionState',
  description: 'State of a row of the attention queue.',
  values: {
    OPEN: 'It needs somebody.',
    SNOOZED: 'It comes back by itself.',
    DONE: 'It comes back if its cause grows.',
  },
});

@ObjectType({ description: 'Somebody of the staff.' })
export class AttentionPerson {
  @Field(() => ID, { description: 'Account.' })
  id: string;

  @Field(() => String, { description: 'Full name, else the username.' })
  name: string;

  @Field(() => Boolean, { description: 'Whether this is the caller.' })
  isViewer: boolean;
}

@ObjectType({ description: 'A rate beside the band that was expected, violations per 1,000 km.' })
export class AttentionRate {
  @Field(() => Float, { description: 'One-sided lower 95 % bound.' })
  low: number;

  @Field(() => Float, { description: 'One-sided upper 95 % bound.' })
  high: number;

  @Field(() => Float, { description: 'Lower end of the band.' })
  expectedLow: number;

  @Field(() => Float, { description: 'Upper end of the band.' })
  expectedHigh: number;
}

@ObjectType({ description: 'A thing that needs somebody of the staff.' })
export class AttentionItem {
  @Field(() => ID, { description: 'Identifier, the same for as long as the cause is there.' })
  id: string;

  @Field(() => AttentionKindEnum, { description: 'Kind of it.' })
  kind: AttentionKind;

  @Field(() => AttentionHarmEnum, { description: 'Harm that it can do.' })
  harm: AttentionHarm;

  @Field(() => AttentionStateEnum, { description: 'OPEN or SNOOZED; done rows stand in doneToday.' })
  state: AttentionState;

  @Field(() => Int, { description: 'Place in the queue by harm, hours left and nobody on it, from 1.' })
  rank: number;

  @Field(() => ID, { description: 'Identifier of what is to be opened.' })
  subjectId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Masked plate, agency, place, segment or job; null where the kind says all.',
  })
  subject: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Closer kind: proposed status, kind of change, REVIEW, SERVE, DECIDE or SIGN for cases, type of the incident, or the failed kind; null for none.',
  })
  detail: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Events, confirmations, journeys a day of an agency, journeys of an account, failures, or days without a proof; null where it counts nothing.',
  })
  count: number | null;

  @Field(() => GraphQLDateTime, { description: 'Time since when it is so.' })
  sinceAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Deadline, or goal of the answer to an incident; null without one.',
  })
  dueAt: Date | null;

  @Field(() => Float, { nullable: true, description: 'Latitude, degrees; null without a place.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude, degrees; null without a place.' })
  longitude: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the first of two people; null where nobody has begun.',
  })
  proposedBy: string | null;

  @Field(() => AttentionRate, { nullable: true, description: 'The rate of a RATE; null for others.' })
  rate: AttentionRate | null;

  @Field(() => AttentionPerson, { nullable: true, description: 'The person who is on it; null: nobody.' })
  assignee: AttentionPerson | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time at which it comes back; null where it is not snoozed, or until it changes.',
  })
  snoozedUntil: Date | null;

  @Field(() => Int, { description: 'Rises with every act; 0 before the first.' })
  version: number;
}

@ObjectType({ description: 'A row of the attention queue that was done today.' })
export class AttentionDone {
  @Field(() => ID, { description: 'Identifier of the row.' })
  id: string;

  @Field(() => AttentionKindEnum, { description: 'Kind of it.' })
  kind: AttentionKind;

  @Field(() => String, {
    nullable: true,
    description: 'Masked plate, agency, place, segment or job; null as above.',
  })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'Closer kind; null for none.' })
  detail: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it was done.' })
  doneAt: Date;

  @Field(() => String, { nullable: true, description: 'Name of who did; null once the account is gone.' })
  doneBy: string | null;

  @Field(() => String, { nullable: true, description: 'Reason; null where the cause was gone.' })
  reason: string | null;

  @Field(() => Int, { description: 'Version of the row.' })
  version: number;
}

@ObjectType({
  description: 'A row of the attention queue on which the caller was, and that somebody else has reassigned.',
})
export class AttentionTaken {
  @Field(() => ID, { description: 'Identifier of the row.' })
  id: string;

  @Field(() => AttentionKindEnum, { description: 'Kind of it.' })
  kind: AttentionKind;

  @Field(() => String, {
    nullable: true,
    description: 'Masked plate, agency, place, segment or job; null as above.',
  })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'Closer kind; null for none.' })
  detail: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it was reassigned.' })
  takenAt: Date;

  @Field(() => String, { nullable: true, description: 'Name of who did; null once the account is gone.' })
  takenBy: string | null;

  @Field(() => String, { nullable: true, description: 'Name of who is on it now; null: nobody.' })
  assignee: string | null;
}

@ObjectType({ description: 'The person of the staff who is on an incident, and since when.' })
export class IncidentAssignment {
  @Field(() => ID, { description: 'Row of the attention queue that `assignAttention` takes.' })
  rowId: string;

  @Field(() => AttentionPerson, { nullable: true, description: 'The person; null: nobody.' })
  assignee: AttentionPerson | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time since when the person, or nobody, is on it; null where it was never assigned.',
  })
  assignedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who assigned it; null where it was never assigned, and once the account is gone.',
  })
  assignedBy: string | null;

  @Field(() => Int, { description: 'Version that `assignAttention` rests on; 0 before the first act.' })
  version: number;
}

@ObjectType({
  description: 'The things that need somebody of the staff now. canViewDashboard, and row by row.',
})
export class Attention {
  @Field(() => GraphQLDateTime, { description: 'Time when all this was read.' })
  computedAt: Date;

  @Field(() => [AttentionItem], { description: 'By rank, snoozed rows included; at most 30 of a kind.' })
  items: AttentionItem[];

  @Field(() => [AttentionDone], {
    description: 'Done since midnight in Douala, the latest first; at most 50.',
  })
  doneToday: AttentionDone[];

  @Field(() => [AttentionTaken], {
    description:
      'Rows on which the caller was and that others have reassigned within a day, the latest first; at most 20.',
  })
  taken: AttentionTaken[];

  @Field(() => Boolean, { description: 'Whether some kind has more rows than are listed.' })
  isCut: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Next deadline of a case or a proposal; null without any, and without canSuspendVehicles.',
  })
  nextDueAt: Date | null;
}

/** Answer of every act on a row. */
@ObjectType()
export abstract class AttentionPayload {
  @Field(() => ID, { description: 'Identifier of the row.' })
  id: string;

  @Field(() => Int, { description: 'Its version now.' })
  version: number;
}

@ObjectType({ description: 'A row that was assigned.' })
export class AssignAttentionPayload extends AttentionPayload {}

@ObjectType({ description: 'A row that was snoozed.' })
export class SnoozeAttentionPayload extends AttentionPayload {}

@ObjectType({ description: 'A row that was done.' })
export class CompleteAttentionPayload extends AttentionPayload {}

@ObjectType({ description: 'A row that was put back.' })
export class ReopenAttentionPayload extends AttentionPayload {}
