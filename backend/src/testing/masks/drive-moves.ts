import { LNG } from './country';
import { pickOf } from './chance';
import type { OpenJourney } from './player';
import type { Table } from './moves';

const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180;
/** Steps between speeds that no filter takes for a jump, km/h a second. */
const STEP_KMH = 10;

/** Fixes of the next half minute or so of a player's journey, once a second, up to now; the time passes with them. */
export function drivePush(
  { chance, known, now, pass }: Table,
  player: number,
): { journeyId: string; fixes: readonly Readonly<Record<string, unknown>>[] } {
  const open = known.open.get(player);
  const journey: OpenJourney = open ?? { id: known.id(), seq: 0, lat: 4 + chance() / 10 };
  const startedMs = now().getTime();
  const peakKmh = pickOf(chance, [40, 58, 66, 85, 110]);
  const speeds = speedsTo(peakKmh, 12 + Math.floor(chance() * 20));
  let { lat } = journey;
  const fixes = speeds.map((speedKmh, index) => {
    lat += speedKmh / 3.6 / METRES_PER_DEGREE;
    const recordedAt = new Date(startedMs + (index + 1) * 1000).toISOString();
    return { seq: journey.seq + index + 1, lat, lng: LNG, recordedAt, accuracyM: 5 };
  });
  pass(speeds.length * 1000);
  if (open !== undefined) {
    known.open.set(player, { ...open, seq: open.seq + speeds.length, lat });
  }
  return { journeyId: journey.id, fixes };
}

function speedsTo(peakKmh: number, seconds: number): number[] {
  const rise = Array.from({ length: Math.floor(peakKmh / STEP_KMH) }, (_, index) => index * STEP_KMH);
  return [...rise, ...Array.from({ length: seconds }, () => peakKmh), ...[...rise].reverse()];
}
