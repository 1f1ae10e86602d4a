import { CAUTION_THRESHOLD_SOURCE } from '@wakafine/domain/limits/limit-sources';
import { foldRollups } from '../../modules/statistics/rollups/fold-rollups';
import { IS_FOLDING_DUE } from '../../modules/statistics/rollups/rollups.queries';
import { writePastJourney } from '../drives/past-drives';
import { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { until } from '../server/test-sockets';

/** So many are stored in well under the time that a statement may take. */
const EVENTS_AT_ONCE = 1_000;

/** Way of buses on one segment in one hour, and the violations that began there. */
export interface LedgerLine {
  readonly segment: string;
  readonly agency: string;
  /** Any time of the hour. */
  readonly at: Date;
  /** All of it under a confirmed limit, at 75 to 80 km/h. */
  readonly judgedM: number;
  readonly events: number;
}

/**
 * The bulk door of the segment ledger: writes what months of journeys add up to, as their bookings would store it
 * (`segment_share`, `segment_event` with its `violation`), and folds the figures from it. Nothing of what is read is written by hand.
 */
export async function writeLedger(server: TestServer, lines: readonly LedgerLine[]): Promise<void> {
  const accountId = (await (await TestClient.citizen(server.url)).rest('GET', '/api/auth/me')).body.id;
  const { journeyId } = await writePastJourney(server, { accountId, endedAt: server.clock.now() });
  await server.dataSource.query(
    `INSERT INTO segment_share (segment, direction, hour, vehicle_class, agency, judged_m, confirmed_m, above_m,
       unjudged_m, passages, speed_m, share_permille)
     SELECT segment, 'ALONG', date_trunc('hour', at), 'BUS', agency, judged_m, judged_m, judged_m / 10, 0, 6,
       array_fill(0, ARRAY[15]) || ARRAY[judged_m] || array_fill(0, ARRAY[15]), 1000
     FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::integer[]) AS line (segment, at, agency, judged_m)`,
    [...columnsOf(lines), lines.map(({ judgedM }) => judgedM)],
  );
  const events = lines.flatMap((line) => Array.from({ length: line.events }, () => line));
  for (let at = 0; at < events.length; at += EVENTS_AT_ONCE) {
    await writeEvents(server, { journeyId, events: events.slice(at, at + EVENTS_AT_ONCE) });
  }
  await foldAll(server);
}

/** Also where the server's own job is folding what was there before, which another one does not wait for. */
async function foldAll({ services }: TestServer): Promise<void> {
  await until(async () => {
    await foldRollups(services);
    const [left] = await services.db.rows(IS_FOLDING_DUE, []);
    return left?.isDue !== true;
  }, 10_000);
}

async function writeEvents(
  { dataSource }: TestServer,
  { journeyId, events }: { journeyId: number; events: readonly LedgerLine[] },
): Promise<void> {
  const violations: { id: string }[] = await dataSource.query(
    `INSERT INTO violation (journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
       transport_agency, started_at, ended_at, speed_kmh, latitude, longitude, severity, grade, fix_count, is_claimed,
       is_withdrawn, is_limit_confirmed, proven_kmh, uncertainty_kmh, proven_s, limit_kmh, limit_zone, limit_source, road)
     SELECT journey.id, account_id, vehicle_id, vehicle_type, registration_number, category, transport_agency, at, at, 80,
       4.05116, 9.76794, 'DANGER', 'A', 12, false, false, true, 78, 2, 30, 50, 'OPEN_ROAD', $3, 'N3'
     FROM journey, unnest($2::timestamptz[]) WITH ORDINALITY AS event (at, place) WHERE journey.id = $1
     ORDER BY place RETURNING id`,
    [journeyId, events.map(({ at }) => at), CAUTION_THRESHOLD_SOURCE],
  );
  await dataSource.query(
    `INSERT INTO segment_event (segment, direction, hour, vehicle_class, agency, violation_id, journey_id, is_counted, is_confirmed)
     SELECT segment, 'ALONG', date_trunc('hour', at), 'BUS', agency, id, $5, true, true
     FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::bigint[]) AS line (segment, at, agency, id)`,
    [...columnsOf(events), violations.map(({ id }) => id), journeyId],
  );
}

function columnsOf(lines: readonly LedgerLine[]): [string[], Date[], string[]] {
  return [lines.map(({ segment }) => segment), lines.map(({ at }) => at), lines.map(({ agency }) => agency)];
}
