import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number between two others, as one comparison with numbers of its type: without it each statement converts them first. */
const between = (column: string, least: string, most: string): string =>
  `${column} >= '${least}'::float8 AND ${column} <= '${most}'::float8`;

const KMH = { least: '0', most: '300' };
const kmh = (column: string): string => between(column, KMH.least, KMH.most);

/** Texts that a column may have. */
const TEXTS = {
  vehicle_type: ['CAR', 'BUS', 'BIKE', 'TRAIN'],
  category: ['PRIVATE', 'PUBLIC'],
  traveller_role: ['DRIVER', 'PASSENGER'],
  binding: ['TYPED', 'WITNESS', 'BOUND'],
};

/** Bounds of the columns of a journey that every push sets. */
const FIGURES = [
  between('distance_m', '0', '5000000'),
  `moving_s >= '0'::float8 AND moving_s < 'Infinity'::float8`,
  kmh('max_speed_kmh'),
  kmh('average_speed_kmh'),
  kmh('current_speed_kmh'),
  'fix_count >= 0',
  'accepted_through >= 0',
  'observed_s >= 0',
  'violation_count >= 0',
  'contested_count >= 0',
  'ended_at >= started_at',
  'jsonb_array_length(alerts) <= 500',
  'jsonb_array_length(findings) <= 21',
];

const CLASSES = [
  'CAR',
  'BIKE',
  'BUS',
  'BUS_OVER_3_5T',
  'BUS_OVER_12_5T',
  'LORRY_OVER_3_5T',
  'LORRY_OVER_12T',
];
const isOfClass = [...CLASSES, 'TRAILER_OVER_0_75T']
  .map((name) => `@.vehicleClass == "${name}"`)
  .join(' || ');

/** Bounds of those that no push sets, by the names that the checks had. */
const START = {
  journey_registration_number_check: 'length(registration_number) BETWEEN 3 AND 20',
  journey_typed_registration_number_check: 'length(typed_registration_number) BETWEEN 3 AND 20',
  journey_transport_agency_check: 'length(transport_agency) BETWEEN 2 AND 80',
  journey_claimed_distance_km_check: 'claimed_distance_km BETWEEN 0 AND 5000',
  journey_claimed_max_speed_kmh_check: 'claimed_max_speed_kmh BETWEEN 0 AND 300',
  journey_claimed_average_speed_kmh_check: 'claimed_average_speed_kmh BETWEEN 0 AND 300',
  journey_vehicle_classes_check: `jsonb_typeof(vehicle_classes) = 'array' AND NOT jsonb_path_exists(vehicle_classes,
    'strict $[*] ? (!((${isOfClass}) && @.fromMs.type() == "number"))')`,
  journey_check1: `category <> 'PUBLIC' OR transport_agency IS NOT NULL`,
  journey_check2: '(typed_vehicle_id IS NULL) = (typed_registration_number IS NULL)',
};
const START_COLUMNS = [
  ...['registration_number', 'typed_registration_number', 'typed_vehicle_id', 'transport_agency', 'category'],
  ...['claimed_distance_km', 'claimed_max_speed_kmh', 'claimed_average_speed_kmh', 'vehicle_classes'],
];

/** Names and conditions of the checks of each figure, as they were. */
const FIGURE_CHECKS = {
  journey_distance_m_check: 'distance_m BETWEEN 0 AND 5000000',
  journey_moving_s_check: `moving_s >= 0 AND moving_s < 'Infinity'`,
  journey_max_speed_kmh_check: 'max_speed_kmh BETWEEN 0 AND 300',
  journey_average_speed_kmh_check: 'average_speed_kmh BETWEEN 0 AND 300',
  journey_current_speed_kmh_check: 'current_speed_kmh BETWEEN 0 AND 300',
  journey_fix_count_check: 'fix_count >= 0',
  journey_accepted_through_check: 'accepted_through >= 0',
  journey_observed_s_check: 'observed_s >= 0',
  journey_violation_count_check: 'violation_count >= 0',
  journey_contested_count_check: 'contested_count >= 0',
  journey_check: 'ended_at >= started_at',
  journey_alerts_check: 'jsonb_array_length(alerts) <= 500',
  journey_findings_check: 'jsonb_array_length(findings) <= 21',
};

const FIX = [
  'seq >= 1',
  between('lat', '-90', '90'),
  between('lng', '-180', '180'),
  'isfinite(recorded_at)',
  between('accuracy_m', '0', '100000'),
  kmh('speed_kmh'),
  between('heading_deg', '0', '360'),
];
const FIX_CHECKS = {
  fix_seq_check1: 'seq >= 1',
  fix_lat_check1: 'lat BETWEEN -90 AND 90',
  fix_lng_check1: 'lng BETWEEN -180 AND 180',
  fix_recorded_at_check1: 'isfinite(recorded_at)',
  fix_accuracy_m_check1: 'accuracy_m BETWEEN 0 AND 100000',
  fix_speed_kmh_check1: 'speed_kmh BETWEEN 0 AND 300',
  fix_heading_deg_check1: 'heading_deg BETWEEN 0 AND 360',
};

const oneOf = (
  [column, texts]: [string, readonly string[]],
  list: (texts: readonly string[]) => string,
): string =>
  `DROP CONSTRAINT journey_${column}_check, ADD CONSTRAINT journey_${column}_check CHECK (${column} = ANY (${list(texts)}))`;
const asLiteral = (texts: readonly string[]): string => `'{${texts.join(',')}}'::text[]`;
const asArray = (texts: readonly string[]): string => `ARRAY[${texts.map((text) => `'${text}'`).join(', ')}]`;

const drop = (checks: object): string[] => Object.keys(checks).map((name) => `DROP CONSTRAINT ${name}`);
const add = (checks: object): string[] =>
  Object.entries(checks).map(([name, condition]) => `ADD CONSTRAINT ${name} CHECK (${String(condition)})`);
const texts = (list: (texts: readonly string[]) => string): string[] =>
  Object.entries(TEXTS).map((entry) => oneOf(entry, list));

/** As the error of a check: with its name, and without the row. */
const HOLDS = `CREATE FUNCTION journey_start_holds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text := CASE
    ${Object.entries(START)
      .map(([name, condition]) => `WHEN (${ofNew(condition)}) IS FALSE THEN '${name}'`)
      .join('\n    ')}
  END;
BEGIN
  IF broken IS NOT NULL THEN
    RAISE check_violation USING TABLE = 'journey', CONSTRAINT = broken,
      MESSAGE = format('new row for relation "journey" violates check constraint "%s"', broken);
  END IF;
  RETURN NEW;
END $$`;

/** A condition on the columns of the row that a trigger is called for. */
function ofNew(condition: string): string {
  return condition.replace(new RegExp(`\\b(${START_COLUMNS.join('|')})\\b`, 'g'), 'NEW.$1');
}

const UP: readonly string[] = [
  `ALTER TABLE journey ${[...drop(START), ...drop(FIGURE_CHECKS), ...texts(asLiteral)].join(', ')},
     ADD CONSTRAINT journey_figures_check CHECK (${FIGURES.join(' AND ')})`,
  HOLDS,
  // After the other triggers before a row is stored, which go by their names.
  `CREATE TRIGGER journey_start_holds BEFORE INSERT OR UPDATE OF ${START_COLUMNS.join(', ')} ON journey
     FOR EACH ROW EXECUTE FUNCTION journey_start_holds()`,
  `ALTER TABLE fix ${drop(FIX_CHECKS).join(', ')}, ADD CONSTRAINT fix_values_check CHECK (${FIX.join(' AND ')})`,
];

const DOWN: readonly string[] = [
  `ALTER TABLE fix DROP CONSTRAINT fix_values_check, ${add(FIX_CHECKS).join(', ')}`,
  'DROP TRIGGER journey_start_holds ON journey',
  'DROP FUNCTION journey_start_holds()',
  `ALTER TABLE journey DROP CONSTRAINT journey_figures_check,
     ${[...texts(asArray), ...add(FIGURE_CHECKS), ...add(START)].join(', ')}`,
];

/**
 * PostgreSQL reads the text of every check anew in each statement, and asks each for every row: that was half of what storing a push
 * cost. Numbers are held to their bounds by one check, and what no push changes is looked at where it is set.
 */
export class CheaperChecks1764378000000 implements MigrationInterface {
  name = 'CheaperChecks1764378000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
