const CLASSES = [
  ...['CAR', 'BIKE', 'BUS', 'BUS_OVER_3_5T', 'BUS_OVER_12_5T', 'LORRY_OVER_3_5T', 'LORRY_OVER_12T'],
  'TRAILER_OVER_0_75T',
];
const IS_OF_CLASS = CLASSES.map((name) => `@.vehicleClass == "${name}"`).join(' || ');

/** Bounds of what no push sets, by the names under which they are refused. */
const BOUNDS = {
  journey_registration_number_check: 'length(NEW.registration_number) BETWEEN 3 AND 20',
  journey_typed_registration_number_check: 'length(NEW.typed_registration_number) BETWEEN 3 AND 20',
  journey_transport_agency_check: 'length(NEW.transport_agency) BETWEEN 2 AND 80',
  journey_claimed_distance_km_check: 'NEW.claimed_distance_km BETWEEN 0 AND 5000',
  journey_claimed_max_speed_kmh_check: 'NEW.claimed_max_speed_kmh BETWEEN 0 AND 300',
  journey_claimed_average_speed_kmh_check: 'NEW.claimed_average_speed_kmh BETWEEN 0 AND 300',
  journey_vehicle_classes_check: `jsonb_typeof(NEW.vehicle_classes) = 'array' AND NOT jsonb_path_exists(NEW.vehicle_classes,
    'strict $[*] ? (!((${IS_OF_CLASS}) && @.fromMs.type() == "number"))')`,
  journey_check1: `NEW.category <> 'PUBLIC' OR NEW.transport_agency IS NOT NULL`,
  journey_check2: '(NEW.typed_vehicle_id IS NULL) = (NEW.typed_registration_number IS NULL)',
};
const COLUMNS = [
  ...['registration_number', 'typed_registration_number', 'typed_vehicle_id', 'transport_agency', 'category'],
  ...['claimed_distance_km', 'claimed_max_speed_kmh', 'claimed_average_speed_kmh', 'vehicle_classes'],
];
const BROKEN = Object.entries(BOUNDS)
  .map(([name, condition]) => `WHEN (${condition}) IS FALSE THEN '${name}'`)
  .join('\n    ');

/** A check of what no push changes would cost each push: it is looked at where it is set. */
export const JOURNEY_START = [
  // As the error of a check: with its name, and without the row.
  `CREATE FUNCTION journey_start_holds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text := CASE
    ${BROKEN}
  END;
BEGIN
  IF broken IS NOT NULL THEN
    RAISE check_violation USING TABLE = 'journey', CONSTRAINT = broken,
      MESSAGE = format('new row for relation "journey" violates check constraint "%s"', broken);
  END IF;
  RETURN NEW;
END $$`,
  // After the other triggers before a row is stored, which go by their names.
  `CREATE TRIGGER journey_start_holds BEFORE INSERT OR UPDATE OF ${COLUMNS.join(', ')} ON journey
     FOR EACH ROW EXECUTE FUNCTION journey_start_holds()`,
];
