import type { DataSource } from 'typeorm';

/** Judged way that is written behind the doors: all of it under a confirmed limit, if nothing else is said. */
export interface BookedWay {
  readonly journeyId: number | string;
  /** The hour in which it was driven is the one of this time; left out, of the start of the journey. */
  readonly at?: Date;
  /** Whole metres; left out, the distance of the journey. */
  readonly judgedM?: number;
  readonly confirmedM?: number;
  readonly unjudgedM?: number;
  /** Left out, the road of Douala, where written violations begin. */
  readonly road?: string;
}

/** Books way for a journey that was written behind the doors. */
export async function bookWay(dataSource: DataSource, way: BookedWay): Promise<void> {
  const { journeyId, at = null, judgedM = null, confirmedM = judgedM, unjudgedM = 0, road = 'N3' } = way;
  await dataSource.query(
    `INSERT INTO judged_way (journey_id, hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open,
       vehicle_type, agency, bound_vehicle_id)
     SELECT id, hour, $3, coalesce($4::int, round(distance_m)::int), coalesce($5::int, round(distance_m)::int), $6, hour,
       hour + interval '1 hour', ended_at IS NULL, vehicle_type, coalesce(named_agency, ''),
       CASE WHEN binding = 'BOUND' THEN vehicle_id END
     FROM journey CROSS JOIN LATERAL (SELECT date_trunc('hour', coalesce($2::timestamptz, started_at), 'UTC') AS hour) at
     WHERE id = $1`,
    [journeyId, at, road, judgedM, confirmedM, unjudgedM],
  );
}
