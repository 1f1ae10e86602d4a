import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentDevice } from '../../vehicles/resolvers/vehicles.presenter';
import { bindVehicle } from './bind-vehicle';
import { changeTravellerRole } from './change-traveller-role';
import { endJourney } from './end-journey';
import { getActiveDrive } from '../read/get-active-drive';
import { getJourney } from '../read/get-journey';
import { driverNameLoader } from '../read/journey-details';
import { presentJourney } from '../read/journey.presenter';
import { Journey, JourneyConnection } from '../journey.type';
import {
  BindVehicleInput,
  ChangeTravellerRoleInput,
  EndJourneyInput,
  JourneyFilter,
  RecordFixesInput,
  StartJourneyInput,
} from '../journeys.inputs';
import {
  BindVehiclePayload,
  ChangeTravellerRolePayload,
  EndJourneyPayload,
  RecordFixesPayload,
  StartJourneyPayload,
} from '../journeys.payloads';
import { listJourneys } from '../read/list-journeys';
import { recordFixes } from '../record/record-fixes';
import { presentPush, pushOf } from './push-fixes';
import { startJourney } from './start-journey';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class JourneysResolver {
  @Query(() => Journey, { nullable: true, description: "The viewer's active journey; null without one." })
  @Serves(getActiveDrive)
  async activeJourney(@Ctx() { ctx, loaders }: GraphqlContext): Promise<Journey | null> {
    const active = await getActiveDrive(ctx);
    if (active === null) {
      return null;
    }
    const { journey, driverName } = active;
    driverNameLoader(loaders, ctx).prime(journey.id, driverName);
    return presentJourney(journey, ctx.actor);
  }

  @Query(() => JourneyConnection, {
    description: 'Newest first: own for a citizen, all for canViewDashboard.',
  })
  @Serves(listJourneys)
  async journeys(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => JourneyFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: JourneyFilter | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<JourneyConnection> {
    const list = listJourneys(ctx, filter);
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, (row) => presentJourney(row, ctx.actor)), totalCount: list.count };
  }

  @Query(() => Journey, { nullable: true, description: 'Own, or any for canViewDashboard; null otherwise.' })
  @Serves(getJourney)
  async journey(
    @Arg('id', () => ID, { description: 'Identifier of the journey.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Journey | null> {
    const journey = await getJourney(ctx, parseId(id));
    return journey === null ? null : presentJourney(journey, ctx.actor);
  }

  @Mutation(() => StartJourneyPayload, {
    description:
      'Starts a journey. While another one is active: CONFLICT with activeJourneyId, or with ifActive GIVE that journey and the outcome ALREADY_ACTIVE. FORBIDDEN with clientCode `recording-refused` where the citizen had said no to recording by its start.',
  })
  @Serves(startJourney)
  async startJourney(
    @Arg('input', () => StartJourneyInput, { description: 'Vehicle, traveller and times.' })
    input: StartJourneyInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<StartJourneyPayload> {
    const { transportAgency = null, clientId = null, startedAt = null, endedAt = null } = input;
    const { vehicleType, registrationNumber, category, role, isImported, ifActive } = input;
    const { vehicleCode = null, deviceProof = null } = input;
    const vehicle = { vehicleType, registrationNumber, category, transportAgency, vehicleCode, deviceProof };
    const times = { startedAt, endedAt, isImported };
    const started = await startJourney(ctx, { ...vehicle, ...times, role, clientId, ifActive });
    return { journey: presentJourney(started.journey, ctx.actor), outcome: started.outcome };
  }

  @Mutation(() => BindVehiclePayload, {
    description:
      'Puts the active journey into the vehicle of a code, from now on and for 6 hours at most, or claims this phone for a vehicle by an invitation. The same code again gives the same answer. CONFLICT without an active journey; FORBIDDEN with clientCode `number-not-proven` for an invitation; BAD_USER_INPUT (code, publicKey); RATE_LIMITED after 30 wrong codes in an hour.',
  })
  @Serves(bindVehicle)
  async bindVehicle(
    @Arg('input', () => BindVehicleInput, { description: 'The scanned or typed text.' })
    { code, publicKey = null }: BindVehicleInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<BindVehiclePayload> {
    const bound = await bindVehicle(ctx, { code, publicKey });
    return bound.kind === 'WITNESS'
      ? { outcome: bound.kind, journey: presentJourney(bound.journey, ctx.actor), device: null }
      : {
          outcome: bound.kind,
          journey: null,
          device: presentDevice(bound.device, { actor: ctx.actor, now: ctx.clock() }),
        };
  }

  @Mutation(() => ChangeTravellerRolePayload, {
    description:
      'Corrects whether the citizen drives or travels in an own active journey; the same role again changes nothing. CONFLICT for an ended one.',
  })
  @Serves(changeTravellerRole)
  async changeTravellerRole(
    @Arg('input', () => ChangeTravellerRoleInput, { description: 'The journey and the role.' })
    { journeyId, role }: ChangeTravellerRoleInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ChangeTravellerRolePayload> {
    const journey = await changeTravellerRole(ctx, { journeyId: parseId(journeyId), role });
    return { journey: presentJourney(journey, ctx.actor) };
  }

  @Mutation(() => RecordFixesPayload, {
    description:
      'Stores raw fixes of an own journey and judges the drive. Safe to repeat: (journey, seq) is stored once.',
  })
  @Serves(recordFixes)
  async recordFixes(
    @Arg('input', () => RecordFixesInput, { description: 'The journey and its fixes.' })
    input: RecordFixesInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RecordFixesPayload> {
    return presentPush(await recordFixes(ctx, pushOf(input)), ctx.actor);
  }

  @Mutation(() => EndJourneyPayload, {
    description: 'Ends an own journey; an ended one is returned unchanged.',
  })
  @Serves(endJourney)
  async endJourney(
    @Arg('input', () => EndJourneyInput, { description: 'The journey, and the time of its end.' })
    input: EndJourneyInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<EndJourneyPayload> {
    const { journeyId, endedAt = null } = input;
    const journey = await endJourney(ctx, { journeyId: parseId(journeyId), endedAt });
    return { journey: presentJourney(journey, ctx.actor) };
  }
}
