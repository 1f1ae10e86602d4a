import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';

/** Lines of `postmaster.pid` before the one with the port. */
const PORT_LINE = 3;

/**
 * Writes into the figures of segments what eight weeks of driving on N3 and N5 in the evening add up to: no story can wait for so many
 * journeys. The worst is N3-014 from 20 to 23 h.
 */
export async function writeNights(dataDir: string): Promise<void> {
  const port = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  const password = readFileSync(join(dataDir, 'secrets/postgres-password'), 'utf8').trim();
  const client = new Client(`postgres://wakafine:${password}@127.0.0.1:${port}/wakafine?sslmode=disable`);
  await client.connect();
  const beginMs = startOfDayMs(civilDayOf(Date.now())) + 18 * HOUR_MS;
  const lines = ['N3', 'N5'].flatMap((road) =>
    Array.from({ length: 20 }, (_, at) => `${road}-${String(at + 4).padStart(3, '0')}`).flatMap(
      (segment, at) =>
        Array.from({ length: 64 }, (_each, index) => {
          const [week, hour] = [1 + Math.floor(index / 8), index % 8];
          const isWorst = segment === 'N3-014' && hour >= 2 && hour < 5;
          const hourMs = beginMs - 7 * DAY_MS * week + hour * HOUR_MS;
          return { segment, hour: new Date(hourMs), events: isWorst ? 12 : Number((at + index) % 3 === 0) };
        }),
    ),
  );
  try {
    await client.query(
      `INSERT INTO segment_figure (segment, direction, hour, vehicle_class, agency, judged_m, confirmed_m, above_m, unjudged_m,
         passages, speed_m, events, confirmed_events)
       SELECT segment, 'ALONG', hour, 'BUS', '', 200000, 200000, 20000, 0, 40, array_fill(0, ARRAY[31]), events, events
       FROM unnest($1::text[], $2::timestamptz[], $3::integer[]) AS line (segment, hour, events)`,
      [lines.map(({ segment }) => segment), lines.map(({ hour }) => hour), lines.map(({ events }) => events)],
    );
  } finally {
    await client.end();
  }
}
