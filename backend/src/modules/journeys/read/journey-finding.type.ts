import { FINDING_KINDS } from '@wakafine/domain/journeys/journey-findings';
import type { FindingKind } from '@wakafine/domain/journeys/journey-findings';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { TRAVEL_TIME_BASES } from '../travel-time-basis';
import type { TravelTimeBasis } from '../travel-time-basis';

export const FindingKindEnum = describedEnum(FINDING_KINDS, {
  name: 'FindingKind',
  description: 'A finding on a journey beside its violations.',
  values: {
    INCONSISTENT: "The device's own speed contradicts its positions; positions alone are judged.",
    OFF_ROAD:
      'More than 3 km from every known road for 2 minutes or longer: a ferry, a plane, or a road that is not surveyed. Nobody is accused there.',
    EARLY_ARRIVAL: 'From one town to another sooner than the open-road limit allows.',
  },
});

export const TravelTimeBasisEnum = describedEnum(TRAVEL_TIME_BASES, {
  name: 'TravelTimeBasis',
  description: 'Source of a minimum travel time.',
  values: {
    DERIVED: 'The shortest surveyed way at the open-road limit of the class.',
  },
});

@ObjectType({
  description:
    'A journey that came from one town to another sooner than the limit allows, measured from edge to edge of the towns.',
})
export class EarlyArrival {
  @Field(() => String, { description: 'Name of the town that it left, such as `Yaoundé`.' })
  fromTown: string;

  @Field(() => String, { description: 'Name of the town that it reached.' })
  toTown: string;

  @Field(() => Int, { description: 'Shortest lawful time between them, whole minutes, rounded down.' })
  minimumMinutes: number;

  @Field(() => Int, {
    description: 'From the last fix in the one to the first fix in the other, whole minutes, rounded up.',
  })
  actualMinutes: number;

  @Field(() => TravelTimeBasisEnum, { description: 'Source of the minimum.' })
  basis: TravelTimeBasis;
}

@ObjectType({
  description:
    'A finding of the measurement of a journey beside its violations. It accuses nobody and is in no figure.',
})
export class JourneyFinding {
  @Field(() => FindingKindEnum, { description: 'The finding.' })
  kind: FindingKind;

  @Field(() => GraphQLDateTime, { description: 'Time when it begins.' })
  startedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Time when it ends, as far as it is known.' })
  endedAt: Date;

  @Field(() => EarlyArrival, {
    nullable: true,
    description: 'Towns and times of an EARLY_ARRIVAL; null for other kinds.',
  })
  arrival: EarlyArrival | null;
}
