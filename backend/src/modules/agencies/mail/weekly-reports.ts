import { compareWithPeers } from '@wakafine/domain/statistics/against-peers';
import type { PeerComparison } from '@wakafine/domain/statistics/against-peers';
import type { Rate } from '@wakafine/domain/statistics/rates';
import { isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { HOUR_MS, kmOf } from '@wakafine/domain/units';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Services } from '../../../platform/context/context';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { ownAgency } from '../own-agency';
import { AGENCY_FLEET_OF_WEEK, WEEK_EXPOSURES } from '../overview/overview.queries';
import { weekStart, WEEK_DAYS } from '../overview/weeks';
import { queueAgencyMail } from './agency-mail';
import { AGENCIES_WITHOUT_REPORT, AGENCY_REPORTS, COUNT_ANSWERABLE, INSERT_REPORT } from './mail.queries';

/** Reports go out on Mondays from this hour of Africa/Douala on. */
const SENT_FROM_HOUR = 7;
const REPORTS_PER_ROUND = 200;
const LISTED_AT_MOST = 26;

/** Facts of a week, as they were when its report was made. */
export interface WeekFacts {
  readonly violations: number;
  readonly judgedKm: number;
  readonly vehicles: number;
  /** Vehicles that an enrolled device recorded in that week. */
  readonly observed: number;
  readonly rate: Rate | null;
  readonly peerRate: number | null;
  readonly comparison: PeerComparison;
  /** Cases that could be answered when it was made. */
  readonly cases: number;
}

/** A report as it is stored. */
export interface AgencyReport {
  /** Its Monday, such as 2026-11-16. */
  readonly weekOf: string;
  readonly madeAt: Date;
  readonly facts: WeekFacts;
}

/** Weekly reports of the actor's agency, newest first, at most 26. @throws UNAUTHENTICATED, FORBIDDEN */
export const listAgencyReports = act(
  { may: right('seeOwnAgency'), scopes: ['fleet:read'] },
  async (ctx): Promise<AgencyReport[]> => {
    const rows = await ctx.db.rows(AGENCY_REPORTS, [await ownAgency(ctx), LISTED_AT_MOST]);
    // Nothing but this module writes facts.
    return rows.map(({ facts, ...row }) => ({ ...row, facts: facts as WeekFacts }));
  },
);

/**
 * Makes the report of last week, Monday to Sunday in Africa/Douala, for every agency with people who sign in, and mails that it is
 * there; from Monday at 7 o'clock on, once, whichever process is killed meanwhile.
 */
export async function sendAgencyReports(services: Services): Promise<void> {
  const nowMs = services.clock().getTime();
  const monday = weekStart(nowMs);
  if (nowMs < startOfDayMs(monday) + SENT_FROM_HOUR * HOUR_MS) {
    return;
  }
  const weekOf = monday - WEEK_DAYS;
  const ctx: AppCtx = { ...services, actor: null };
  const due = await services.db.rows(AGENCIES_WITHOUT_REPORT, [isoDay(weekOf), REPORTS_PER_ROUND]);
  for (const { agency } of due) {
    const facts = await weekFacts(ctx, { agency, weekOf });
    await inTransaction(ctx, async (tx) => {
      const made = await tx.db.rows(INSERT_REPORT, [agency, isoDay(weekOf), tx.clock(), facts]);
      if (made.length > 0) {
        const { judgedKm: distanceKm, observed, vehicles, violations, cases } = facts;
        const week = { weekOf, distanceKm, observed, vehicles, violations, cases };
        await queueAgencyMail(tx, agency, { kind: 'WEEK', ...week });
      }
    });
  }
}

async function weekFacts(
  { db, clock }: Pick<AppCtx, 'db' | 'clock'>,
  { agency, weekOf }: { agency: string; weekOf: number },
): Promise<WeekFacts> {
  const from = new Date(startOfDayMs(weekOf));
  const until = new Date(startOfDayMs(weekOf + WEEK_DAYS));
  const exposures = await db.rows(WEEK_EXPOSURES, [from, until]);
  const [fleet] = await db.rows(AGENCY_FLEET_OF_WEEK, [agency, from, until]);
  const [open] = await db.rows(COUNT_ANSWERABLE, [agency, clock()]);
  const own = exposures.find((row) => row.agency === agency) ?? { violations: 0, distanceM: 0 };
  const peers = exposures.filter((row) => row.agency !== agency);
  return {
    ...{ violations: own.violations, judgedKm: kmOf(own.distanceM) },
    ...{ vehicles: fleet?.vehicles ?? 0, observed: fleet?.observed ?? 0, cases: open?.count ?? 0 },
    ...compareWithPeers(own, peers),
  };
}
