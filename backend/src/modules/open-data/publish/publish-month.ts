import { isoMonth } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import { correctedRows } from '@wakafine/domain/opendata/corrections';
import { roundedCount } from '@wakafine/domain/opendata/disclosure';
import { filePath, versionName } from '@wakafine/domain/opendata/open-catalogue';
import { keyOfRow } from '@wakafine/domain/opendata/open-rows';
import type { OpenRow } from '@wakafine/domain/opendata/open-rows';
import { sumsText } from '@wakafine/domain/opendata/signed-sums';
import type { SetName } from '@wakafine/domain/opendata/open-sets';
import type { Ctx } from '../../../platform/context/context';
import { appendLeaf } from '../../evidence/log/append-leaf';
import { signedNote } from '../../evidence/log/signed-checkpoint';
import { boundsOf, countDecisions, countHazards, listCheckpoints, listLimits } from '../count/count-others';
import type { CountedMonth } from '../count/count-others';
import { countAgencies, countByCell, countByHour, countCoverage } from '../count/count-speeding';
import type { CountedRow, CountedTable } from '../count/counted-rows';
import { DELETE_PARTS, FILL_PARTS } from '../count/parts.queries';
import { filesOf } from './month-files';
import { INSERT_FILE, INSERT_SET, INSERT_VERSION, PUBLISHED_ROWS } from './versions.queries';

/** A version of a month that is to be made. */
export interface NewVersion {
  readonly month: CivilMonth;
  readonly version: number;
  readonly isDemo: boolean;
}

interface SetRows {
  readonly set: SetName;
  readonly rows: readonly OpenRow[];
  readonly withheld: number;
}

/** Counts a month and stores it as a version, in the caller's transaction, with the hashes of its files in the signed log. */
export async function publishMonth(tx: Ctx, { month, version, isDemo }: NewVersion): Promise<void> {
  const name = isoMonth(month);
  const counted: CountedMonth = { month, firstDay: `${name}-01`, isDemo };
  const sets = await countMonth(tx, counted, version);
  const files = sets.flatMap(({ set, rows }) => filesOf(set, rows));
  const sums = files.map(({ set, format, sha256 }) => ({
    path: filePath({ set, format, month: name, version }).replace(/^\/data\//, ''),
    sha256,
  }));
  const leafId = await appendLeaf(tx, {
    kind: 'OPEN_DATA',
    violationId: null,
    parts: {
      version: versionName({ month: name, version }),
      files: Object.fromEntries(sums.map(({ path, sha256 }) => [path, sha256])),
    },
  });
  const note = signedNote(tx.evidenceLog, sumsText(versionName({ month: name, version }), sums));
  await tx.db.rows(INSERT_VERSION, [name, version, tx.clock(), isDemo, leafId, note]);
  for (const { set, rows, withheld } of sets) {
    await tx.db.rows(INSERT_SET, [name, version, set, JSON.stringify(rows), rows.length, withheld]);
  }
  for (const { set, format, sha256, byteCount, body } of files) {
    await tx.db.rows(INSERT_FILE, [name, version, set, format, sha256, byteCount, body]);
  }
}

async function countMonth(tx: Ctx, counted: CountedMonth, version: number): Promise<SetRows[]> {
  const { db } = tx;
  const { month, firstDay, isDemo } = counted;
  await db.rows(FILL_PARTS, [...boundsOf(month), isDemo, tx.clock()]);
  const tables: [SetName, CountedTable][] = [
    ['speeding-by-cell', await countByCell(db, firstDay)],
    ['speeding-by-hour', await countByHour(db, firstDay)],
    ['agencies', await countAgencies(db, firstDay)],
    ['coverage', await countCoverage(db, firstDay)],
    ['road-hazards', await countHazards(db, counted)],
    ['case-decisions', await countDecisions(db, counted)],
  ];
  await db.rows(DELETE_PARTS, []);
  const sets: SetRows[] = [];
  for (const [set, table] of tables) {
    const rows = version === 1 ? table.rows : await correctedOf(tx, { set, table, month, version });
    sets.push({ set, rows: table.finish(rows), withheld: roundedCount(table.withheld) });
  }
  const limits = { set: 'speed-limits', rows: await listLimits(db, counted), withheld: 0 } as const;
  const checkpoints = {
    set: 'log-checkpoints',
    rows: await listCheckpoints(db, counted),
    withheld: 0,
  } as const;
  return [...sets, limits, checkpoints];
}

/** The rows of the version before, with those corrected that may be. */
async function correctedOf(
  { db }: Ctx,
  { set, table, month, version }: { set: SetName; table: CountedTable; month: CivilMonth; version: number },
): Promise<readonly CountedRow[]> {
  const [stored] = await db.rows(PUBLISHED_ROWS, [isoMonth(month), version - 1, set]);
  // The column holds what this module stored.
  const before = (stored?.rows ?? []) as readonly OpenRow[];
  const keyed = <Row extends CountedRow>(row: Row) => ({ ...row, key: keyOfRow(set, row) });
  const published = before.filter(isCounted).map((row) => keyed({ ...row, figures: figuresIn(row) }));
  return correctedRows(published, table.rows.map(keyed));
}

/** Rows of cells that were not measured stand for nobody. */
function isCounted({ values }: OpenRow): boolean {
  return values.is_measured !== false;
}

function figuresIn({ values }: OpenRow): CountedRow['figures'] {
  const { measured_km: km, vehicles, violations, hazards, cases } = values;
  return {
    km: Number(km ?? 0),
    vehicles: Number(vehicles ?? 0),
    events: Number(violations ?? hazards ?? cases ?? 0),
  };
}
