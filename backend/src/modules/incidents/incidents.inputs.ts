import {
  DESCRIPTION_MAX,
  INJURED_MAX,
  REASON_MAX,
  SEEN_VEHICLE_MAX,
} from '@wakafine/domain/incidents/incidents';
import type {
  IncidentMood,
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
} from '@wakafine/domain/incidents/incidents';
import type { CountedRoad } from '@wakafine/domain/places/road-corridors';
import { SEGMENT_FILTER } from '@wakafine/domain/segments/segment-filter';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { IsLineOrEmpty, IsLines, IsSearch, IsUuidText, IsWhole } from '../../platform/inputs/bounds';
import { IsLatitude, IsLongitude, IsPhoto } from '../../platform/inputs/named-bounds';
import { INCIDENT_SORTS } from './incident-sort';
import { describedEnum } from '../../platform/described-enum';
import { CountedRoadEnum } from '../violations/violation-enums.type';
import {
  IncidentMoodEnum,
  IncidentSeverityEnum,
  IncidentStatusEnum,
  IncidentTypeEnum,
} from './incident.type';

/** Decisions of staff on an incident. */
export type IncidentDecision = 'RESOLVED' | 'REJECTED';
export const IncidentDecisionEnum = describedEnum(['RESOLVED', 'REJECTED'] as const, {
  name: 'IncidentDecision',
  description: 'Decisions of staff on an incident.',
  values: {
    RESOLVED: 'Dealt with.',
    REJECTED: 'Unfounded.',
  },
});

export const IncidentSortEnum = describedEnum(INCIDENT_SORTS, {
  name: 'IncidentSort',
  description: 'Order of a list of incidents.',
  values: {
    NEWEST: 'By the time when it happened, the latest first.',
    DUE_FIRST:
      'Those that staff have not answered by the end of their goal, the earliest first; then all others.',
  },
});

/** Statuses that staff may move an incident to. */
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

@InputType({ description: 'Place of an incident.' })
export class IncidentPlaceInput {
  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  @IsLatitude()
  lat: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  @IsLongitude()
  lng: number;
}

@InputType({ description: 'An incident as a citizen submits it.' })
export class ReportIncidentInput {
  @Field(() => IncidentMoodEnum, { description: 'Mood of the citizen.' })
  mood: IncidentMood;

  @Field(() => IncidentTypeEnum, { description: 'Type of the incident.' })
  incidentType: IncidentType;

  @Field(() => IncidentSeverityEnum, { defaultValue: 'MEDIUM', description: 'Severity.' })
  severity: IncidentSeverity;

  @Field(() => String, { nullable: true, description: 'In own words, up to 2,000 characters.' })
  @IsLines(DESCRIPTION_MAX)
  description?: string | null;

  @Field(() => IncidentPlaceInput, {
    nullable: true,
    description: 'Place of the incident; left out when not known.',
  })
  @ValidateNested()
  location?: IncidentPlaceInput | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of people who look hurt, 0-200; null when not said.',
  })
  @IsWhole({ min: 0, max: INJURED_MAX })
  injuredCount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Plate or agency of the vehicle as seen, up to 80 characters. Others see a plate masked.',
  })
  @IsLineOrEmpty({ min: 1, max: SEEN_VEHICLE_MAX })
  seenVehicle?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when it happened, up to 7 days ago; now by default.',
  })
  occurredAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'JPEG, PNG or WebP of at most 150 KB and 4,096 pixels a side, in Base64. Its metadata are not stored.',
  })
  @IsPhoto()
  photo?: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID: the same id and content give the same incident.' })
  @IsUuidText()
  clientId?: string | null;
}

@InputType({ description: 'A decision of staff on an incident.' })
export class ResolveIncidentInput {
  @Field(() => ID, { description: 'The incident.' })
  incidentId: string;

  @Field(() => IncidentDecisionEnum, { defaultValue: 'RESOLVED', description: 'The decision.' })
  status: IncidentDecision;

  @Field(() => String, { nullable: true, description: 'Why, up to 500 characters.' })
  @IsLines(REASON_MAX)
  reason?: string | null;
}

@InputType({ description: 'New status of an incident, and the reason.' })
export class MoveIncidentInput {
  @Field(() => ID, { description: 'The incident.' })
  incidentId: string;

  @Field(() => IncidentMoveEnum, { description: 'The new status.' })
  to: IncidentMove;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason of up to 500 characters, shown to the person who submitted it; required for RESOLVED and REJECTED.',
  })
  @IsLines(REASON_MAX)
  reason?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'For DUPLICATE: the incident that remains, which must not be a duplicate itself.',
  })
  duplicateOfId?: string | null;

  @Field(() => Int, { description: 'The version that the decision rests on; another is a CONFLICT.' })
  version: number;
}

@InputType({ description: 'A closed incident that is reopened, and why.' })
export class ReopenIncidentInput {
  @Field(() => ID, { description: 'The incident.' })
  incidentId: string;

  @Field(() => String, {
    description: 'Reason, 1-500 characters, shown to the person who submitted it.',
  })
  @IsLines(REASON_MAX)
  reason: string;

  @Field(() => Int, { description: 'The version that it rests on; another is a CONFLICT.' })
  version: number;
}

@InputType({ description: 'Filter of incidents; members left out do not narrow.' })
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

  @Field(() => Int, {
    nullable: true,
    description: 'First hour of the day when it happened, 0-23 in Douala; null: 0.',
  })
  @IsWhole(SEGMENT_FILTER.fromHour)
  fromHour?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Hour that ends them, 1-24; before the first one: over midnight; null: 24.',
  })
  @IsWhole(SEGMENT_FILTER.untilHour)
  untilHour?: number | null;

  @Field(() => CountedRoadEnum, {
    nullable: true,
    description: 'Of the cells on this road only, as figures count; without those that have no place.',
  })
  road?: CountedRoad | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the description in any case, or the identifier; up to 100 characters.',
  })
  @IsSearch()
  search?: string | null;
}
