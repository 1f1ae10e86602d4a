import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { inDatabase } from './server-database';
import { writeLines } from './write-lines';

/**
 * Writes what eight weeks of driving on N3 and N5 in the evening add up to: no story can wait for so many journeys. The worst is N3-014
 * from 20 to 23 h.
 */
export async function writeNights(dataDir: string): Promise<void> {
  const beginMs = startOfDayMs(civilDayOf(Date.now())) + 18 * HOUR_MS;
  const lines = ['N3', 'N5'].flatMap((road) =>
    Array.from({ length: 20 }, (_, at) => `${road}-${String(at + 4).padStart(3, '0')}`).flatMap(
      (segment, at) =>
        Array.from({ length: 64 }, (_each, index) => {
          const [week, hour] = [1 + Math.floor(index / 8), index % 8];
          const isWorst = segment === 'N3-014' && hour >= 2 && hour < 5;
          const atMs = beginMs - 7 * DAY_MS * week + hour * HOUR_MS;
          return {
            segment,
            agency: '',
            atMs,
            judgedM: 200_000,
            events: isWorst ? 12 : Number((at + index) % 3 === 0),
          };
        }),
    ),
  );
  await inDatabase(dataDir, (client) => writeLines(client, lines));
}
