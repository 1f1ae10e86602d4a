import type {
  IncidentMood,
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
} from '@wakafine/domain/incidents/incidents';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
import {
  IncidentMoodEnum,
  IncidentSeverityEnum,
  IncidentStatusEnum,
  IncidentTypeEnum,
} from './incident.type';

/** What staff may decide on an incident. */
export type IncidentDecision = 'RESOLVED' | 'REJECTED';
export const IncidentDecisionEnum = describedEnum(['RESOLVED', 'REJECTED'] as const, {
  name: 'IncidentDecision',
  description: 'What staff may decide on an incident.',
  values: {
    RESOLVED: 'Dealt with.',
    REJECTED: 'Unfounded.',
  },
});

/** Where staff may take an incident. */
export type IncidentMove = Exclude<IncidentStatus, 'RECEIVED'>;
export const IncidentMoveEnum = describedEnum(
  ['VERIFIED', 'UNDER_REVIEW', 'RESOLVED', 'REJECTED', 'DUPLICATE'] as const,
  {
    name: 'IncidentMove',
    description: 'Status that staff may give an incident.',
    values: {
      VERIFIED: 'Confirmed.',
      UNDER_REVIEW: 'Somebody of the staff is at it.',
      RESOLVED: 'Closed: dealt with.',
      REJECTED: 'Closed: unfounded.',
      DUPLICATE: 'Closed: another incident tells the same.',
    },
  },
);

@InputType({ description: 'Where an incident is.' })
export class IncidentPlaceInput {
  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  lat: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  lng: number;
}

@InputType({ description: 'An incident as a citizen submits it.' })
export class ReportIncidentInput {
  @Field(() => IncidentMoodEnum, { description: 'How the citizen feels.' })
  mood: IncidentMood;

  @Field(() => IncidentTypeEnum, { description: 'What it is.' })
  incidentType: IncidentType;

  @Field(() => IncidentSeverityEnum, { defaultValue: 'MEDIUM', description: 'How bad it is.' })
  severity: IncidentSeverity;

  @Field(() => String, { nullable: true, description: 'In own words, up to 2,000 characters.' })
  description?: string | null;

  @Field(() => IncidentPlaceInput, { nullable: true, description: 'Where; left out when not known.' })
  location?: IncidentPlaceInput | null;

  @Field(() => Int, { nullable: true, description: 'How many people look hurt, 0-200; null when not said.' })
  injuredCount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Plate or agency of the vehicle as seen, up to 80 characters. Others see a plate masked.',
  })
  toldVehicle?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it happened, up to 7 days ago; now by default.',
  })
  occurredAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'JPEG, PNG or WebP of at most 150 KB and 4,096 pixels a side, in Base64. Its metadata are not stored.',
  })
  photo?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and content give the same incident.' })
  clientId?: string | null;
}

@InputType({ description: 'What staff decide on an incident.' })
export class ResolveIncidentInput {
  @Field(() => ID, { description: 'The incident.' })
  incidentId: string;

  @Field(() => IncidentDecisionEnum, { defaultValue: 'RESOLVED', description: 'The decision.' })
  status: IncidentDecision;

  @Field(() => String, { nullable: true, description: 'Why, up to 500 characters.' })
  reason?: string | null;
}

@InputType({ description: 'Where staff take an incident, and why.' })
export class MoveIncidentInput {
  @Field(() => ID, { description: 'The incident.' })
  incidentId: string;

  @Field(() => IncidentMoveEnum, { description: 'The status to take it to.' })
  to: IncidentMove;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason of up to 500 characters, shown to the person who submitted it; required for RESOLVED and REJECTED.',
  })
  reason?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'For DUPLICATE: the incident that remains, which must not be a duplicate itself.',
  })
  duplicateOfId?: string | null;

  @Field(() => Int, { description: 'The version that the decision rests on; another is a CONFLICT.' })
  version: number;
}

@InputType({ description: 'Which incidents; what is left out does not narrow.' })
export class IncidentFilter {
  @Field(() => IncidentStatusEnum, { nullable: true, description: 'In this state only.' })
  status?: IncidentStatus | null;

  @Field(() => IncidentSeverityEnum, { nullable: true, description: 'Of this severity only.' })
  severity?: IncidentSeverity | null;

  @Field(() => IncidentTypeEnum, { nullable: true, description: 'Of this type only.' })
  incidentType?: IncidentType | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Not before this time.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Before this time.' })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the description in any case, or the identifier; up to 100 characters.',
  })
  search?: string | null;
}
