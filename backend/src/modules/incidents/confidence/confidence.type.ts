import { CROWD_PARTS, CROWD_WORDS } from '@wakafine/domain/incidents/crowd-confidence';
import type { CrowdPartKind, CrowdWord } from '@wakafine/domain/incidents/crowd-confidence';
import { HAZARD_TYPES } from '@wakafine/domain/incidents/half-lives';
import type { HazardType } from '@wakafine/domain/incidents/half-lives';
import type { IncidentSeverity } from '@wakafine/domain/incidents/incidents';
import { ValidateNested } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { IsLatitude, IsLongitude } from '../../../platform/inputs/named-bounds';
import { IncidentSeverityEnum } from '../incident.type';
import { IncidentPlaceInput } from '../incidents.inputs';
import type { IncidentVoteChoice } from './vote-on-incident';

export const CrowdWordEnum = describedEnum<CrowdWord>(CROWD_WORDS, {
  name: 'CrowdWord',
  description: 'Certainty of an incident by what independent people and staff say.',
  values: {
    UNVERIFIED: 'One voice alone, or as many against it.',
    LIKELY: 'Several independent people say so.',
    CONFIRMED: 'Enough independent people, or staff, say so.',
  },
});

export const CrowdPartKindEnum = describedEnum<CrowdPartKind>(CROWD_PARTS, {
  name: 'CrowdPartKind',
  description: 'Sources of a crowd confidence.',
  values: {
    STAFF_CONFIRMED: 'Staff confirmed it.',
    INDEPENDENT_THERE: 'Independent groups who say that it is there.',
    INDEPENDENT_GONE: 'Independent groups who say that it is gone.',
    SHARED: 'Accounts that share a phone or a vehicle with another and are counted with it.',
    UNPROVEN: 'Accounts that weigh nothing: their numbers are not proven, or they are suspended.',
    OVER_BUDGET: 'Accounts that said so much on that day that each word weighs less or nothing.',
    RECORD: 'Decisions of staff on earlier incidents of those people.',
    AGE: 'Time since the newest word.',
  },
});

export const HazardTypeEnum = describedEnum<HazardType>(HAZARD_TYPES, {
  name: 'HazardType',
  description: 'Type of an incident that stays where it is and endangers drivers ahead.',
  values: {
    CRASH: 'A crash.',
    ROAD_HAZARD: 'Something dangerous on the road.',
    BREAKDOWN: 'A vehicle that stands on the road.',
    FLOOD: 'Water on the road.',
    ANIMALS: 'Animals on the road.',
    ROADBLOCK: 'The road is blocked.',
  },
});

export const IncidentVoteEnum = describedEnum<IncidentVoteChoice>(['STILL_THERE', 'GONE'], {
  name: 'IncidentVote',
  description: 'Vote of somebody who passes an incident.',
  values: { STILL_THERE: 'It is still there.', GONE: 'It is gone.' },
});

@ObjectType({ description: 'One part of the explanation of a crowd confidence.' })
export class CrowdPart {
  @Field(() => CrowdPartKindEnum, { description: 'Kind of the part.' })
  kind: CrowdPartKind;

  @Field(() => Int, { description: 'Number of groups or accounts; of AGE the minutes.' })
  count: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Their weight, 0 and up; of RECORD the share expected to be true, of AGE the share that time has left; null where they weigh nothing.',
  })
  weight: number | null;
}

@ObjectType({
  description:
    'Confidence of independent people in an incident, beside the crowdVerdict of the specified validator. Accounts, phones and vehicles count once; nobody is named.',
})
export class CrowdConfidence {
  @Field(() => CrowdWordEnum, { description: 'In one word.' })
  word: CrowdWord;

  @Field(() => Float, { nullable: true, description: '0-1; for canViewDashboard, else null.' })
  confidence: number | null;

  @Field(() => [CrowdPart], { description: 'Its sources; for canViewDashboard, else empty.' })
  parts: readonly CrowdPart[];
}

@ObjectType({
  description:
    'A confirmed incident ahead, as a public row: neither the person, nor the description, nor the exact place.',
})
export class Hazard {
  @Field(() => ID, { description: 'Identifier of the public row, for `voteOnIncident` alone.' })
  id: string;

  @Field(() => HazardTypeEnum, { description: 'Kind of the hazard.' })
  hazardType: HazardType;

  @Field(() => IncidentSeverityEnum, { description: 'Severity.' })
  severity: IncidentSeverity;

  @Field(() => GraphQLDateTime, { description: 'The hour in which it happened.' })
  occurredAt: Date;

  @Field(() => Float, { description: 'Degrees: the middle of its cell of about 110 m.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees: the middle of its cell of about 110 m.' })
  longitude: number;

  @Field(() => Boolean, { description: 'Whether crowd reports verified it too (`crowdVerdict`).' })
  isVerified: boolean;
}

@InputType({ description: 'A part of the country, degrees; it does not cross the antimeridian.' })
export class BoundingBoxInput {
  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  @IsLatitude()
  south: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  @IsLongitude()
  west: number;

  @Field(() => Float, { description: 'Degrees, -90 to 90; not south of `south`.' })
  @IsLatitude()
  north: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180; not west of `west`.' })
  @IsLongitude()
  east: number;
}

@InputType({ description: 'Vote of a citizen on an incident that they pass.' })
export class VoteOnIncidentInput {
  @Field(() => ID, { description: 'The incident, as `hazards` or `similarIncidents` gave it.' })
  incidentId: string;

  @Field(() => IncidentVoteEnum, { description: 'Whether it is still there.' })
  vote: IncidentVoteChoice;

  @Field(() => IncidentPlaceInput, {
    nullable: true,
    description:
      'Place of the citizen: in its cell of about 110 m, or one that touches it. Not needed when their journey passed it within 100 m in the last 10 min.',
  })
  @ValidateNested()
  location?: IncidentPlaceInput | null;
}

@ObjectType({ description: 'The vote of the citizen that counts now.' })
export class VoteOnIncidentPayload {
  @Field(() => IncidentVoteEnum, { description: 'The vote.' })
  vote: IncidentVoteChoice;
}
