/** Whether a figure counts a row of the table `violation`, in SQL; `figure` is a JSON object of `CountedRows`, in SQL. */
export function countedIn(figure: string): string {
  return `(NOT is_claimed AND grade <> 'C' AND is_primary AND NOT is_contested
    AND ${figure}->'hours' @> to_jsonb(extract(hour FROM started_at AT TIME ZONE 'Africa/Douala')::int)
    AND (${figure}->>'road' IS NULL OR road = ${figure}->>'road')
    AND (${figure}->>'vehicleType' IS NULL OR vehicle_type = ${figure}->>'vehicleType')
    AND (${figure}->>'agency' IS NULL OR lower(named_agency) = lower(${figure}->>'agency'))
    AND (${figure}->>'latCell' IS NULL OR (floor(latitude * 100) = (${figure}->>'latCell')::int
      AND floor(longitude * 100) = (${figure}->>'lngCell')::int)))`;
}
