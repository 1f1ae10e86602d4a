import type { DashboardRange } from '@wakafine/domain/statistics/dashboard-range';
import { Arg, Ctx, Resolver, Root, Subscription } from 'type-graphql';
import { StaffActEnum } from '../administration/audit/audit-entry.type';
import { presentAttention } from '../attention/attention.presenter';
import { Attention } from '../attention/attention.type';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import type { StaffAct } from '../identity/accounts/record-act';
import type { Incident as IncidentRow } from '../incidents/incident.entity';
import { presentIncident } from '../incidents/read/incident.presenter';
import { Incident } from '../incidents/incident.type';
import type { Journey as JourneyRow } from '../journeys/journey.entity';
import { presentJourney } from '../journeys/read/journey.presenter';
import { Journey } from '../journeys/journey.type';
import { JourneyFilter } from '../journeys/journeys.inputs';
import { presentDashboard } from '../statistics/dashboard/dashboard.presenter';
import { Dashboard, DashboardRangeEnum } from '../statistics/dashboard/dashboard.type';
import { presentLiveJourney } from '../statistics/operations-map/operations-map.presenter';
import { LiveJourneysChange } from '../statistics/operations-map/operations-map.type';
import type { LiveContext } from './live-context';
import type { AttentionNews, DashboardNews, JourneysNews } from './staff-news';
import { watchStaffNews } from './watch-staff-news';
import { Serves } from '../identity/acts/serves.decorator';

interface Watch {
  readonly context: LiveContext;
}

/** Arguments of type-graphql for `subscribe`: it does not know the arguments' types. */
interface WatchJourneys extends Watch {
  readonly args: { readonly filter?: JourneyFilter | null };
}

@Resolver()
export class StaffLiveResolver {
  @Subscription(() => Dashboard, {
    subscribe: ({ context }: Watch) => watchStaffNews(context, ({ dashboard }) => dashboard),
    description: 'The dashboard after something on it has changed, at most once a second. canViewDashboard.',
  })
  @Serves(watchStaffNews, { staff: 'full' })
  async dashboardUpdated(
    @Root() news: DashboardNews,
    @Ctx() { ctx }: GraphqlContext,
    @Arg('range', () => DashboardRangeEnum, {
      defaultValue: 'LAST_24_HOURS',
      description: 'Period of changes and series.',
    })
    range: DashboardRange,
  ): Promise<Dashboard> {
    return presentDashboard(await news.read(ctx, range), ctx.actor);
  }

  @Subscription(() => Journey, {
    subscribe: ({ context, args: { filter } }: WatchJourneys) =>
      watchStaffNews(
        context,
        ({ journeys }) => journeys,
        (journey) => typeof filter?.isActive !== 'boolean' || (journey.endedAt === null) === filter.isActive,
      ),
    description:
      'Journeys that have started, moved or ended, each at most once a second. canViewDashboard; for a map of many, `liveJourneysUpdated` is lighter.',
  })
  @Serves(watchStaffNews, { staff: 'masked' })
  journeyUpdated(
    @Root() row: JourneyRow,
    @Ctx() { ctx }: GraphqlContext,
    @Arg('filter', () => JourneyFilter, { nullable: true, description: 'Identifiers of the rows.' })
    _filter?: JourneyFilter,
  ): Journey {
    return presentJourney(row, ctx.actor);
  }

  @Subscription(() => LiveJourneysChange, {
    subscribe: ({ context }: Watch) => watchStaffNews(context, ({ journeyBatches }) => journeyBatches),
    description: 'Changes of the operations map, all together, at most once a second. canViewDashboard.',
  })
  @Serves(watchStaffNews, { staff: 'masked' })
  async liveJourneysUpdated(
    @Root() news: JourneysNews,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LiveJourneysChange> {
    const changed = (await news.moved(ctx)).map(presentLiveJourney);
    return { changed, endedIds: news.endedIds.map(String) };
  }

  @Subscription(() => Incident, {
    subscribe: ({ context }: Watch) => watchStaffNews(context, ({ incidents }) => incidents),
    description: 'Incidents as citizens submit them. canViewDashboard.',
  })
  @Serves(watchStaffNews, { staff: 'full' })
  incidentReported(@Root() row: IncidentRow, @Ctx() { ctx }: GraphqlContext): Incident {
    return presentIncident(row, ctx.actor);
  }

  @Subscription(() => Attention, {
    subscribe: ({ context }: Watch) => watchStaffNews(context, ({ attention }) => attention),
    description:
      'The things that need somebody of the staff, after something has changed, at most once a second; each row only for those who may read it. canViewDashboard.',
  })
  @Serves(watchStaffNews, { canSuspendVehicles: 'masked' })
  async attentionUpdated(@Root() news: AttentionNews, @Ctx() { ctx }: GraphqlContext): Promise<Attention> {
    return presentAttention(await news.read(ctx), ctx.actor);
  }

  @Subscription(() => StaffActEnum, {
    subscribe: ({ context }: Watch) => watchStaffNews(context, ({ acts }) => acts),
    description:
      'The kind of what staff have just done, of nobody’s in particular, so that a screen that shows such things reads it again. canViewDashboard.',
  })
  @Serves(watchStaffNews)
  staffActed(@Root() act: StaffAct): StaffAct {
    return act;
  }
}
