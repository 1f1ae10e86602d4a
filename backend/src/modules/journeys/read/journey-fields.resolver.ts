import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { vehicleLoader } from '../../vehicles/read/read-vehicles';
import { shownVehicle } from '../../vehicles/read/shown-vehicle';
import { Vehicle } from '../../vehicles/read/vehicle.type';
import { presentViolation } from '../../violations/violation.presenter';
import { SpeedZoneEnum } from '../../violations/violation-enums.type';
import { Violation } from '../../violations/violation.type';
import { currentZone, driverNameLoader, violationsOfJourneys } from './journey-details';
import { journeyLine, journeyRoute } from './journey-route';
import { journeyTraces } from './journey-trace';
import { bindingsInForce } from '../journey-binding';
import { notesOfJourneys } from './journey-notes';
import { JourneyFinding } from './journey-finding.type';
import { presentAlert, presentBoundVehicle, presentFinding, presentRouteLine } from './journey.presenter';
import { Alert } from './journey-alert.type';
import { BoundVehicle, Journey, RouteLine, RoutePoint, TracePoint } from '../journey.type';

@Resolver(() => Journey)
export class JourneyFieldsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the citizen who drives; null for a passenger and where none was given.',
  })
  driverName(@Root() { id }: Journey, @Ctx() { ctx, loaders }: GraphqlContext): Promise<string | null> {
    return driverNameLoader(loaders, ctx).load(Number(id));
  }

  @FieldResolver(() => SpeedZoneEnum, {
    nullable: true,
    description: 'Zone of the current speed; null without one.',
  })
  zone(@Root() journey: Journey, @Ctx() { ctx }: GraphqlContext): Promise<SpeedZone | null> {
    return currentZone(ctx, journey);
  }

  @FieldResolver(() => BoundVehicle, {
    nullable: true,
    description:
      'The vehicle that a code or an enrolled device shows it to be in, now or at its end; null where a plate was only typed. For its owner and staff.',
  })
  async boundVehicle(
    @Root() { id, binding, vehicleId }: Journey,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<BoundVehicle | null> {
    if (binding === 'TYPED') {
      return null;
    }
    const row = await loaders.of('bindings', (ids) => bindingsInForce(ctx, ids)).load(Number(id));
    // Staff alone get an identifier of the vehicle.
    return row === null ? null : presentBoundVehicle(row, { isOwn: vehicleId === null });
  }

  @FieldResolver(() => Vehicle, {
    nullable: true,
    description:
      'The vehicle that its plate or its last binding names, for staff; null for its owner, to whom `boundVehicle` says what a code has shown.',
  })
  vehicle(@Root() { vehicleId }: Journey, @Ctx() { ctx, loaders }: GraphqlContext): Promise<Vehicle | null> {
    return shownVehicle(vehicleId, vehicleLoader(loaders, ctx));
  }

  @FieldResolver(() => [Violation], { description: 'Violations that the track shows, oldest first.' })
  async violations(@Root() { id }: Journey, @Ctx() { ctx, loaders }: GraphqlContext): Promise<Violation[]> {
    const rows = await loaders
      .of('journey-violations', (ids) => violationsOfJourneys(ctx, ids))
      .load(Number(id));
    return rows.map((row) => presentViolation(row, ctx.actor));
  }

  @FieldResolver(() => [Alert], {
    description:
      'Episodes of displayed speed at or above the coaching threshold, oldest first, of more than 500 the newest. They warn the driver, accuse nobody and are in no figure. For its owner and staff.',
  })
  async alerts(@Root() { id }: Journey, @Ctx() { ctx, loaders }: GraphqlContext): Promise<Alert[]> {
    const { alerts } = await loaders.of('journey-notes', (ids) => notesOfJourneys(ctx, ids)).load(Number(id));
    return alerts.map(presentAlert);
  }

  @FieldResolver(() => [JourneyFinding], {
    description:
      'Findings of the measurement beside violations, by their start: at most 10 INCONSISTENT, 10 OFF_ROAD (the newest) and one EARLY_ARRIVAL. It accuses nobody and is in no figure. For staff; its owner gets EARLY_ARRIVAL only.',
  })
  async findings(
    @Root() { id }: Journey,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<JourneyFinding[]> {
    const { findings } = await loaders
      .of('journey-notes', (ids) => notesOfJourneys(ctx, ids))
      .load(Number(id));
    return findings.map(presentFinding);
  }

  @FieldResolver(() => [RoutePoint], {
    description: 'The good fixes in the order of seq; simplified and without its ends a month after the end.',
  })
  route(
    @Root() { id }: Journey,
    @Ctx() { ctx }: GraphqlContext,
    @Arg('after', () => GraphQLDateTime, {
      nullable: true,
      description: 'Only fixes later than this: what has come since the last question.',
    })
    after?: Date | null,
  ): Promise<RoutePoint[]> {
    return journeyRoute(ctx, Number(id), after ?? null);
  }

  @FieldResolver(() => RouteLine, {
    description:
      'The whole `route` in a tenth of its bytes, places to a metre and speeds to a tenth of a km/h.',
  })
  async routeLine(@Root() { id }: Journey, @Ctx() { ctx }: GraphqlContext): Promise<RouteLine> {
    return presentRouteLine(await journeyLine(ctx, Number(id)));
  }

  @FieldResolver(() => [TracePoint], {
    description: 'The shape of the route for a small picture: at most 48 points, whatever its length.',
  })
  trace(@Root() { id }: Journey, @Ctx() { ctx, loaders }: GraphqlContext): Promise<TracePoint[]> {
    return loaders.of('journey-traces', (ids) => journeyTraces(ctx, ids)).load(Number(id));
  }
}
