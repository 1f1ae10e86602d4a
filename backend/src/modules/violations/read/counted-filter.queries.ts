/** Violations that the figures of some segments count for classes of vehicle, as the segment ledger has booked them. */
const onSegments = (segments: string, classes: string): string =>
  `SELECT violation_id FROM segment_event
   WHERE is_counted AND segment = ANY (${segments}) AND vehicle_class = ANY (${classes})`;

/** Violations booked on `:segments` for `:classes`, in the hours from `:firstHour` to before `:endOfHours`: only those are read. */
export const BOOKED_ON = `violation.id IN (${onSegments(':segments', ':classes')}
  AND hour >= :firstHour AND hour < :endOfHours)`;

/** Members of a list in JSON; none where the list is null. */
const listOf = (json: string): string => `ARRAY(SELECT jsonb_array_elements_text(nullif(${json}, 'null')))`;

/**
 * Whether a figure counts a row of the table `violation`, in SQL; `figure` is a JSON object of `CountedRows`, and `from` and `to` the
 * times between which the row begins, null for any: all in SQL.
 */
export function countedIn(figure: string, { from, to }: { from: string; to: string }): string {
  return `(NOT is_claimed AND grade <> 'C' AND is_primary
    AND ${figure}->'hours' @> to_jsonb(extract(hour FROM started_at AT TIME ZONE 'Africa/Douala')::int)
    AND (${figure}->>'road' IS NULL OR road = ${figure}->>'road')
    AND (${figure}->>'vehicleType' IS NULL OR vehicle_type = ${figure}->>'vehicleType')
    AND (${figure}->>'agency' IS NULL OR lower(named_agency) = lower(${figure}->>'agency'))
    AND (${figure}->>'vehicleId' IS NULL
      OR vehicle_id = (${figure}->>'vehicleId')::bigint AND binding = 'BOUND')
    AND (${figure}->>'latCell' IS NULL OR (floor(latitude * 100) = (${figure}->>'latCell')::int
      AND floor(longitude * 100) = (${figure}->>'lngCell')::int))
    AND CASE WHEN ${figure}->>'segments' IS NULL THEN NOT is_contested
      ELSE id IN (${onSegments(listOf(`${figure}->'segments'`), listOf(`${figure}->'classes'`))}
        AND (${from} IS NULL OR hour >= ${from} - interval '1 hour') AND (${to} IS NULL OR hour < ${to})) END)`;
}
