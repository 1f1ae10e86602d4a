import { DASHBOARD_RANGES, dashboardPeriod } from '@wakafine/domain/statistics/dashboard-range';
import type { AppCtx } from '../../identity/accounts/actor';
import { defineCache } from '../../../platform/memory/caches';
import { HOUR_TOTALS } from './dashboard.queries';
import type { HourRow } from './dashboard.queries';

/** The totals of hours, without what this transaction or a later one has changed. */
interface KnownHours {
  readonly unseen: number;
  readonly fromMs: number;
  readonly rows: ReadonlyMap<string, HourRow>;
}

interface ReadRow extends HourRow {
  readonly isStored: boolean;
  readonly unseen: number;
}

const NOTHING: KnownHours = { unseen: 0, fromMs: Infinity, rows: new Map() };
const knownHours = defineCache<KnownHours>({ maxEntries: 1 });

/**
 * The hours of the longest range and of the time before it, with what has just happened; several rows may be of one kind and hour. Each
 * process remembers what is folded, and reads the hours that a transaction has changed since.
 */
export async function hourTotals({
  db,
  caches,
  clock,
}: Pick<AppCtx, 'db' | 'caches' | 'clock'>): Promise<readonly HourRow[]> {
  const nowMs = clock().getTime();
  const fromMs = Math.min(...DASHBOARD_RANGES.map((range) => dashboardPeriod(range, nowMs).beforeMs));
  const cache = caches.of(knownHours);
  const remembered = cache.get('hours') ?? NOTHING;
  const known = remembered.fromMs <= fromMs ? remembered : NOTHING;
  const read: ReadRow[] = await db.rows(HOUR_TOTALS, [known.unseen, new Date(fromMs)]);
  const changed = read.filter(({ isStored }) => isStored);
  const rows = changed.length === 0 ? known.rows : withChanges(known.rows, { changed, fromMs });
  cache.set('hours', { fromMs, rows, unseen: read[0]?.unseen ?? known.unseen });
  return [...rows.values(), ...read.filter(({ isStored }) => !isStored)];
}

/** A new map, since others may be adding up the one before; hours that no range reaches any more are left out. */
function withChanges(
  before: KnownHours['rows'],
  { changed, fromMs }: { changed: readonly HourRow[]; fromMs: number },
): KnownHours['rows'] {
  const rows = new Map([...before].filter(([, { atMs }]) => atMs >= fromMs));
  changed.forEach((row) => rows.set(`${row.kind} ${row.atMs}`, row));
  return rows;
}
