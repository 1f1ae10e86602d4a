import {
  RULE_PROPOSES_EVERY_MS,
  VIOLATOR_RULE,
  VIOLATOR_RULE_WINDOW_MS,
} from '@wakafine/domain/violator-status';
import type { Services } from '../../platform/context';
import { inTransaction } from '../../platform/unit-of-work';
import { recordActOfRule } from '../identity/record-act';
import { LAPSE_RULE_PROPOSALS, PROPOSE_BY_RULE, VEHICLES_UNDER_RULE } from './violator-rule.queries';

/** The evidence of the rule: journeys with an event, once for each day, and the days and dangers among them. */
interface UnderRule {
  readonly vehicleId: number;
  readonly events: number;
  readonly days: number;
  readonly dangers: number;
}

/**
 * Proposes to review the vehicles whose events of 90 days are enough for the rule of `domain/violator-status`. It changes
 * no status: it leaves a hint for staff and an entry of the actor RULE in the audit log, at most once a week for a vehicle
 * on which nobody decides.
 */
export async function applyViolatorRule(services: Services): Promise<void> {
  const now = services.clock();
  const since = new Date(now.getTime() - VIOLATOR_RULE_WINDOW_MS);
  const { events, days } = VIOLATOR_RULE;
  const found = await services.db.rows<UnderRule>(VEHICLES_UNDER_RULE, [since, events, days]);
  await services.db.rows(LAPSE_RULE_PROPOSALS, [found.map(({ vehicleId }) => vehicleId), now]);
  for (const evidence of found) {
    await propose(services, evidence, now);
  }
}

function propose(services: Services, evidence: UnderRule, now: Date): Promise<void> {
  const { vehicleId, events, days, dangers } = evidence;
  const renewable = new Date(now.getTime() - RULE_PROPOSES_EVERY_MS);
  return inTransaction({ ...services, actor: null }, async (ctx) => {
    const values = [vehicleId, now, events, days, dangers, renewable];
    const proposed = await ctx.db.rows(PROPOSE_BY_RULE, values);
    if (proposed.length > 0) {
      const details = { status: 'UNDER_REVIEW', events, days, dangers };
      await recordActOfRule(ctx, {
        act: 'VIOLATOR_STATUS_PROPOSED',
        target: `vehicle:${vehicleId}`,
        details,
      });
    }
  });
}
