import { compareWithPeers } from '@wakafine/domain/statistics/against-peers';
import type { ComparedRate } from '@wakafine/domain/statistics/against-peers';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { daysBack } from '../../statistics/ranking/days-back';
import { readCodes } from '../../vehicles/codes/vehicle-codes';
import type { VehicleCodeRow } from '../../vehicles/codes/vehicle-code.queries';
import { AGENCY_DAYS_BACK, exposuresOf } from '../overview/read-overview';
import { ownAgency } from '../own-agency';
import { nameDrivers } from './name-drivers';
import { AGENCY_DRIVERS, AGENCY_EVENTS, AGENCY_VEHICLES, EVENT_PLACE } from './fleet.queries';
import type { AgencyDriverFigures, AgencyEventRow, AgencyVehicleRow } from './fleet.queries';

const LISTED_AT_MOST = 500;

/** A vehicle with its codes, beside the common rate of the other agencies. */
export type ComparedVehicle = AgencyVehicleRow & ComparedRate & { readonly codes: readonly VehicleCodeRow[] };
/** A driver beside the common rate of the other agencies. */
export type ComparedDriver = AgencyDriverFigures & ComparedRate;

/** Vehicles of the actor's agency, by registration number; at most 500. @throws UNAUTHENTICATED, FORBIDDEN */
export const listAgencyVehicles = act(
  { may: right('seeOwnAgency'), scopes: ['fleet:read'] },
  async (ctx): Promise<ComparedVehicle[]> => {
    const agency = await ownAgency(ctx);
    const { from, before } = daysBack(AGENCY_DAYS_BACK, ctx.clock());
    const rows: AgencyVehicleRow[] = await ctx.db.rows(AGENCY_VEHICLES, [agency, from, LISTED_AT_MOST]);
    const codes = await readCodes(
      ctx,
      rows.map(({ id }) => id),
    );
    const compared = await comparedWithOthers(ctx, { agency, from, before, rows });
    return compared.map((row, index) => ({ ...row, codes: codes[index] ?? [] }));
  },
);

/**
 * Drivers of the actor's agency under the aliases that it knows them by, highest lower bound first; at most 500. Trackers have no
 * driver. A driver's name is there once they let this agency see it.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export const listAgencyDrivers = act(
  { may: right('seeOwnAgency'), scopes: ['fleet:read'] },
  async (ctx): Promise<ComparedDriver[]> => {
    const agency = await ownAgency(ctx);
    const { from, before } = daysBack(AGENCY_DAYS_BACK, ctx.clock());
    await nameDrivers(ctx, { agency, from });
    const rows: AgencyDriverFigures[] = await ctx.db.rows(AGENCY_DRIVERS, [agency, from, LISTED_AT_MOST]);
    const compared = await comparedWithOthers(ctx, { agency, from, before, rows });
    return [...compared].sort((one, other) => (other.rate?.low ?? -1) - (one.rate?.low ?? -1));
  },
);

/** Violations of the actor's agency that are proven and not contested, newest first. @throws UNAUTHENTICATED, FORBIDDEN */
export const listAgencyEvents = act(
  { may: right('seeOwnAgency'), scopes: ['fleet:read'] },
  async (ctx, asked: PageRequest): Promise<Page<AgencyEventRow>> => {
    const agency = await ownAgency(ctx);
    const [after] = asked.afterId === null ? [] : await ctx.db.rows(EVENT_PLACE, [agency, asked.afterId]);
    // A cursor of somebody else's row leads nowhere, and says no more.
    if (asked.afterId !== null && after === undefined) {
      return pageOf<AgencyEventRow>([], asked);
    }
    const { from } = daysBack(AGENCY_DAYS_BACK, ctx.clock());
    await nameDrivers(ctx, { agency, from });
    const values = [agency, after?.startedAt ?? null, asked.afterId, asked.first + 1] as const;
    const rows: AgencyEventRow[] = await ctx.db.rows(AGENCY_EVENTS, values);
    return pageOf(rows, asked);
  },
);

async function comparedWithOthers<Row extends Exposure>(
  ctx: Pick<AppCtx, 'db'>,
  { rows, ...period }: { agency: string; from: Date; before: Date; rows: readonly Row[] },
): Promise<(Row & ComparedRate)[]> {
  const { peers } = await exposuresOf(ctx, period);
  return rows.map((row) => ({ ...row, ...compareWithPeers(row, peers) }));
}
