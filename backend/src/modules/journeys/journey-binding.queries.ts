import { statement } from '../../platform/db/statement';
import type { JourneyBinding } from '../violations/vehicle-enums';

/** The vehicle that a journey was bound to last, and by what. */
export interface BindingRow {
  readonly id: number;
  readonly journeyId: number;
  readonly vehicleId: number;
  readonly registrationNumber: string;
  readonly agency: string | null;
  readonly level: Exclude<JourneyBinding, 'TYPED'>;
  readonly codeId: number | null;
  readonly boundFrom: Date;
  /** Null: until the journey ends. */
  readonly boundUntil: Date | null;
}

/**
 * The binding at a time of a row with the `id` and `binding` of a journey: at most one row, found by the index of journeys.
 * For a journey whose plate was only typed nothing is looked up.
 */
export const BOUND_AT = (journey: string, at: string): string =>
  `SELECT binding.level, binding.vehicle_id,
     coalesce(vehicle.registration_number, vehicle.plate) AS registration_number
   FROM journey_binding binding JOIN vehicle ON vehicle.id = binding.vehicle_id
   WHERE ${journey}.binding <> 'TYPED' AND binding.journey_id = ${journey}.id AND binding.bound_from <= ${at}
     AND (binding.bound_until IS NULL OR binding.bound_until > ${at})
   ORDER BY binding.id DESC LIMIT 1`;

/**
 * The latest journey of a vehicle that its enrolled device recorded: lists of staff show nothing else of a vehicle, since
 * anybody can type its plate with whatever agency and kind of vehicle.
 */
export const LATEST_BOUND = (vehicle: string): string =>
  `SELECT registration_number, category, vehicle_type FROM journey
   WHERE vehicle_id = ${vehicle} AND binding = 'BOUND' ORDER BY started_at DESC, id DESC LIMIT 1`;

/**
 * Stores the class of vehicle that a journey is judged by from a binding on: the one that staff entered, else the typed kind of
 * vehicle; a bound vehicle is on the road, so that TRAIN is a car there. $1 journey, $2 vehicle, $3 from.
 */
export const ADD_CLASS = statement(
  'journeys.add-class',
  `WITH bound AS (
           SELECT coalesce(vehicle.vehicle_class,
             CASE journey.vehicle_type WHEN 'TRAIN' THEN 'CAR' ELSE journey.vehicle_type END) AS class
           FROM journey, vehicle WHERE journey.id = $1 AND vehicle.id = $2
         )
         UPDATE journey SET vehicle_classes = vehicle_classes || jsonb_build_object('vehicleClass', bound.class,
           'fromMs', (extract(epoch FROM $3::timestamptz) * 1000)::bigint)
         FROM bound WHERE journey.id = $1 AND vehicle_classes -> -1 ->> 'vehicleClass' IS DISTINCT FROM bound.class`,
);

/** Ends what binds a journey, because another code was scanned. $1 journey, $2 now. */
export const END_BINDINGS = statement(
  'journeys.end-bindings',
  `UPDATE journey_binding SET bound_until = greatest(bound_from, $2::timestamptz), ended_reason = 'OTHER_CODE'
         WHERE journey_id = $1 AND (bound_until IS NULL OR bound_until > $2)`,
);

/** The latest binding of each of some journeys that holds at a time, or at their end. $1 journeys, $2 now. */
export const BINDINGS_IN_FORCE = statement(
  'journeys.bindings-in-force',
  `SELECT DISTINCT ON (binding.journey_id) binding.id, binding.journey_id AS "journeyId",
           binding.vehicle_id AS "vehicleId", binding.level, binding.code_id AS "codeId",
           coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber",
           vehicle.agency_name AS agency, binding.bound_from AS "boundFrom", binding.bound_until AS "boundUntil"
         FROM journey_binding binding JOIN vehicle ON vehicle.id = binding.vehicle_id
         JOIN journey ON journey.id = binding.journey_id
         WHERE binding.journey_id = ANY ($1::bigint[])
           AND (binding.bound_until IS NULL OR binding.bound_until > coalesce(journey.ended_at, $2))
         ORDER BY binding.journey_id, binding.id DESC`,
  { notNull: ['registrationNumber'] },
);

/** Puts a journey into the vehicle of a code; what was typed first is stored beside it. $1 journey, $2 vehicle, $3 plate, $4 level. */
export const MOVE_INTO_VEHICLE = statement(
  'journeys.move-into-vehicle',
  `UPDATE journey SET
           typed_vehicle_id = CASE WHEN binding = 'TYPED' THEN vehicle_id ELSE typed_vehicle_id END,
           typed_registration_number =
             CASE WHEN binding = 'TYPED' THEN registration_number ELSE typed_registration_number END,
           vehicle_id = $2, registration_number = $3, binding = $4, version = version + 1
         WHERE id = $1`,
);
