import type { SegmentEntry } from '@wakafine/domain/segments/segments-file';
import { WHOLE_COUNTRY } from '@wakafine/domain/segments/segment-filter';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { loadSegments } from '../../../platform/geo/segments';
import type { AppCtx } from '../../identity/accounts/actor';
import { getSegmentAnalytics } from '../../statistics/segments/get-segments';
import { NOTHING_ELSE, SOURCE_ROWS } from './attention-row';
import type { AttentionRow } from './attention-row';
import { incidentRow } from './open-incident';
import { IMPOSSIBLE_TRACKS, INCIDENTS_UNANSWERED, SILENT_AGENCIES } from './sources.queries';

/** Weeks of which an agency's usual days are counted, days. */
const USUAL_DAYS = 28;
/** An agency that drove on fewer days has no habit that could be missed. */
const FEWEST_DAYS = 5;
/** Whole days without a journey, today included, after which an agency is silent. */
const SILENT_DAYS = 2;
/** Days in which impossible tracks are counted, and the fewest of one account that are no accident of its receiver. */
const TRACK_DAYS = 7;
const FEWEST_TRACKS = 2;

/** Incidents of the highest severity that nobody has answered; their cause grows with every confirmation. */
export async function unansweredIncidents({ db }: AppCtx): Promise<AttentionRow[]> {
  const rows = await db.rows(INCIDENTS_UNANSWERED, [SOURCE_ROWS]);
  return rows.map(incidentRow);
}

/** Segments of roads whose rate of the last eight weeks is above the band of the eight before, beyond chance. */
export async function ratesOutsideBand(ctx: AppCtx): Promise<AttentionRow[]> {
  const { byId } = await loadSegments();
  const { all, times } = await getSegmentAnalytics(ctx, { filter: WHOLE_COUNTRY });
  return all
    .filter(({ change }) => change === 'WORSE')
    .slice(0, SOURCE_ROWS)
    .map(({ key, now, rate, rateBefore }) => ({
      ...NOTHING_ELSE,
      kind: 'RATE',
      subjectId: key,
      subject: spotOf(byId.get(key)) ?? key,
      count: now.events,
      size: now.events,
      sinceAt: new Date(times.fromMs),
      rate:
        rate === null || rateBefore === null
          ? null
          : { low: rate.low, high: rate.high, expectedLow: rateBefore.low, expectedHigh: rateBefore.high },
    }));
}

/** Road and kilometres of a segment. */
function spotOf(segment: SegmentEntry | undefined): string | null {
  return segment === undefined
    ? null
    : `${segment.road}, km ${Math.floor(segment.fromKm)}-${Math.ceil(segment.toKm)}`;
}

/** Agencies that drove regularly and have gone silent; the cause grows with every further day. */
export async function silentAgencies({ db, clock }: AppCtx): Promise<AttentionRow[]> {
  const today = civilDayOf(clock().getTime());
  const [from, silentSince] = [today - USUAL_DAYS, today - SILENT_DAYS + 1].map(
    (day) => new Date(startOfDayMs(day)),
  );
  const values = [from ?? null, silentSince ?? null, FEWEST_DAYS, SOURCE_ROWS] as const;
  const rows = await db.rows(SILENT_AGENCIES, values);
  return rows.map(({ agency, lastDay, days, journeys }) => ({
    ...NOTHING_ELSE,
    kind: 'SILENT_AGENCY',
    subjectId: agency,
    subject: agency,
    count: Math.round(journeys / days),
    size: today - civilDayOf(lastDay.getTime()),
    sinceAt: new Date(lastDay.getTime() + DAY_MS),
  }));
}

/** Journeys of one account whose device speed contradicts the way; the account itself is not named. */
export async function impossibleTracks({ db, clock }: AppCtx): Promise<AttentionRow[]> {
  const since = new Date(clock().getTime() - TRACK_DAYS * DAY_MS);
  const rows = await db.rows(IMPOSSIBLE_TRACKS, [since, FEWEST_TRACKS, SOURCE_ROWS]);
  return rows.map(({ firstId, latestId, journeys, sinceAt }) => ({
    ...NOTHING_ELSE,
    kind: 'TRACKS',
    subjectId: String(firstId),
    subject: String(latestId),
    count: journeys,
    size: latestId,
    sinceAt,
  }));
}
