import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { AgencyWeekReport } from './reports.type';
import { listAgencyReports } from './weekly-reports';
import type { AgencyReport } from './weekly-reports';

@Resolver()
export class AgencyReportsResolver {
  @Query(() => [AgencyWeekReport], {
    description: 'Weekly reports of the own agency, newest first, at most 26. seeOwnAgency.',
  })
  @Serves(listAgencyReports)
  async agencyReports(@Ctx() { ctx }: GraphqlContext): Promise<AgencyWeekReport[]> {
    return (await listAgencyReports(ctx)).map(presentReport);
  }
}

function presentReport({ weekOf, madeAt, facts }: AgencyReport): AgencyWeekReport {
  const { violations, judgedKm, vehicles, observed, rate, peerRate, comparison, cases } = facts;
  return {
    ...{ weekOf, madeAt, violations, judgedKm, rate, peerRate, comparison },
    ...{ vehicleCount: vehicles, observedVehicles: observed, openCases: cases },
  };
}
