import { standingByRule, VIOLATOR_RULE, VIOLATOR_RULE_WINDOW_MS } from '@wakafine/domain/violator-status';
import type { ViolatorStanding } from '@wakafine/domain/violator-status';
import type { Services } from '../../platform/context';
import { forgetViolators } from './top-violators';
import { APPLY_RULE, VIOLATORS_UNDER_RULE } from './violator-status.queries';

interface UnderRule {
  readonly id: number;
  readonly status: ViolatorStanding;
  readonly violations: number;
  readonly dangers: number;
}

/**
 * Gives the vehicles of public transport on which nobody has decided the status that their violations of 90 days make by
 * the rule of `domain/violator-status`; each change is in the history of the vehicle.
 */
export async function applyViolatorRule(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const since = new Date(now.getTime() - VIOLATOR_RULE_WINDOW_MS);
  const { violations: fewest, dangers: fewestDangers } = VIOLATOR_RULE.UNDER_REVIEW;
  const found = await db.rows<UnderRule>(VIOLATORS_UNDER_RULE, [since, fewest, fewestDangers]);
  const due = found.filter((vehicle) => standingByRule(vehicle) !== vehicle.status);
  for (const { id, violations, dangers } of due) {
    const reason = `By rule: ${violations} counted violations in 90 days, ${dangers} of them DANGER.`;
    await db.rows(APPLY_RULE, [id, standingByRule({ violations, dangers }), reason, now]);
  }
  if (due.length > 0) {
    forgetViolators(services);
  }
}
