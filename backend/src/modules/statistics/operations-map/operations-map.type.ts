import type { IncidentSeverity, IncidentStatus, IncidentType } from '@wakafine/domain/incidents/incidents';
import type { SpeedZone, ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { IncidentSeverityEnum, IncidentStatusEnum, IncidentTypeEnum } from '../../incidents/incident.type';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import {
  SpeedZoneEnum,
  TravelCategoryEnum,
  ViolationSeverityEnum,
} from '../../violations/violation-enums.type';
import { VehicleTypeEnum } from '../../vehicles/vehicle-type.type';

// Thousands of them are sent at once: without a resolver of its own for each of their fields.
@ObjectType({ simpleResolvers: true, description: 'An active journey as a moving mark. canViewDashboard.' })
export class LiveJourney {
  @Field(() => ID, { description: 'Identifier of the journey.' })
  id: string;

  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  vehicleId: string;

  @Field(() => String, { description: 'Masked.' })
  registrationNumber: string;

  @Field(() => String, { nullable: true, description: 'Null for private travel.' })
  transportAgency: string | null;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle.' })
  vehicleType: VehicleType;

  @Field(() => TravelCategoryEnum, { description: 'Private, or run by an agency.' })
  category: TravelCategory;

  @Field(() => Float, { nullable: true, description: 'Last place, degrees; null before the first good fix.' })
  latitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Last place, degrees; null before the first good fix.' })
  longitude: number | null;

  @Field(() => Float, { nullable: true, description: 'Displayed speed, km/h; null when not known now.' })
  speedKmh: number | null;

  @Field(() => SpeedZoneEnum, { nullable: true, description: 'Zone of the speed; null when not known now.' })
  zone: SpeedZone | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it started.' })
  since: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time of the last good fix; null before it.' })
  lastFixAt: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'An incident as a mark on a map.' })
export class IncidentMark {
  @Field(() => ID, { description: 'Identifier of the incident.' })
  id: string;

  @Field(() => Float, { description: 'Degrees.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees.' })
  longitude: number;

  @Field(() => GraphQLDateTime, { description: 'Time when it happened.' })
  at: Date;

  @Field(() => IncidentSeverityEnum, { description: 'Severity.' })
  severity: IncidentSeverity;

  @Field(() => IncidentTypeEnum, { description: 'Type of the incident.' })
  incidentType: IncidentType;

  @Field(() => IncidentStatusEnum, { description: 'Status of the incident.' })
  status: IncidentStatus;
}

@ObjectType({ simpleResolvers: true, description: 'A violation as a mark on a map.' })
export class ViolationMark {
  @Field(() => ID, { description: 'Identifier of the violation.' })
  id: string;

  @Field(() => Float, { description: 'Place of the peak, degrees.' })
  latitude: number;

  @Field(() => Float, { description: 'Place of the peak, degrees.' })
  longitude: number;

  @Field(() => GraphQLDateTime, { description: 'Time when it began.' })
  at: Date;

  @Field(() => ViolationSeverityEnum, { description: 'Zone of the peak.' })
  severity: ViolationSeverity;

  @Field(() => Float, { description: 'Peak, km/h.' })
  speedKmh: number;
}

@ObjectType({
  description: "Current vehicles on the roads, and today's violations and incidents. canViewDashboard.",
})
export class OperationsMap {
  @Field(() => GraphQLDateTime, { description: 'Time when this was read.' })
  computedAt: Date;

  @Field(() => [LiveJourney], { description: 'Active journeys, those heard of last first; at most 5,000.' })
  journeys: LiveJourney[];

  @Field(() => [IncidentMark], {
    description: 'Incidents with a place since midnight in Douala, newest first; at most 500.',
  })
  incidents: IncidentMark[];

  @Field(() => [ViolationMark], {
    description: 'Violations that count, since midnight in Douala, newest first; at most 500.',
  })
  violations: ViolationMark[];
}

@ObjectType({ description: 'Changes on the map since the last event, at most once a second.' })
export class LiveJourneysChange {
  @Field(() => [LiveJourney], { description: 'Journeys that have begun or moved.' })
  changed: LiveJourney[];

  @Field(() => [ID], { description: 'Journeys that have ended.' })
  endedIds: string[];
}
