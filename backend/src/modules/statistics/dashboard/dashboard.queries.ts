import { statement } from '../../../platform/db/statement';
import { ALL_DEMO } from '../statistics.queries';

/** The kinds of figures that the cards are made of. */
export const CARD_KINDS = [
  'VIOLATION_HOUR',
  'REPORT_HOUR',
  'JOURNEY_HOUR',
  'JOURNEY_END_HOUR',
  'JUDGED_HOUR',
] as const;
/** One of them. */
export type CardKind = (typeof CARD_KINDS)[number];

/** Figures of one hour. */
export interface HourRow {
  readonly kind: CardKind;
  readonly atMs: number;
  readonly n: number;
  /** Those of them that count in rates. */
  readonly ranked: number;
  /** Metres, judged or driven. */
  readonly distanceM: number;
}

const KINDS = CARD_KINDS.map((kind) => `'${kind}'`).join(', ');

/**
 * Totals of hours that transactions have changed from $1 on, with what is not folded into them yet, since $2. In each row the number of the
 * first transaction that these do not show.
 */
export const HOUR_TOTALS = statement(
  'statistics.hour-totals',
  `WITH line AS (
           SELECT true AS stored, kind, slot, n, ranked, distance_m FROM hour_total
           WHERE changed_by >= $1 AND slot >= $2
           UNION ALL
           SELECT false, kind, slot, sum(n)::bigint, sum(ranked)::bigint, sum(distance_m)::bigint FROM figure_delta
           WHERE kind IN (${KINDS}) AND slot >= $2 GROUP BY kind, slot
           UNION ALL
           SELECT false, 'JUDGED_HOUR', hour, count(*), 0, sum(metres)::bigint
           FROM (SELECT hour, round(judged_m * share) AS metres FROM judged_way WHERE is_open AND hour >= $2) way
           WHERE metres > 0 GROUP BY hour
         )
         SELECT stored AS "isStored", kind, (extract(epoch FROM slot) * 1000)::bigint AS "atMs", n, ranked,
           distance_m AS "distanceM", pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS "unseen" FROM line`,
  { notNull: ['isStored', 'kind', 'atMs', 'n', 'ranked', 'distanceM', 'unseen'] },
);

/** Number of incidents received between two times. $1 from, $2 until. */
export const RECEIVED_BETWEEN = statement(
  'statistics.received-between',
  'SELECT count(*) AS count FROM incident WHERE received_at >= $1 AND received_at < $2',
  { notNull: ['count'] },
);

/** Incidents of one severity that are still open, or all violations. */
export interface TotalRow {
  readonly kind: 'VIOLATION_ALL' | 'INCIDENT_STATUS';
  readonly severity: string;
  readonly n: number;
  /** Those of them above a limit that is not confirmed. */
  readonly unconfirmed: number;
}

/** Violations of all time and incidents that are open, by severity. $1 statuses of open incidents. */
export const TOTALS = statement(
  'statistics.totals',
  `SELECT kind, severity, sum(n)::bigint AS n,
           coalesce(sum(n) FILTER (WHERE detail = 'UNCONFIRMED'), 0)::bigint AS unconfirmed
         FROM figure_now
         WHERE (kind = 'VIOLATION_ALL' OR kind = 'INCIDENT_STATUS' AND detail = ANY ($1::text[]))
           AND slot = timestamptz 'epoch'
         GROUP BY kind, severity`,
  { notNull: ['kind', 'severity', 'n', 'unconfirmed'] },
);

/** Number of journeys that are active, by the zone of their speed. */
export interface ZoneRow {
  readonly safe: number;
  readonly caution: number;
  readonly warning: number;
  readonly danger: number;
  readonly unknown: number;
  /** Whether there are journeys, and all of them are sample data. */
  readonly isDemo: boolean;
}

/**
 * Active journeys by the zone of their speed, and whether all journeys are sample data; unknown where there is none, or nothing was heard lately. $1-$3 thresholds,
 * $4 heard of since.
 */
export const ACTIVE_ZONES = statement(
  'statistics.active-zones',
  `SELECT count(*) FILTER (WHERE kmh < $1) AS safe, count(*) FILTER (WHERE kmh >= $1 AND kmh < $2) AS caution,
           count(*) FILTER (WHERE kmh >= $2 AND kmh < $3) AS warning, count(*) FILTER (WHERE kmh >= $3) AS danger,
           count(*) FILTER (WHERE kmh IS NULL) AS unknown, ${ALL_DEMO} AS "isDemo"
         FROM (
           SELECT CASE WHEN last_received_at >= $4 THEN current_speed_kmh END AS kmh
           FROM journey WHERE ended_at IS NULL
         ) active`,
  { notNull: ['safe', 'caution', 'warning', 'danger', 'unknown', 'isDemo'] },
);
