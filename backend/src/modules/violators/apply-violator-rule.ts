import { thoseStandingOut } from '@wakafine/domain/statistics/stand-out';
import {
  RULE_PROPOSES_EVERY_MS,
  VIOLATOR_RULE,
  VIOLATOR_RULE_WINDOW_MS,
} from '@wakafine/domain/violations/violator-status';
import type { Services } from '../../platform/context/context';
import { inTransaction } from '../../platform/context/unit-of-work';
import { recordActOfRule } from '../identity/accounts/record-act';
import {
  EXPOSURES_UNDER_RULE,
  LAPSE_RULE_PROPOSALS,
  PROPOSE_BY_RULE,
  VEHICLES_UNDER_RULE,
} from './violator-rule.queries';
import type { ClassExposure } from './violator-rule.queries';

/** The evidence of the rule: journeys with an event, once for each day, and the days and dangers among them. */
interface UnderRule {
  readonly vehicleId: number;
  readonly events: number;
  readonly days: number;
  readonly dangers: number;
}

/** A vehicle with evidence whose rate stands out among those of its class, for each 1,000 judged km. */
interface Proposed extends UnderRule {
  readonly lowPer1000Km: number;
  readonly peersPer1000Km: number;
}

/**
 * Proposes to review the vehicles whose events of 90 days are enough for the rule of `domain/violations/violator-status`, and
 * whose rate of these days is certainly more than 1.5 times that of the others of their class. It changes no status: it leaves a
 * hint for staff and an entry of the actor RULE in the audit log, at most once a week for a vehicle on which nobody decides.
 */
export async function applyViolatorRule(services: Services): Promise<void> {
  const now = services.clock();
  const since = new Date(now.getTime() - VIOLATOR_RULE_WINDOW_MS);
  const { events, days } = VIOLATOR_RULE;
  const eventful: UnderRule[] = await services.db.rows(VEHICLES_UNDER_RULE, [since, events, days]);
  const found = eventful.length === 0 ? [] : await standingOut(services, eventful, since);
  await services.db.rows(LAPSE_RULE_PROPOSALS, [found.map(({ vehicleId }) => vehicleId), now]);
  for (const evidence of found) {
    await propose(services, evidence, now);
  }
}

async function standingOut(
  { db }: Services,
  eventful: readonly UnderRule[],
  since: Date,
): Promise<Proposed[]> {
  const exposures: ClassExposure[] = await db.rows(EXPOSURES_UNDER_RULE, [since]);
  const classes = [...new Set(exposures.map(({ vehicleType }) => vehicleType))];
  const found = classes.flatMap((vehicleType) =>
    thoseStandingOut(exposures.filter((each) => each.vehicleType === vehicleType)),
  );
  return eventful.flatMap((evidence) => {
    const one = found.find(({ row }) => row.vehicleId === evidence.vehicleId);
    return one === undefined
      ? []
      : [{ ...evidence, lowPer1000Km: one.rate.low, peersPer1000Km: one.peersPer1000Km }];
  });
}

function propose(services: Services, evidence: Proposed, now: Date): Promise<void> {
  const { vehicleId, events, days, dangers, lowPer1000Km, peersPer1000Km } = evidence;
  const renewable = new Date(now.getTime() - RULE_PROPOSES_EVERY_MS);
  return inTransaction({ ...services, actor: null }, async (ctx) => {
    const values = [vehicleId, now, events, days, dangers, renewable, lowPer1000Km, peersPer1000Km] as const;
    const proposed = await ctx.db.rows(PROPOSE_BY_RULE, values);
    if (proposed.length > 0) {
      const details = {
        ...{ status: 'UNDER_REVIEW', events, days, dangers },
        ...{ lowPer1000Km: rounded(lowPer1000Km), peersPer1000Km: rounded(peersPer1000Km) },
      };
      await recordActOfRule(ctx, {
        act: 'VIOLATOR_STATUS_PROPOSED',
        target: `vehicle:${vehicleId}`,
        details,
      });
    }
  });
}

/** Two decimals, as people read it. */
function rounded(per1000Km: number): number {
  return Math.round(per1000Km * 100) / 100;
}
