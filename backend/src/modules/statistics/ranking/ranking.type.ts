import { RANKING_MEASURES } from '@wakafine/domain/statistics/ranking';
import type { RateChange } from '@wakafine/domain/statistics/rates';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import type { ViolatorStatus } from '../../violations/vehicle-enums';
import { ViolatorStatusEnum } from '../../violations/violation-enums.type';
import { Rate, RateChangeEnum } from '../rate.type';

export const RankingMeasureEnum = describedEnum(RANKING_MEASURES, {
  name: 'RankingMeasure',
  description: 'Measures of a ranking.',
  values: {
    VIOLATIONS: 'Violations.',
    PER_1000_KM: 'The lower bound of violations for each 1,000 km, of those who drove 200 km and have one.',
  },
});

@ObjectType({ description: 'Members of every row of a ranking.' })
export abstract class RankingRow {
  @Field(() => Int, { description: '1 is the worst; the same measure is the same rank.' })
  rank: number;

  @Field(() => Int, { description: 'Violations without claims and without grade C.' })
  violations: number;

  @Field(() => Float, {
    description:
      'Distance that could have shown a violation above a confirmed limit, running journeys too, km.',
  })
  judgedKm: number;

  @Field(() => Rate, {
    nullable: true,
    description: 'Among its peers; null below 200 km, and without violations.',
  })
  rate: Rate | null;

  @Field(() => Int, { description: 'Violations of the last days asked for.' })
  recentViolations: number;

  @Field(() => Int, { description: 'Violations of as many days before.' })
  violationsBefore: number;

  @Field(() => RateChangeEnum, { description: 'The rate of the last days against that of as many before.' })
  change: RateChange;
}

@ObjectType({ description: 'A vehicle in the ranking of staff: all violations that are stored.' })
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

  @Field(() => ViolatorStatusEnum, { description: 'Status of the vehicle that the authority has decided.' })
  status: ViolatorStatus;
}

@ObjectType({ description: 'A transport agency in the ranking of staff: the days asked for.' })
export class RankedAgency extends RankingRow {
  @Field(() => String, { description: 'Its name in the register.' })
  transportAgency: string;

  @Field(() => Int, { description: 'Journeys that began in these days.' })
  journeys: number;

  @Field(() => Int, { description: 'Vehicles that the register names under it now.' })
  registeredVehicles: number;

  @Field(() => Int, {
    description:
      'Those of them that were driven with an enrolled device in these days: what the others did is unknown, and never read as good.',
  })
  observedVehicles: number;
}
