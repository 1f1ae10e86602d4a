import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { COUNT_BOUNDS } from '@wakafine/domain/statistics/coverage';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsLine, IsUuidText, IsWhole } from '../../../platform/inputs/bounds';
import { IsDay } from '../../../platform/inputs/named-bounds';
import { VehicleGroupEnum } from '../../vehicles/vehicle-group.type';
import { COUNT_DAY_SENTENCE } from './traffic-counts';

@InputType({ description: 'Vehicles that were counted at a segment, in both directions.' })
export class AddTrafficCountInput {
  @Field(() => ID, { description: 'Segment, such as N3-022.' })
  segment: string;

  @Field(() => String, { description: 'Day in Douala, such as 2026-11-20, of the last two years.' })
  @IsDay(COUNT_DAY_SENTENCE)
  countedOn: string;

  @Field(() => Int, { description: 'First hour, 0-23.' })
  @IsWhole(COUNT_BOUNDS.fromHour)
  fromHour: number;

  @Field(() => Int, { description: 'Hour at which it ended, 1-24, later than the first.' })
  @IsWhole(COUNT_BOUNDS.untilHour)
  untilHour: number;

  @Field(() => VehicleGroupEnum, { description: 'Vehicles that were counted.' })
  vehicleGroup: VehicleGroup;

  @Field(() => Int, { description: 'Number of them, 1-200,000.' })
  @IsWhole(COUNT_BOUNDS.vehicles)
  vehicles: number;

  @Field(() => String, { description: 'UUID of the count, chosen by the client.' })
  @IsUuidText()
  clientId: string;
}

@InputType({ description: 'A count that was entered by mistake.' })
export class WithdrawTrafficCountInput {
  @Field(() => ID, { description: 'The count.' })
  id: string;

  @Field(() => String, { description: 'Reason, 3-500 characters.' })
  @IsLine(COUNT_BOUNDS.reason)
  reason: string;
}
