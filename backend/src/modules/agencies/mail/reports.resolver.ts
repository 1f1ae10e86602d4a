import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import { pageRequest } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { AgencyWeekReport, AgencyWeekReportConnection } from './reports.type';
import { FIRST_REPORTS, listAgencyReports } from './weekly-reports';
import type { AgencyReport } from './weekly-reports';

@Resolver()
export class AgencyReportsResolver {
  @Query(() => [AgencyWeekReport], {
    deprecationReason: deprecated({ use: 'agencyReportsConnection', ...PLAIN_LISTS }),
    description: 'Weekly reports of the own agency, newest first, at most 26. seeOwnAgency.',
  })
  @Serves(listAgencyReports)
  async agencyReports(@Ctx() { ctx }: GraphqlContext): Promise<AgencyWeekReport[]> {
    return (await listAgencyReports(ctx, FIRST_REPORTS)).rows.map(presentReport);
  }

  @Query(() => AgencyWeekReportConnection, {
    description: 'Weekly reports of the own agency, newest first. seeOwnAgency.',
  })
  @Serves(listAgencyReports)
  async agencyReportsConnection(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AgencyWeekReportConnection> {
    return presentPage(await listAgencyReports(ctx, pageRequest({ first, after })), presentReport);
  }
}

function presentReport({ weekOf, madeAt, facts }: AgencyReport): AgencyWeekReport {
  const { violations, judgedKm, vehicles, observed, rate, peerRate, comparison, cases } = facts;
  return {
    ...{ weekOf, madeAt, violations, judgedKm, rate, peerRate, comparison },
    ...{ vehicleCount: vehicles, observedVehicles: observed, openCases: cases },
  };
}
