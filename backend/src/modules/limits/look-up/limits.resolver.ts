import { Arg, Ctx, Float, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { VehicleTypeEnum } from '../../vehicles/vehicle-type.type';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { presentSpeedLimit } from './speed-limit.presenter';
import { speedLimitAt } from './speed-limit-at';
import { SpeedLimit } from '../speed-limit.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class LimitsResolver {
  @Query(() => SpeedLimit, {
    nullable: true,
    description:
      'The speed limit in force now at a place, as a fix of unknown accuracy there is held to: where two limits are possible, the ' +
      'higher one. Null for a train. Anyone may ask. BAD_USER_INPUT (lat, lng, headingDeg).',
  })
  @Serves(speedLimitAt)
  async speedLimitAt(
    @Arg('lat', () => Float, { description: 'Latitude, -90 to 90, WGS 84 degrees.' }) lat: number,
    @Arg('lng', () => Float, { description: 'Longitude, -180 to 180, WGS 84 degrees.' }) lng: number,
    @Arg('headingDeg', () => Float, {
      nullable: true,
      description:
        'Heading of the vehicle, 0 to 360 degrees clockwise from north; null where it is not known.',
    })
    headingDeg: number | null,
    @Arg('vehicleType', () => VehicleTypeEnum, {
      defaultValue: 'CAR',
      description: 'Kind of vehicle; its weight counts as unknown.',
    })
    vehicleType: VehicleType,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SpeedLimit | null> {
    const limit = await speedLimitAt(ctx, {
      lat,
      lng,
      headingDeg: headingDeg ?? null,
      vehicleClass: vehicleType,
    });
    return limit === null ? null : presentSpeedLimit(limit);
  }
}
