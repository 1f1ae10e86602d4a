import { Arg, Ctx, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { presentJourney } from '../journeys/read/journey.presenter';
import { Journey } from '../journeys/journey.type';
import { presentViolation } from '../violations/violation.presenter';
import type { Violation as ViolationRow } from '../violations/violation.entity';
import { Violation } from '../violations/violation.type';
import { ViolationFilter } from '../violations/violations.inputs';
import type { LiveContext } from './live-context';
import { watchActiveJourney } from './watch-active-journey';
import type { ActiveJourneyState } from './watch-active-journey';
import { watchChanged, watchOpened } from './watch-violations';
import { Serves } from '../identity/acts/serves.decorator';

/** Arguments of type-graphql for `subscribe`: it knows neither our context nor the arguments' types. */
interface SubscribeParams {
  readonly context: LiveContext;
  readonly args: { readonly filter?: ViolationFilter | null };
}

@Resolver()
export class RealtimeResolver {
  @Subscription(() => Journey, {
    nullable: true,
    subscribe: ({ context }: SubscribeParams) => watchActiveJourney(context),
    description: "The viewer's active journey: at once, then at every change; null when it has ended.",
  })
  @Serves(watchActiveJourney)
  activeJourney(@Root() { journey }: ActiveJourneyState, @Ctx() { ctx }: GraphqlContext): Journey | null {
    return journey === null ? null : presentJourney(journey, ctx.actor);
  }

  @Subscription(() => Violation, {
    subscribe: ({ context, args }: SubscribeParams) => watchOpened(context, args.filter),
    description: "Violations as they open; public rows, one's own in full.",
  })
  @Serves(watchOpened)
  violationCreated(
    @Root() row: ViolationRow,
    @Ctx() { ctx }: GraphqlContext,
    @Arg('filter', () => ViolationFilter, { nullable: true, description: 'Identifiers of the rows.' })
    _filter?: ViolationFilter,
  ): Violation {
    return presentViolation(row, ctx.actor, ctx.clock());
  }

  @Subscription(() => Violation, {
    subscribe: ({ context, args }: SubscribeParams) => watchChanged(context, args.filter),
    description:
      "Sent when the severity changes, or it closes, is withdrawn or reported; one's own in full, and those of others when their public row has changed.",
  })
  @Serves(watchChanged)
  violationUpdated(
    @Root() row: ViolationRow,
    @Ctx() { ctx }: GraphqlContext,
    @Arg('filter', () => ViolationFilter, { nullable: true, description: 'Identifiers of the rows.' })
    _filter?: ViolationFilter,
  ): Violation {
    return presentViolation(row, ctx.actor, ctx.clock());
  }
}
