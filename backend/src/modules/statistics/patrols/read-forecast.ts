import { forecastNight, isTooLittle } from '@wakafine/domain/patrols/forecast-night';
import type { Forecast } from '@wakafine/domain/patrols/forecast-night';
import { FORECAST_WEEKS } from '@wakafine/domain/patrols/patrol-rules';
import { parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { loadSegments } from '../../../platform/geo/segments';
import { defineSharedAnswer } from '../../../platform/memory/shared-answer';
import type { AppCtx } from '../../identity/accounts/actor';
import { readCoverage } from '../traffic-counts/read-coverage';
import { SEGMENT_HOURS } from './patrols.queries';
import type { PatrolBasis } from './patrols.type';

/** A night that is asked for. */
export interface NightAsked {
  /** Day on which it begins, such as 2026-11-20. */
  readonly night: string;
  /** Hour of the day in Douala, 0-23. */
  readonly fromHour: number;
  readonly hours: number;
}

/** A forecast with the weeks that it rests on. */
export interface NightForecast extends Forecast {
  readonly basis: PatrolBasis;
}

const WEEK_MS = 7 * DAY_MS;
const YEAR_WEEKS = 52;
/** The ledger changes slowly: those who move stops one after the other see the same numbers. */
const REMEMBERED_MS = 300_000;
const sharedForecasts = defineSharedAnswer<NightForecast | null>({ ttlMs: REMEMBERED_MS, maxEntries: 20 });

/** The forecast of a night by the last eight weeks, or by the same of the year before; null where too little was seen in both. */
export async function readForecast(ctx: AppCtx, asked: NightAsked): Promise<NightForecast | null> {
  const { night, fromHour, hours } = asked;
  const forecast = await sharedForecasts.ask(ctx, `${night} ${fromHour} ${hours}`, () =>
    readBoth(ctx, asked),
  );
  if (forecast === null) {
    // The first journeys of a new service make a plan possible at once.
    sharedForecasts.drop(ctx);
  }
  return forecast;
}

async function readBoth(ctx: AppCtx, asked: NightAsked): Promise<NightForecast | null> {
  for (const basis of ['LAST_WEEKS', 'LAST_YEAR'] as const) {
    const rows = await rowsOf(ctx, asked, basis);
    if (!isTooLittle(rows)) {
      const coverage = await readCoverage(ctx, { segments: null, vehicles: 'ALL' });
      const { byId } = await loadSegments();
      const roadOf = new Map([...byId.values()].map(({ id, road }) => [id, road]));
      const known = rows.filter(({ segment }) => byId.has(segment));
      return { ...forecastNight(known, { hours: asked.hours, coverage, roadOf }), basis };
    }
  }
  return null;
}

/** Whole weeks up to the last night that began before now, so that each weekday counts alike. */
function rowsOf(ctx: AppCtx, { night, fromHour, hours }: NightAsked, basis: PatrolBasis) {
  const day = parseDay(night) ?? NaN;
  const beginMs = startOfDayMs(day) + fromHour * HOUR_MS;
  const weeksAhead = Math.max(0, Math.ceil((beginMs + hours * HOUR_MS - ctx.clock().getTime()) / WEEK_MS));
  const untilMs =
    beginMs - WEEK_MS * (Math.max(1, weeksAhead) - 1 + (basis === 'LAST_YEAR' ? YEAR_WEEKS : 0));
  const fromMs = untilMs - FORECAST_WEEKS * WEEK_MS;
  // 1 January 1970, day 0, was a Thursday.
  const weekday = ((day + 3) % 7) + 1;
  return ctx.db.rows(SEGMENT_HOURS, [new Date(fromMs), new Date(untilMs), fromHour, hours, weekday]);
}
