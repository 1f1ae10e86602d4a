import { canonicalPlate } from '@wakafine/domain/people/plate';
import { arrayParameter } from '../../platform/db/array-parameter';
import { pageOf } from '../../platform/db/pagination';
import type { Page, PageRequest } from '../../platform/db/pagination';
import type { AppCtx } from '../identity/accounts/actor';
import { HOLDERS_OF_VEHICLES } from '../identity/looks/looks.queries';
import type { SeenData } from '../identity/looks/record-looks';
import { mayFindPlates, recordPlateSearch } from '../violations/read/record-plate-search';
import type { TravelCategory, ViolatorStatus } from '../violations/vehicle-enums';
import type { VehicleType } from '../vehicles/vehicle-types';
import { violatorCount, violatorPage } from './list-violators.queries';
import type { ViolatorConditions } from './list-violators.queries';
import type { ProposedStatus } from './status-proposals';
import { actAtOnce } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/** Filter of vehicles; members left out or null do not narrow. */
export interface ViolatorNarrowing {
  readonly status?: ViolatorStatus | null;
  readonly category?: TravelCategory | null;
  readonly agency?: string | null;
  readonly search?: string | null;
  /** Whether only those that the rule proposes to review. */
  readonly isProposed?: boolean | null;
}

/** A vehicle as anyone who decides on it sees it, but for the mask. */
export interface ViolatorRow {
  /** Stable id of the vehicle. */
  readonly id: number;
  readonly registrationNumber: string;
  readonly transportAgency: string | null;
  /** Null where no journey is stored any more. */
  readonly category: TravelCategory | null;
  readonly vehicleType: VehicleType | null;
  readonly violationCount: number;
  readonly dangerCount: number;
  readonly latestAt: Date | null;
  readonly status: ViolatorStatus;
  readonly version: number;
  readonly isDemo: boolean;
  /** Whether an event that an enrolled device recorded still stands. */
  readonly mayBeSuspended: boolean;
  readonly proposalStatus: ProposedStatus | null;
  readonly proposalReason: string | null;
  readonly proposedAt: Date | null;
  readonly proposedBy: string | null;
  readonly proposedById: number | null;
  readonly proposalExpiresAt: Date | null;
  readonly ruleProposedAt: Date | null;
  readonly ruleEvents: number | null;
  readonly ruleDays: number | null;
  readonly ruleDangers: number | null;
  readonly ruleLow: number | null;
  readonly rulePeers: number | null;
}

/** A list of vehicles, not yet read: a page of it and its length are separate statements. */
export interface ViolatorList {
  page(request: PageRequest): Promise<Page<ViolatorRow>>;
  count(): Promise<number>;
}

/**
 * Vehicles with counted violations that their own enrolled devices recorded, or with a status, worst first. A plate is found by any part of it for
 * canViewFullRegistrations, which is audited, and by nobody else: a masked one can't be guessed.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const listViolators = actAtOnce(
  { may: right('canViewDashboard'), seen: { staff: 'masked' }, scopes: ['authority:read'] },
  (ctx, narrowing: ViolatorNarrowing): ViolatorList => {
    const search = textOf(narrowing.search);
    const plate = canonicalPlate(search ?? '');
    const asked: ViolatorConditions = {
      status: narrowing.status ?? null,
      category: narrowing.category ?? null,
      agency: textOf(narrowing.agency),
      search,
      plate,
      findsPlates: mayFindPlates(ctx),
      isProposed: narrowing.isProposed === true,
    };
    return {
      page: async (request) => {
        const { first, afterId } = request;
        const { statement, values } = violatorPage(asked, { afterId, count: first + 1, now: ctx.clock() });
        const page = pageOf(await ctx.db.composedRows<ViolatorRow>(statement, values), request);
        if (search !== null) {
          await recordFound(ctx, { text: search, plate, rows: page.rows });
        }
        return page;
      },
      count: async () => {
        const { statement, values } = violatorCount(asked);
        const [row] = await ctx.db.composedRows<{ count: number }>(statement, values);
        return row?.count ?? 0;
      },
    };
  },
);

async function recordFound(
  ctx: AppCtx,
  { text, plate, rows }: { text: string; plate: string; rows: readonly ViolatorRow[] },
): Promise<void> {
  const found = rows.filter(({ registrationNumber }) => {
    return plate !== '' && canonicalPlate(registrationNumber).includes(plate);
  });
  const vehicleIds = found.map(({ id }) => id);
  const seen: SeenData[] = await ctx.db.rows(HOLDERS_OF_VEHICLES, [arrayParameter(vehicleIds)]);
  await recordPlateSearch(ctx, { text, vehicleIds, seen });
}

function textOf(given: string | null | undefined): string | null {
  return given?.trim() || null;
}
