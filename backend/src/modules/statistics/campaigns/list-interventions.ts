import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { badInput } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { registeredLimits } from '../../limits/register/limit-register';
import { thresholdsTimeline } from '../../settings/thresholds/speed-thresholds';
import { CAMPAIGNS } from './campaigns.queries';
import type { Intervention } from './intervention.type';
import { LISTED_CAMPAIGNS } from './list-campaigns';

/** Two times of a year, as figures are compared. */
const MOST_DAYS = 740;
const NAMED_PLACES = 3;

/** Times between which interventions are asked for. */
export interface InterventionSpan {
  readonly from: Date;
  readonly until: Date;
}

/**
 * Events that may have changed figures within a time: campaigns, limits and thresholds that began, oldest first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (until)
 */
export const listInterventions = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { from, until }: InterventionSpan): Promise<Intervention[]> => {
    const days = (until.getTime() - from.getTime()) / DAY_MS;
    if (!(days > 0 && days <= MOST_DAYS)) {
      throw badInput({ until: `Must be later than the begin, by at most ${MOST_DAYS} days` });
    }
    const isWithin = (atMs: number | null): atMs is number =>
      atMs !== null && atMs >= from.getTime() && atMs < until.getTime();
    const [campaigns, limits, thresholds] = await Promise.all([
      ctx.db.rows(CAMPAIGNS, [LISTED_CAMPAIGNS]),
      registeredLimits(ctx),
      thresholdsTimeline(ctx),
    ]);
    const begun = campaigns.flatMap(({ isWithdrawn, startsOn, name, road }): Intervention[] => {
      const atMs = startOfDayMs(parseDay(startsOn) ?? NaN);
      return isWithdrawn || !isWithin(atMs)
        ? []
        : [{ at: new Date(atMs), kind: 'CAMPAIGN', name, road, count: 1 }];
    });
    const changes = thresholds
      .slice(1)
      .filter(({ effectiveAtMs }) => isWithin(effectiveAtMs))
      .map(({ effectiveAtMs }): Intervention => {
        return { at: new Date(effectiveAtMs), kind: 'THRESHOLDS', name: null, road: null, count: 1 };
      });
    return [...begun, ...changes, ...limitChanges(limits, isWithin)].sort(
      (one, other) => one.at.getTime() - other.at.getTime(),
    );
  },
);

/** Limits that began or ended, one line for each time. */
function limitChanges(
  limits: Awaited<ReturnType<typeof registeredLimits>>,
  isWithin: (atMs: number | null) => atMs is number,
): Intervention[] {
  const places = new Map<number, Map<string, string | null>>();
  for (const { id, placeName, validFromMs, validUntilMs } of limits) {
    for (const atMs of [validFromMs, validUntilMs].filter(isWithin)) {
      places.set(atMs, (places.get(atMs) ?? new Map<string, string | null>()).set(id, placeName));
    }
  }
  return [...places].map(([atMs, changed]) => {
    const names = [...new Set([...changed.values()].filter((name) => name !== null))].slice(0, NAMED_PLACES);
    return {
      ...{ at: new Date(atMs), kind: 'LIMITS', road: null, count: changed.size },
      name: names.length === 0 ? null : names.join(', '),
    };
  });
}
