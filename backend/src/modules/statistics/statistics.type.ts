import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the journeys of everybody add up to.' })
export class Statistics {
  @Field(() => Int, { description: 'Journeys, active ones included.' })
  totalJourneys: number;

  @Field(() => Float, { description: 'Distance covered, km.' })
  totalDistanceKm: number;

  @Field(() => Float, {
    description: 'Distance over moving time over all ended journeys, km/h; 0 before the first.',
  })
  averageSpeedKmh: number;

  @Field(() => Int, { description: 'Violations that the tracks show; neither claims nor incidents.' })
  totalViolations: number;

  @Field(() => Float, {
    description: 'Share of the ended journeys without a violation, 0-100; 100 before the first.',
  })
  safeDrivingPercentage: number;
}

@ObjectType({ description: 'What the journeys of the one who asks add up to.' })
export class MyStatistics {
  @Field(() => Int, { description: 'Journeys, active ones included.' })
  totalJourneys: number;

  @Field(() => Float, { description: 'Distance covered, km.' })
  totalDistanceKm: number;

  @Field(() => Float, {
    description: 'Distance over moving time over all ended journeys, km/h; 0 before the first.',
  })
  averageSpeedKmh: number;

  @Field(() => Int, { description: 'Violations that the tracks show; neither claims nor incidents.' })
  totalViolations: number;

  @Field(() => Float, {
    description: 'Share of the ended journeys without a violation, 0-100; 100 before the first.',
  })
  safeDrivingPercentage: number;
}
