import { statement } from '../../platform/db/statement';

/** The version of the register, which rises with every change. */
export const REGISTER_VERSION = statement(
  'limits.register-version',
  'SELECT version FROM speed_limit_register',
);

/** Limits of each class in a row of the register, as the domain names them. */
const classLimits = (entry: string): string =>
  `jsonb_build_object('CAR', ${entry}.car_kmh, 'BIKE', ${entry}.bike_kmh, 'BUS', ${entry}.bus_kmh,
     'BUS_OVER_3_5T', ${entry}.bus_over_3_5t_kmh, 'BUS_OVER_12_5T', ${entry}.bus_over_12_5t_kmh,
     'LORRY_OVER_3_5T', ${entry}.lorry_over_3_5t_kmh, 'LORRY_OVER_12T', ${entry}.lorry_over_12t_kmh,
     'TRAILER_OVER_0_75T', ${entry}.trailer_over_0_75t_kmh)`;

/** Content of a row of the register, as JSON in the domain's shape; null where there is no row. */
export const contentOf = (entry: string): string =>
  `CASE WHEN ${entry}.id IS NOT NULL THEN jsonb_build_object('zone', ${entry}.zone, 'geometry', ${entry}.geometry,
     'placeName', ${entry}.place_name, 'limitKmh', ${classLimits(entry)}, 'hours', ${entry}.hours,
     'source', ${entry}.source, 'confidence', ${entry}.confidence,
     'geometryUncertaintyM', ${entry}.geometry_uncertainty_m) END`;

/** Every speed limit that is valid now or later, or was. $1 whether confirmations by demo staff count. */
export const SPEED_LIMITS = statement(
  'limits.speed-limits',
  `SELECT limit_id AS id, geometry, zone, place_name AS "placeName", ${classLimits('entry')} AS "limitKmh",
           hours, (extract(epoch FROM valid_from) * 1000)::bigint AS "validFromMs",
           (extract(epoch FROM valid_until) * 1000)::bigint AS "validUntilMs", source, confidence,
           confirmed_at IS NOT NULL AND ($1 OR NOT is_demo_confirmation) AS "isConfirmed",
           geometry_uncertainty_m AS "geometryUncertaintyM"
         FROM speed_limit entry ORDER BY entry.id`,
  { notNull: ['limitKmh', 'isConfirmed'] },
);

/** Adds shipped limits that are not there yet, unconfirmed. $1 the limits as JSON, $2 now. */
export const ADD_SHIPPED_LIMITS = statement(
  'limits.add-shipped',
  `INSERT INTO speed_limit (shipped_id, limit_id, zone, geometry, place_name, car_kmh, bike_kmh, bus_kmh, bus_over_3_5t_kmh,
           bus_over_12_5t_kmh, lorry_over_3_5t_kmh, lorry_over_12t_kmh, trailer_over_0_75t_kmh, source, confidence,
           geometry_uncertainty_m, created_at)
         SELECT id, id, zone, geometry, "placeName", kmh."CAR", kmh."BIKE", kmh."BUS", kmh."BUS_OVER_3_5T",
           kmh."BUS_OVER_12_5T", kmh."LORRY_OVER_3_5T", kmh."LORRY_OVER_12T", kmh."TRAILER_OVER_0_75T", source,
           confidence, round("geometryUncertaintyM"), $2
         FROM jsonb_to_recordset($1::jsonb) AS shipped (id text, zone text, geometry jsonb, "placeName" text,
             "limitKmh" jsonb, source text, confidence text, "geometryUncertaintyM" numeric),
           LATERAL jsonb_to_record("limitKmh") AS kmh ("CAR" integer, "BIKE" integer, "BUS" integer,
             "BUS_OVER_3_5T" integer, "BUS_OVER_12_5T" integer, "LORRY_OVER_3_5T" integer, "LORRY_OVER_12T" integer,
             "TRAILER_OVER_0_75T" integer)
         ON CONFLICT (shipped_id) DO NOTHING`,
);

/** Lets demo staff confirm the shipped limits that nobody has confirmed. $1 who proposes, $2 who confirms (usernames), $3 now. */
export const CONFIRM_SHIPPED_IN_DEMO = statement(
  'limits.confirm-shipped-in-demo',
  `UPDATE speed_limit SET proposed_by = proposer.id, confirmed_by = seconder.id, confirmed_at = $3,
           is_demo_confirmation = true
         FROM account proposer, account seconder
         WHERE proposer.username = $1 AND proposer.is_demo AND seconder.username = $2 AND seconder.is_demo
           AND shipped_id IS NOT NULL AND confirmed_at IS NULL`,
);
