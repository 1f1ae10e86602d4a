/** Segments of the campaign. */
const CAMPAIGN_SEGMENTS = 10;
/** Segments that an ended journey drives over, 5 km each. */
const SEGMENTS_EACH = 9;
/** Metres by bins of 5 km/h of one segment: 75 to 90 km/h. */
const SPEEDS = 'array_fill(0, ARRAY[15]) || ARRAY[1000, 2500, 1000] || array_fill(0, ARRAY[13])';
const DIRECTION = `CASE WHEN journey.id % 2 = 0 THEN 'ALONG' ELSE 'AGAINST' END`;
const CLASS = `CASE WHEN journey.vehicle_type = 'BUS' THEN 'BUS' ELSE 'CAR' END`;
const AGENCY = `coalesce(journey.transport_agency, '')`;

/**
 * The statements that make the segment ledger of the journeys that are there, and a campaign, each with a word on what it makes.
 * Journeys begin on any of the segments and go on along the roads.
 */
export function ledgerStatements(segments: readonly string[]): [what: string, statement: string][] {
  const all = `'{${segments.join(',')}}'::text[]`;
  const segment = `(${all})[1 + (journey.id * 7919 + step) % ${segments.length}]`;
  const stretch = segments.filter((id) => id.startsWith('N3-')).slice(0, CAMPAIGN_SEGMENTS);
  return [
    [
      'shares of segments',
      `INSERT INTO segment_share (journey_id, segment, direction, hour, vehicle_class, agency, judged_m, confirmed_m, above_m,
       unjudged_m, passages, speed_m, share_permille)
     SELECT journey.id, ${segment}, ${DIRECTION},
       date_trunc('hour', started_at + step * interval '5 min'), ${CLASS}, ${AGENCY}, 4500, 4500, 300, 0, 1, ${SPEEDS}, 1000
     FROM journey CROSS JOIN generate_series(0, ${SEGMENTS_EACH - 1}) step WHERE ended_at IS NOT NULL`,
    ],
    [
      'events of segments',
      `INSERT INTO segment_event (violation_id, journey_id, segment, direction, hour, vehicle_class, agency, is_counted, is_confirmed)
     SELECT violation.id, journey.id, ${segment}, ${DIRECTION},
       date_trunc('hour', violation.started_at), ${CLASS}, ${AGENCY},
       NOT is_withdrawn AND NOT is_claimed AND is_primary AND grade <> 'C', is_limit_confirmed
     FROM violation JOIN journey ON journey.id = violation.journey_id
       CROSS JOIN LATERAL (
         SELECT least(${SEGMENTS_EACH - 1}, (extract(epoch FROM violation.started_at - journey.started_at) / 300)::int) AS step
       ) way
     WHERE journey.ended_at IS NOT NULL`,
    ],
    [
      'figures of segments',
      `SET LOCAL work_mem = '1GB'; DELETE FROM segment_figure; INSERT INTO segment_figure SELECT * FROM segment_recount`,
    ],
    [
      'campaign',
      `INSERT INTO campaign (name, kind, road, from_km, to_km, segments, vehicles, starts_on, weeks, goal_percent, registered_at,
       client_id, content_hash)
     SELECT 'Made by a benchmark', 'PATROLS', 'N3', 0, 50, '{${stretch.join(',')}}', 'ALL', current_date - 84, 12, -20, now(),
       gen_random_uuid(), ''`,
    ],
  ];
}
