import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { loadSegments } from '../../../platform/geo/segments';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { countPatrolStops } from './count-patrol-stops';
import {
  getPatrolPlan,
  listPatrolNights,
  listPatrolPlaces,
  listPatrolTowns,
  proposePatrolPlan,
} from './get-patrol-plan';
import { CountPatrolStopsPayload, PrintPatrolPlanPayload, SavePatrolPlanPayload } from './patrol.payloads';
import {
  CountPatrolStopsInput,
  PatrolNightInput,
  PrintPatrolPlanInput,
  SavePatrolPlanInput,
} from './patrols.inputs';
import { presentPatrolPlan, presentPlace, presentProposal } from './patrols.presenter';
import { PatrolPlace, PatrolPlan } from './patrols.type';
import { printPatrolPlan } from './print-patrol-plan';
import { savePatrolPlan } from './save-patrol-plan';

@Resolver()
export class PatrolsResolver {
  @Query(() => PatrolPlan, {
    nullable: true,
    description: 'Stored plan of a night; null: none. canViewDashboard; BAD_USER_INPUT (night).',
  })
  @Serves(getPatrolPlan)
  async patrolPlan(
    @Arg('night', () => String, { description: 'Day on which the night begins, such as 2026-11-20.' })
    night: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PatrolPlan | null> {
    const row = await getPatrolPlan(ctx, { night });
    return row && presentPatrolPlan(row, await loadSegments());
  }

  @Query(() => PatrolPlan, {
    nullable: true,
    description:
      'A plan as it would be made now, which nothing stores; null where too little was seen in the last weeks and the year before. canViewDashboard.',
  })
  @Serves(proposePatrolPlan)
  async patrolProposal(
    @Arg('input', () => PatrolNightInput, { description: 'The night.' }) input: PatrolNightInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PatrolPlan | null> {
    const proposal = await proposePatrolPlan(ctx, input);
    return proposal && presentProposal(proposal, await loadSegments());
  }

  @Query(() => [PatrolPlace], {
    description:
      'Segments at which most is expected in a night, the most first, 60 at most. canViewDashboard.',
  })
  @Serves(listPatrolPlaces)
  async patrolPlaces(
    @Arg('input', () => PatrolNightInput, { description: 'The night.' }) input: PatrolNightInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PatrolPlace[]> {
    const index = await loadSegments();
    return (await listPatrolPlaces(ctx, input)).map((place) => presentPlace(place, index));
  }

  @Query(() => [String], { description: 'Towns that patrols can start in, by name. canViewDashboard.' })
  @Serves(listPatrolTowns)
  patrolTowns(@Ctx() { ctx }: GraphqlContext): Promise<string[]> {
    return listPatrolTowns(ctx);
  }

  @Query(() => [PatrolPlan], {
    description: 'The last 30 nights before today that have a plan, newest first. canViewDashboard.',
  })
  @Serves(listPatrolNights)
  async patrolNights(@Ctx() { ctx }: GraphqlContext): Promise<PatrolPlan[]> {
    const index = await loadSegments();
    return (await listPatrolNights(ctx)).map((row) => presentPatrolPlan(row, index));
  }

  @Mutation(() => SavePatrolPlanPayload, {
    description:
      'Stores the plan of a night, as given or planned anew around its locked stops. FORBIDDEN without planPatrols; audited; CONFLICT with another version.',
  })
  @Serves(savePatrolPlan)
  async savePatrolPlan(
    @Arg('input', () => SavePatrolPlanInput, { description: 'The plan.' }) input: SavePatrolPlanInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SavePatrolPlanPayload> {
    const stops = input.stops.map(({ segmentId, ...stop }) => ({ ...stop, segment: segmentId }));
    return { plan: presentPatrolPlan(await savePatrolPlan(ctx, { ...input, stops }), await loadSegments()) };
  }

  @Mutation(() => CountPatrolStopsPayload, {
    description:
      'Stores what the teams have counted, from the begin of the night on. FORBIDDEN without planPatrols; audited; NOT_FOUND, CONFLICT with another version.',
  })
  @Serves(countPatrolStops)
  async countPatrolStops(
    @Arg('input', () => CountPatrolStopsInput, { description: 'The counts.' }) input: CountPatrolStopsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CountPatrolStopsPayload> {
    return { plan: presentPatrolPlan(await countPatrolStops(ctx, input), await loadSegments()) };
  }

  @Mutation(() => PrintPatrolPlanPayload, {
    description:
      'Numbers a printed copy of a plan. FORBIDDEN without planPatrols; audited; NOT_FOUND, CONFLICT with another version, IDEMPOTENCY_MISMATCH.',
  })
  @Serves(printPatrolPlan)
  async printPatrolPlan(
    @Arg('input', () => PrintPatrolPlanInput, { description: 'The plan and its copy.' })
    input: PrintPatrolPlanInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<PrintPatrolPlanPayload> {
    return { copy: await printPatrolPlan(ctx, input) };
  }
}
