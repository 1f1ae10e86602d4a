import {
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_SOURCES,
  INCIDENT_STATUSES,
  INCIDENT_TYPES,
} from '@wakafine/domain/incidents/incidents';
import type {
  IncidentMood,
  IncidentSeverity,
  IncidentSource,
  IncidentStatus,
  IncidentType,
} from '@wakafine/domain/incidents/incidents';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { CountedPage, ListEdge } from '../../platform/db/connection.type';
import { describedEnum } from '../../platform/described-enum';
import { Node } from '../../platform/nodes/node.type';

export const IncidentMoodEnum = describedEnum(INCIDENT_MOODS, {
  name: 'IncidentMood',
  description: 'Mood of the person who submits an incident.',
  values: {
    SCARED: 'Scared.',
    ANGRY: 'Angry.',
    SAD: 'Sad.',
    WORRIED: 'Worried.',
    CONFUSED: 'Confused.',
    NEUTRAL: 'Neutral.',
  },
});

export const IncidentTypeEnum = describedEnum(INCIDENT_TYPES, {
  name: 'IncidentType',
  description: 'Kind of an incident.',
  values: {
    CRASH: 'A crash: somebody may be hurt.',
    RECKLESS_DRIVING: 'Reckless driving.',
    TRAFFIC_LIGHT: 'A red light or a sign was passed over.',
    SPEED_VIOLATION: 'Driving too fast.',
    ROAD_HAZARD: 'Something dangerous on the road.',
    BREAKDOWN: 'A vehicle stands on the road.',
    FLOOD: 'Water on the road.',
    ANIMALS: 'Animals on the road.',
    ROADBLOCK: 'The road is blocked.',
    PEDESTRIAN: 'People on foot in danger.',
    OTHER: 'Anything else.',
  },
});

export const IncidentSeverityEnum = describedEnum(INCIDENT_SEVERITIES, {
  name: 'IncidentSeverity',
  description: 'Severity of an incident.',
  values: {
    LOW: 'Minor.',
    MEDIUM: 'Medium.',
    HIGH: 'Serious.',
  },
});

export const IncidentStatusEnum = describedEnum(INCIDENT_STATUSES, {
  name: 'IncidentStatus',
  description: 'Status of an incident.',
  values: {
    RECEIVED: 'Nobody has looked at it yet.',
    VERIFIED: 'Others on the road agree, or staff confirmed it.',
    UNDER_REVIEW: 'Somebody of the staff is at it.',
    RESOLVED: 'Closed: dealt with.',
    REJECTED: 'Closed: unfounded.',
    DUPLICATE: 'Closed: another incident tells the same.',
  },
});

export const IncidentSourceEnum = describedEnum(INCIDENT_SOURCES, {
  name: 'IncidentSource',
  description: 'Way in which an incident came.',
  values: {
    APP: 'By somebody with an account.',
    SMS: 'By short message: of nobody who is known, and one unproven voice.',
  },
});

@ObjectType({
  implements: Node,
  description:
    'Something on the road that a citizen submitted. Visible to that citizen and to staff; it never names the person.',
})
export class Incident {
  @Field(() => ID, { description: 'Identifier, the same as over REST; no violation has the same.' })
  id: string;

  @Field(() => IncidentMoodEnum, { description: 'Mood of the person who submitted it.' })
  mood: IncidentMood;

  @Field(() => IncidentTypeEnum, { description: 'Type of the incident.' })
  incidentType: IncidentType;

  @Field(() => IncidentSourceEnum, { description: 'Way in which it came.' })
  source: IncidentSource;

  @Field(() => IncidentSeverityEnum, { description: 'Severity.' })
  severity: IncidentSeverity;

  @Field(() => String, {
    nullable: true,
    description: 'Description by the person who submitted it; null without.',
  })
  description: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; null when the place was not given.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees; null when the place was not given.' })
  longitude: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people who looked hurt to the person who submitted it; null when not said.',
  })
  injuredCount: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Plate or agency of the vehicle as the person who submitted it saw it; null when not said. A plate is masked for everybody else.',
  })
  seenVehicle: string | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it happened.' })
  occurredAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Time when the server learnt of it.' })
  receivedAt: Date;

  @Field(() => IncidentStatusEnum, { description: 'Status of the incident.' })
  status: IncidentStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why it is in this status; null when not said.',
  })
  statusReason: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when staff decided; null before.' })
  resolvedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    description:
      'Time by which staff mean to have answered: 30 minutes after receipt for HIGH, 4 hours for MEDIUM, 24 hours for LOW.',
  })
  answerDueAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time of the first step of staff, which stops the response clock; null before.',
  })
  answeredAt: Date | null;

  @Field(() => Int, { description: 'Rises with every change of the status; sent back with a decision.' })
  version: number;

  @Field(() => ID, {
    nullable: true,
    description: 'Of a DUPLICATE: the incident it was merged into; for canViewDashboard, else null.',
  })
  duplicateOfId: string | null;

  @Field(() => Boolean, { description: 'Whether the caller submitted it.' })
  isOwn: boolean;
}

@ObjectType({ description: 'A status in the history of an incident.' })
export class IncidentStatusChange {
  @Field(() => IncidentStatusEnum, { description: 'The status.' })
  status: IncidentStatus;

  @Field(() => GraphQLDateTime, { description: 'Since when.' })
  at: Date;

  @Field(() => String, { nullable: true, description: 'Reason; null when not given.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the person of the staff who set it, for canViewDashboard; null for others, and where the crowd or the service did.',
  })
  by: string | null;

  @Field(() => Boolean, { description: 'Whether it reopened an incident that was closed.' })
  isReopening: boolean;
}

@ObjectType({ description: 'An incident with its place in the list.' })
export class IncidentEdge extends ListEdge {
  @Field(() => Incident, { description: 'The incident.' })
  node: Incident;
}

@ObjectType({ description: 'A page of incidents, newest first.' })
export class IncidentConnection extends CountedPage {
  @Field(() => [IncidentEdge], { description: 'The rows of the page.' })
  edges: IncidentEdge[];

  @Field(() => [Incident], { description: 'The things of the rows, in the same order.' })
  nodes: Incident[];
}

@ObjectType({ description: 'The incident that was stored, or the same one again for the same clientId.' })
export class ReportIncidentPayload {
  @Field(() => Incident, { description: 'The incident.' })
  incident: Incident;
}

@ObjectType({ description: 'The incident after the decision.' })
export class ResolveIncidentPayload {
  @Field(() => Incident, { description: 'The incident, RESOLVED or REJECTED.' })
  incident: Incident;
}

@ObjectType({ description: 'The incident after it was moved to another status.' })
export class MoveIncidentPayload {
  @Field(() => Incident, { description: 'The incident.' })
  incident: Incident;
}

@ObjectType({ description: 'The incident after it was reopened.' })
export class ReopenIncidentPayload {
  @Field(() => Incident, { description: 'The incident, UNDER_REVIEW.' })
  incident: Incident;
}

@ObjectType({ description: 'Number of incidents that are of one severity.' })
export class IncidentSeverityCount {
  @Field(() => IncidentSeverityEnum, { description: 'The severity.' })
  severity: IncidentSeverity;

  @Field(() => Int, { description: 'Number of incidents; never 0.' })
  count: number;
}

@ObjectType({ description: 'Number of incidents that are in one status.' })
export class IncidentStatusCount {
  @Field(() => IncidentStatusEnum, { description: 'The status.' })
  status: IncidentStatus;

  @Field(() => Int, { description: 'Number of incidents; never 0.' })
  count: number;
}

@ObjectType({
  description: 'Number of incidents there are, and of which kinds; kinds without any are left out.',
})
export class IncidentCounts {
  @Field(() => Int, { description: 'All of them.' })
  total: number;

  @Field(() => [IncidentSeverityCount], { description: 'By severity.' })
  bySeverity: readonly IncidentSeverityCount[];

  @Field(() => [IncidentStatusCount], { description: 'By status.' })
  byStatus: readonly IncidentStatusCount[];
}
