import { RANKING_MEASURES } from '@wakafine/domain/ranking';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf } from '../../../platform/enum-of';
import type { ViolatorStatus } from '../../violations/vehicle-enums';
import { ViolatorStatusEnum } from '../../violations/violation.type';

export const RankingMeasureEnum = enumOf(RANKING_MEASURES);
registerEnumType(RankingMeasureEnum, {
  name: 'RankingMeasure',
  description:
    'What a ranking goes by: violations, or violations for each 1,000 km of those who drove enough.',
});

@ObjectType({ description: 'What every row of a ranking has.' })
export abstract class RankingRow {
  @Field(() => Int, { description: '1 is the worst; the same measure is the same rank.' })
  rank: number;

  @Field(() => Int, { description: 'Violations without claims and without grade C.' })
  violations: number;

  @Field(() => Float, { description: 'Distance of the ended journeys, km.' })
  distanceKm: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Violations for each 1,000 km; null below the distance from which it is worth comparing.',
  })
  per1000Km: number | null;

  @Field(() => Int, { description: 'Violations of the last days asked for.' })
  recentViolations: number;

  @Field(() => Int, { description: 'Violations of as many days before.' })
  violationsBefore: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'How many more recent ones there are than before, percent; null where there were none before.',
  })
  trendPercent: number | null;
}

@ObjectType({ description: 'A vehicle in the ranking of staff: all violations that are kept.' })
export class RankedVehicle extends RankingRow {
  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  vehicleId: string;

  @Field(() => String, { description: 'As it was registered, masked.' })
  registrationNumber: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the register of vehicles, whatever travellers type; null without.',
  })
  transportAgency: string | null;

  @Field(() => ViolatorStatusEnum, { description: 'What the authority has decided.' })
  status: ViolatorStatus;
}

@ObjectType({ description: 'A transport agency in the ranking of staff: the days asked for.' })
export class RankedAgency extends RankingRow {
  @Field(() => String, { description: 'Its name in the register.' })
  transportAgency: string;

  @Field(() => Int, { description: 'Journeys that began in these days.' })
  journeys: number;
}
