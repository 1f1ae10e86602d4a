import { isoDay } from '@wakafine/domain/time/civil-time';
import { kmOf } from '@wakafine/domain/units';
import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { AgencyOverview } from './overview.type';
import { AGENCY_DAYS_BACK, readOverview } from './read-overview';
import type { AgencyWeekRow, OverviewRow } from './read-overview';

@Resolver()
export class AgencyOverviewResolver {
  @Query(() => AgencyOverview, {
    description: 'Figures of the own agency, and nothing of others but their common rate. seeOwnAgency.',
  })
  @Serves(readOverview)
  async agencyOverview(@Ctx() { ctx }: GraphqlContext): Promise<AgencyOverview> {
    return presentOverview(await readOverview(ctx));
  }
}

function presentOverview(row: OverviewRow): AgencyOverview {
  const { violations, rate, peerRate, peerCount, comparison, change } = row;
  const { hasCode, hasScan, hasJourney, isDemo } = row;
  return {
    ...{ name: row.agency, days: AGENCY_DAYS_BACK, violations, judgedKm: kmOf(row.distanceM) },
    ...{ rate, peerRate, peerCount, comparison, change },
    ...{ vehicleCount: row.vehicles, observedVehicles: row.observed, vehiclesWithoutCode: row.withoutCode },
    ...{ endedJourneys: row.ended, safeJourneys: row.safe },
    ...{ endedJourneysBefore: row.endedBefore, safeJourneysBefore: row.safeBefore },
    ...{ hasCode, hasScan, hasJourney, isDemo },
    weeks: row.weeks.map(presentWeek),
  };
}

function presentWeek({ weekOf, violations, distanceM, rate }: AgencyWeekRow) {
  return { weekOf: isoDay(weekOf), violations, judgedKm: kmOf(distanceM), rate };
}
