import { statement } from '../../../platform/db/statement';

/**
 * Stores a version of the record of a crash; gives no row when somebody else has stored the same version meanwhile. The cell is
 * that of the analytics. $1 incident, $2 version, $3 now, $4 staff, $5 reason, $6 when it happened, $7 latitude, $8 longitude,
 * $9 municipality, $10 road, $11 class of road, $12 type, $13 weather, $14 light, $15 surface, $16 vehicles, $17 people, $18 killed,
 * $19 seriously and $20 slightly hurt.
 */
export const INSERT_CRASH_RECORD = statement(
  'incidents.insert-crash-record',
  `INSERT INTO crash_record (incident_id, version, recorded_at, recorded_by, reason, occurred_at, latitude, longitude,
           lat_cell, lng_cell, municipality, road, road_class, crash_type, weather, light, surface, vehicles, people,
           killed_count, serious_count, slight_count)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, floor($7::float8 * 100)::int, floor($8::float8 * 100)::int, $9, $10, $11, $12,
           $13, $14, $15, $16, $17, $18, $19, $20)
         ON CONFLICT DO NOTHING RETURNING version`,
);

/** The versions of the records of some incidents, newest first. $1 incidents. */
export const CRASH_RECORDS = statement(
  'incidents.crash-records',
  `SELECT incident_id AS "incidentId", version, recorded_at AS "recordedAt", reason, occurred_at AS "occurredAt",
           latitude, longitude, lat_cell AS "latCell", lng_cell AS "lngCell", municipality, road,
           road_class AS "roadClass", crash_type AS "crashType", weather, light, surface, vehicles, people,
           killed_count AS "killedCount", serious_count AS "seriousCount", slight_count AS "slightCount"
         FROM crash_record WHERE incident_id = ANY ($1::bigint[]) ORDER BY incident_id, version DESC`,
);
