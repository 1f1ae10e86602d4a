import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY = `date_trunc('day', row_.hour, 'Africa/Douala')`;
const metres = (column: string): string =>
  `1::bigint, 0::bigint, 0::bigint, 0::bigint, round((${column}) * row_.share)::bigint`;
const VEHICLE = `'', '', row_.vehicle_type, '', coalesce(row_.bound_vehicle_id::text, ''), ${metres('row_.confirmed_m')}`;

/** One line of figures, which stands where the way has any. */
interface Line {
  readonly values: string;
  readonly where: string;
}

const LINES: readonly Line[] = [
  hourLine('JUDGED_HOUR', 'row_.judged_m'),
  hourLine('UNJUDGED_HOUR', 'row_.unjudged_m'),
  dayLine('', 'row_.confirmed_m'),
  dayLine('UNCONFIRMED', 'row_.judged_m - row_.confirmed_m'),
  vehicleLine('VEHICLE_DAY', DAY),
  vehicleLine('VEHICLE_ALL', `timestamptz 'epoch'`),
];
const COLUMNS =
  'kind, slot, severity, category, vehicle_type, agency, detail, n, ranked, ended, safe, distance_m';

function hourLine(kind: string, column: string): Line {
  return {
    values: `'${kind}', row_.hour, '', '', '', '', row_.road, ${metres(column)}`,
    where: someOf(column),
  };
}

function dayLine(detail: string, column: string): Line {
  return {
    values: `'JUDGED_DAY', ${DAY}, '', '', row_.vehicle_type, row_.agency, '${detail}', ${metres(column)}`,
    where: someOf(column),
  };
}

function vehicleLine(kind: string, slot: string): Line {
  return {
    values: `'${kind}', ${slot}, ${VEHICLE}`,
    where: `${someOf('row_.confirmed_m')} AND row_.bound_vehicle_id IS NOT NULL`,
  };
}

function someOf(column: string): string {
  return `round((${column}) * row_.share) > 0`;
}

const define = (body: string): string =>
  `CREATE OR REPLACE FUNCTION judged_way_figures(row_ judged_way) RETURNS SETOF figure LANGUAGE sql STABLE AS $$ ${body} $$`;

/**
 * The figures of judged ways, a branch for each kind: asked for some kinds, PostgreSQL plans no other branch. Six lines of VALUES were
 * made for each way that is open and five of them discarded, which took 36 microseconds a journey under way.
 */
export class JudgedFigures1764399850000 implements MigrationInterface {
  name = 'JudgedFigures1764399850000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      define(LINES.map(({ values, where }) => `SELECT ${values} WHERE ${where}`).join('\n UNION ALL ')),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const rows = LINES.map(({ values }) => `(${values})`).join(',\n ');
    await runner.query(
      define(`SELECT line.* FROM (VALUES ${rows}) line (${COLUMNS})
        WHERE line.distance_m > 0 AND (line.kind NOT LIKE 'VEHICLE%' OR line.detail <> '')`),
    );
  }
}
