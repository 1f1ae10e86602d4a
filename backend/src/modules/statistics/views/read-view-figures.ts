import { filterFromEntries } from '@wakafine/domain/segments/segment-filter';
import { ownRateOf } from '@wakafine/domain/statistics/rates';
import { kmOf } from '@wakafine/domain/units';
import { OVERVIEW_DAYS, overviewFromEntries } from '@wakafine/domain/views/overview-sentence';
import type { ViewPage } from '@wakafine/domain/views/saved-views';
import type { MailedRow, ViewFigures } from '@wakafine/domain/views/view-mail';
import type { AppCtx } from '../../identity/accounts/actor';
import { presentRoadAnalytics } from '../analytics/analytics.presenter';
import { getAnalytics } from '../analytics/get-analytics';
import { getRoadAnalytics } from '../analytics/get-road-analytics';
import { getSegmentAnalytics, getSegments } from '../segments/get-segments';
import { readCoverage } from '../traffic-counts/read-coverage';

/** Rows of a mail. */
const ROWS = 10;

type ValueOf = (name: string) => string | null;

/**
 * The figures of a view as its page shows them to the actor now, by the acts of that page.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export function readViewFigures(
  ctx: AppCtx,
  { page, valueOf }: { page: ViewPage; valueOf: ValueOf },
): Promise<ViewFigures> {
  return page === 'SEGMENTS' ? segmentFigures(ctx, valueOf) : overviewFigures(ctx, valueOf);
}

async function segmentFigures(ctx: AppCtx, valueOf: ValueOf): Promise<ViewFigures> {
  const filter = filterFromEntries(valueOf);
  const { whole, coverage } = await getSegmentAnalytics(ctx, { filter });
  const segments = await getSegments(ctx, { filter, first: ROWS });
  return {
    events: whole.now.events,
    judgedKm: kmOf(whole.now.judgedM),
    ...{ rate: whole.rate, rateBefore: whole.rateBefore, change: whole.change, coverage },
    rows: segments.map(({ segment: { road, fromKm, toKm, towns }, now, rate, change }) => ({
      place: { road, fromKm, toKm, towns },
      ...{ events: now.events, rate, change },
    })),
  };
}

async function overviewFigures(ctx: AppCtx, valueOf: ValueOf): Promise<ViewFigures> {
  const days = OVERVIEW_DAYS[overviewFromEntries(valueOf).range];
  const analytics = await getAnalytics(ctx, { days });
  const roads = presentRoadAnalytics(await getRoadAnalytics(ctx, { days, first: 1, by: 'VIOLATIONS' }));
  const sumOf = (of: 'violations' | 'ratedViolations' | 'judgedM'): number =>
    analytics.days.reduce((sum, day) => sum + day[of], 0);
  const judgedM = sumOf('judgedM');
  return {
    events: sumOf('violations'),
    judgedKm: kmOf(judgedM),
    rate: ownRateOf({ violations: sumOf('ratedViolations'), distanceM: judgedM }),
    ...{ rateBefore: null, change: null },
    coverage: await readCoverage(ctx, { segments: null, vehicles: 'ALL' }),
    rows: roads.corridors
      .filter(({ judgedKm }) => judgedKm > 0)
      .map(({ corridor, violations, rate }): MailedRow => ({
        place: corridor,
        ...{ events: violations, rate, change: null },
      }))
      .toSorted((one, other) => (other.rate?.low ?? -1) - (one.rate?.low ?? -1)),
  };
}
