import {
  COMPARED_TIMES,
  FILTERED_DAYS,
  FILTERED_DIRECTIONS,
  SEGMENT_FILTER,
  WHOLE_COUNTRY,
} from '@wakafine/domain/segments/segment-filter';
import type {
  ComparedTime,
  FilteredDays,
  FilteredDirection,
  SegmentFilter,
  VehicleGroup,
} from '@wakafine/domain/segments/segment-filter';
import { Field, InputType, Int } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { IsWhole } from '../../../platform/inputs/bounds';
import { IsAgency, IsRoadNumber } from '../../../platform/inputs/named-bounds';
import { VehicleGroupEnum } from '../../vehicles/vehicle-group.type';

export const ComparedTimeEnum = describedEnum(COMPARED_TIMES, {
  name: 'ComparedTime',
  description: 'Time that the last days are compared with.',
  values: {
    BEFORE: 'As many days just before them.',
    YEAR_BEFORE: 'The same weekdays 52 weeks earlier.',
  },
});

export const FilteredDirectionEnum = describedEnum(FILTERED_DIRECTIONS, {
  name: 'FilteredDirection',
  description: 'Direction of travel on a road.',
  values: {
    BOTH: 'Both directions.',
    ALONG: 'Towards rising kilometres.',
    AGAINST: 'Towards the start of the road.',
  },
});

export const FilteredDaysEnum = describedEnum(FILTERED_DAYS, {
  name: 'FilteredDays',
  description: 'Days of the week that figures are asked for.',
  values: {
    ALL: 'All of them.',
    WORKDAYS: 'Monday to Friday.',
    WEEKEND: 'Saturday and Sunday.',
    MONDAY: 'Mondays.',
    TUESDAY: 'Tuesdays.',
    WEDNESDAY: 'Wednesdays.',
    THURSDAY: 'Thursdays.',
    FRIDAY: 'Fridays.',
    SATURDAY: 'Saturdays.',
    SUNDAY: 'Sundays.',
  },
});

@InputType({ description: 'Filter of figures of segments; what is left out means all, and eight weeks.' })
export class SegmentFilterInput implements SegmentFilter {
  @Field(() => VehicleGroupEnum, { defaultValue: WHOLE_COUNTRY.vehicles, description: 'Vehicles.' })
  vehicles: VehicleGroup;

  @Field(() => String, { nullable: true, defaultValue: null, description: 'Road, such as N5; null: all.' })
  @IsRoadNumber()
  road: string | null;

  @Field(() => FilteredDirectionEnum, { defaultValue: WHOLE_COUNTRY.direction, description: 'Direction.' })
  direction: FilteredDirection;

  @Field(() => String, {
    nullable: true,
    defaultValue: null,
    description: 'Agency whose enrolled devices recorded; null: everybody.',
  })
  @IsAgency()
  agency: string | null;

  @Field(() => Int, {
    defaultValue: WHOLE_COUNTRY.fromHour,
    description: 'First hour of the day, 0-23 in Douala.',
  })
  @IsWhole(SEGMENT_FILTER.fromHour)
  fromHour: number;

  @Field(() => Int, {
    defaultValue: WHOLE_COUNTRY.untilHour,
    description: 'Hour that ends them, 1-24; before the first one: over midnight.',
  })
  @IsWhole(SEGMENT_FILTER.untilHour)
  untilHour: number;

  @Field(() => FilteredDaysEnum, { defaultValue: WHOLE_COUNTRY.weekdays, description: 'Days of the week.' })
  weekdays: FilteredDays;

  @Field(() => Int, { defaultValue: WHOLE_COUNTRY.days, description: 'The last days with today, 7-366.' })
  @IsWhole(SEGMENT_FILTER.days)
  days: number;

  @Field(() => ComparedTimeEnum, { defaultValue: WHOLE_COUNTRY.against, description: 'Compared with.' })
  against: ComparedTime;
}
