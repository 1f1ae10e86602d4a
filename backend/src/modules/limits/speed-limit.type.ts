import { LIMIT_ZONES } from '@wakafine/domain/limits/speed-limits';
import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';

export const LimitZoneEnum = describedEnum(LIMIT_ZONES, {
  name: 'LimitZone',
  description: 'Kind of zone that a speed limit is set for.',
  values: {
    OPEN_ROAD: 'Outside towns.',
    TOWN: 'Within a town or village.',
    ROAD: 'One road.',
    MARKET: 'Around a market.',
    SCHOOL: 'Around a school.',
  },
});

@ObjectType({ description: 'The speed limit in force at a place for a kind of vehicle. Anyone may ask.' })
export class SpeedLimit {
  @Field(() => ID, {
    description:
      'Identifier of the entry in the register, the same for every kind of vehicle, such as `osm-331133522` or `open-road`; `caution-threshold` where the caution threshold is the limit everywhere.',
  })
  limitId: string;

  @Field(() => Int, { description: 'The limit, km/h.' })
  limitKmh: number;

  @Field(() => LimitZoneEnum, { description: 'Kind of zone that it is set for.' })
  zone: LimitZone;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the place, such as `Edéa`; null where it has none, as the open road.',
  })
  placeName: string | null;

  @Field(() => Boolean, {
    description: 'Whether the authority has confirmed it. An unconfirmed limit is a hint and accuses nobody.',
  })
  isConfirmed: boolean;

  @Field(() => String, { description: 'Source of the limit, in words.' })
  source: string;
}
