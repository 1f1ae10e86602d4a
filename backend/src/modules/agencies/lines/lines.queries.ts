import { statement } from '../../../platform/db/statement';

/** Name of an agency by its number. $1 number. */
export const AGENCY_BY_ID = statement(
  'agencies.by-id',
  `SELECT name, shares_places_since AS "sharesPlacesSince" FROM transport_agency WHERE id = $1`,
);

/** Agencies with their numbers and how many lines they have brought, as staff have ordered them. $1 how many. */
export const AGENCIES_WITH_LINES = statement(
  'agencies.with-lines',
  `SELECT id, name, (SELECT count(*)::integer FROM agency_line line WHERE line.agency_name = agency.name) AS "lineCount"
         FROM transport_agency agency ORDER BY position, name LIMIT $1`,
  { notNull: ['lineCount'] },
);

/** Removes the lines of an agency. $1 name. */
export const DELETE_LINES = statement(
  'agencies.delete-lines',
  'DELETE FROM agency_line WHERE agency_name = $1',
);

/** Removes the stops of an agency. $1 name. */
export const DELETE_STOPS = statement(
  'agencies.delete-stops',
  'DELETE FROM agency_stop WHERE agency_name = $1',
);

/** Stores the stops of an agency. $1 name, $2 ids, $3 names, $4 latitudes, $5 longitudes. */
export const INSERT_STOPS = statement(
  'agencies.insert-stops',
  `INSERT INTO agency_stop (agency_name, stop_id, name, latitude, longitude)
         SELECT $1, stop.* FROM unnest($2::text[], $3::text[], $4::float8[], $5::float8[]) AS stop`,
);

/** Stores the lines of an agency. $1 name, $2 now, $3 lines as JSON. */
export const INSERT_LINES = statement(
  'agencies.insert-lines',
  `INSERT INTO agency_line (agency_name, imported_at, line_id, short_name, long_name, kind, stop_ids, path)
         SELECT $1, $2, line."lineId", line."shortName", line."longName", line.kind,
           ARRAY(SELECT jsonb_array_elements_text(line."stopIds")), line.path
         FROM jsonb_to_recordset($3::jsonb) AS line ("lineId" text, "shortName" text, "longName" text, kind integer,
           "stopIds" jsonb, path jsonb)`,
);

/** Lines of an agency. $1 name. */
export const LINES_OF_AGENCY = statement(
  'agencies.lines',
  `SELECT line_id AS "lineId", short_name AS "shortName", long_name AS "longName", kind, stop_ids AS "stopIds", path
         FROM agency_line WHERE agency_name = $1 ORDER BY line_id`,
);

/** Stops of an agency. $1 name. */
export const STOPS_OF_AGENCY = statement(
  'agencies.stops',
  `SELECT stop_id AS "stopId", name, latitude AS lat, longitude AS lng FROM agency_stop
         WHERE agency_name = $1 ORDER BY stop_id`,
);
