import { FIX_FLAGS } from '@wakafine/domain/speed/fix';
import type { FixFlag } from '@wakafine/domain/speed/fix';
import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { CountedPage, ListEdge } from '../../platform/db/connection.type';
import { describedEnum } from '../../platform/described-enum';
import { Node } from '../../platform/nodes/node.type';
import { JOURNEY_BINDINGS } from '../violations/vehicle-enums';
import type { JourneyBinding, TravelCategory } from '../violations/vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';
import { SpeedZoneEnum, TravelCategoryEnum } from '../violations/violation-enums.type';
import { LimitedClassEnum, VehicleTypeEnum } from '../vehicles/vehicle-type.type';
import { TRAVELLER_ROLES } from './traveller-role';
import type { TravellerRole } from './traveller-role';

export const TravellerRoleEnum = describedEnum(TRAVELLER_ROLES, {
  name: 'TravellerRole',
  description: 'Role of the citizen in the vehicle.',
  values: {
    DRIVER: 'Drives it.',
    PASSENGER: 'Travels in it.',
  },
});

/** Whether a journey goes on. */
export type JourneyStatus = 'ACTIVE' | 'COMPLETED';
export const JourneyStatusEnum = describedEnum(['ACTIVE', 'COMPLETED'] as const, {
  name: 'JourneyStatus',
  description: 'Whether a journey goes on.',
  values: {
    ACTIVE: 'It goes on.',
    COMPLETED: 'It has ended.',
  },
});

export const JourneyBindingEnum = describedEnum(JOURNEY_BINDINGS, {
  name: 'JourneyBinding',
  description: 'Certainty of the vehicle of a journey. Only BOUND can name a vehicle to others.',
  values: {
    TYPED: 'Its plate was typed.',
    WITNESS: 'The code in it was scanned or typed.',
    BOUND: 'Its phone or tracker is enrolled for it by key.',
  },
});

export const FixFlagEnum = describedEnum(FIX_FLAGS, {
  name: 'FixFlag',
  description: 'Reason why a fix moves no number.',
  values: {
    duplicate: 'A fix of the same time is there already.',
    frozen: 'The receiver repeats the very same place while its speed says that it moves.',
    future: 'Its time is in the future.',
    implausible_jump: 'No vehicle gets there in that time.',
    inaccurate: 'Its accuracy is too bad to judge by.',
    out_of_order: 'Older than a fix that was judged already.',
    outside_journey: 'Before the start or after the end of the journey.',
  },
});

@ObjectType({ description: 'One good fix of a route.' })
export class RoutePoint {
  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  lat: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  lng: number;

  @Field(() => GraphQLDateTime, { description: 'Time of the fix.' })
  recordedAt: Date;

  @Field(() => Float, {
    nullable: true,
    description: 'Displayed speed, km/h, down to thousandths; null where a stretch of track begins.',
  })
  speedKmh: number | null;

  @Field(() => SpeedZoneEnum, { nullable: true, description: 'Zone of the speed; null without a speed.' })
  zone: SpeedZone | null;
}

@ObjectType({
  description:
    'A route in few bytes, for slow networks: the same fixes as `Journey.route`. `points`, `steps` and `speeds` are encoded polylines (developers.google.com/maps/documentation/utilities/polylinealgorithm).',
})
export class RouteLine {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time of the first fix; null for a route without one.',
  })
  from: Date | null;

  @Field(() => String, {
    description: 'Latitude and longitude of each fix, as a polyline of precision 5: to 1.1 m.',
  })
  points: string;

  @Field(() => String, {
    description: 'Milliseconds since the fix before, one number a fix; 0 for the first.',
  })
  steps: string;

  @Field(() => String, {
    description:
      'Displayed speeds in tenths of km/h, rounded down: one number a fix, the difference from the one before, beginning at 0. A sum of -1 is no speed: a stretch of track begins.',
  })
  speeds: string;

  @Field(() => String, {
    description:
      'Zone of each speed, one letter a fix: S safe, C caution, W warning, D danger, - without a speed.',
  })
  zones: string;
}

@ObjectType({ description: 'One point of the small picture of a route.' })
export class TracePoint {
  @Field(() => Float, { description: 'Degrees, -90 to 90.' })
  lat: number;

  @Field(() => Float, { description: 'Degrees, -180 to 180.' })
  lng: number;

  @Field(() => SpeedZoneEnum, {
    description: 'Highest severity of a violation since the point before; SAFE without one.',
  })
  zone: SpeedZone;
}

@ObjectType({ description: 'The vehicle that a code or an enrolled device shows a journey to be in.' })
export class BoundVehicle {
  @Field(() => JourneyBindingEnum, { description: 'WITNESS by a code, BOUND by an enrolled device.' })
  level: JourneyBinding;

  @Field(() => String, { description: 'Plate of the vehicle; masked for all but the owner.' })
  registrationNumber: string;

  @Field(() => String, { nullable: true, description: 'Agency of the vehicle; null for none.' })
  transportAgency: string | null;

  @Field(() => GraphQLDateTime, { description: 'Since when.' })
  since: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when it ends by itself, 6 hours after a scan; null: with the journey.',
  })
  until: Date | null;
}

@ObjectType({
  implements: Node,
  description: 'One drive of one citizen in one vehicle. All figures come from its track.',
})
export class Journey {
  @Field(() => ID, { description: 'Identifier, the same as over REST.' })
  id: string;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle.' })
  vehicleType: VehicleType;

  @Field(() => LimitedClassEnum, {
    nullable: true,
    description:
      'Class of the vehicle that it was bound to last, by which it is judged from then on: as staff entered it, else by the kind of vehicle. Null while the plate is only typed: then it is judged by the kind of vehicle.',
  })
  vehicleClass: LimitedClass | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'From when on it is judged by `vehicleClass`; null without one.',
  })
  vehicleClassFrom: Date | null;

  @Field(() => String, { description: 'As typed; masked for all but the owner.' })
  registrationNumber: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Stable identifier of the vehicle, by which plates are revealed; for staff, else null.',
  })
  vehicleId: string | null;

  @Field(() => TravelCategoryEnum, { description: 'Private travel or public transport.' })
  category: TravelCategory;

  @Field(() => String, { nullable: true, description: 'Null for private travel.' })
  transportAgency: string | null;

  @Field(() => TravellerRoleEnum, { description: 'Role of the citizen in the vehicle.' })
  role: TravellerRole;

  @Field(() => GraphQLDateTime, { description: 'Time when it started.' })
  startTime: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time when it ended; null while active.' })
  endTime: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Time of the last good fix; null before it.' })
  lastFixAt: Date | null;

  @Field(() => Float, { description: 'Distance covered, km.' })
  distanceKm: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Highest displayed speed, km/h, of at least five successive readings over 4 s (three, where the device reports seldom); ' +
      'null before there were so many.',
  })
  maxSpeedKmh: number | null;

  @Field(() => Float, {
    description:
      'Measured way over moving time, km/h; never above the maximum, and 0 before anything was measured.',
  })
  averageSpeedKmh: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Displayed speed at the last fix, km/h; null without one and after the end.',
  })
  currentSpeedKmh: number | null;

  @Field(() => Boolean, { description: 'Whether it goes on.' })
  isActive: boolean;

  @Field(() => JourneyStatusEnum, { description: 'Whether it goes on, as a word.' })
  status: JourneyStatus;

  @Field(() => Boolean, {
    description: 'Ended by the server after 6 hours of silence; later fixes move the end.',
  })
  isEndProvisional: boolean;

  @Field(() => JourneyBindingEnum, { description: 'Certainty of the vehicle, at its latest.' })
  binding: JourneyBinding;

  @Field(() => Boolean, {
    description: 'Read from a file: its violations have grade C, and so are in no ranking.',
  })
  isImported: boolean;

  @Field(() => Int, { description: 'Violations that the track shows.' })
  violationCount: number;

  @Field(() => Int, {
    description: 'Highest seq of a stored fix with none missing below it, from 1; 0 before.',
  })
  acceptedThrough: number;
}

@ObjectType({ description: 'A journey with its place in the list.' })
export class JourneyEdge extends ListEdge {
  @Field(() => Journey, { description: 'The journey.' })
  node: Journey;
}

@ObjectType({ description: 'A page of journeys, newest first.' })
export class JourneyConnection extends CountedPage {
  @Field(() => [JourneyEdge], { description: 'The rows of the page.' })
  edges: JourneyEdge[];

  @Field(() => [Journey], { description: 'The things of the rows, in the same order.' })
  nodes: Journey[];
}

@ObjectType({ description: 'A fix that moves no number.' })
export class FlaggedFix {
  @Field(() => Int, { description: 'Its seq.' })
  seq: number;

  @Field(() => FixFlagEnum, { description: 'Reason.' })
  reason: FixFlag;
}
