const KEY = 'segment, direction, hour, vehicle_class, agency';
const BINS = Array.from({ length: 31 }, (_, bin) => bin + 1);
/** Shares are thousandths, so that sums are whole numbers and the same in whatever order. */
const shared = (column: string): string =>
  `round(coalesce(sum(${column}::bigint * share_permille), 0) / 1000)::bigint`;
const sharedInt = (column: string): string => `${shared(column)}::integer`;

/** Figures of some rows of shares and events together. */
const SUMS = `${shared('judged_m')} AS judged_m, ${shared('confirmed_m')} AS confirmed_m,
    ${shared('above_m')} AS above_m, ${shared('unjudged_m')} AS unjudged_m, ${sharedInt('passages')} AS passages,
    ARRAY[${BINS.map((bin) => sharedInt(`speed_m[${bin}]`)).join(', ')}] AS speed_m,
    coalesce(sum(events), 0)::integer AS events, coalesce(sum(confirmed_events), 0)::integer AS confirmed_events`;
const SHARE_LINE = `${KEY}, judged_m, confirmed_m, above_m, unjudged_m, passages, speed_m, share_permille,
      0 AS events, 0 AS confirmed_events`;
const EVENT_LINE = `${KEY}, 0, 0, 0, 0, 0, '{}'::integer[], 1000, is_counted::int, (is_counted AND is_confirmed)::int`;

/** Figures of segments with what is to be counted anew, and what they ought to be. */
export const SEGMENT_SUMS = [
  `CREATE FUNCTION segment_counted(of_segment text, of_direction text, of_hour timestamptz, of_class text, of_agency text)
    RETURNS SETOF segment_figure LANGUAGE sql STABLE AS $$
    SELECT of_segment, of_direction, of_hour, of_class, of_agency, sums.* FROM (
      SELECT ${SUMS}, count(*) AS lines FROM (
        SELECT ${SHARE_LINE} FROM segment_share
        WHERE (${KEY}) = (of_segment, of_direction, of_hour, of_class, of_agency)
        UNION ALL SELECT ${EVENT_LINE} FROM segment_event
        WHERE (${KEY}) = (of_segment, of_direction, of_hour, of_class, of_agency)
      ) line
    ) counted CROSS JOIN LATERAL (SELECT counted.judged_m, counted.confirmed_m, counted.above_m, counted.unjudged_m,
      counted.passages, counted.speed_m, counted.events, counted.confirmed_events) sums
    WHERE counted.lines > 0 $$`,
  // What all figures ought to be.
  `CREATE VIEW segment_recount AS SELECT ${KEY}, ${SUMS} FROM (
     SELECT ${SHARE_LINE} FROM segment_share UNION ALL SELECT ${EVENT_LINE} FROM segment_event
   ) line GROUP BY ${KEY}`,
  // What they are, with what is to be counted anew.
  `CREATE VIEW segment_figure_now AS
     SELECT * FROM segment_figure WHERE (${KEY}) NOT IN (SELECT ${KEY} FROM segment_touched)
     UNION ALL SELECT counted.* FROM (SELECT DISTINCT ${KEY} FROM segment_touched) touched
       CROSS JOIN LATERAL segment_counted(${KEY}) counted`,
];
