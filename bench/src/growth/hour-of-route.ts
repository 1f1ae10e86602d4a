import { readAppDocuments } from '../dashboard/app-documents';
import { failureOf, openDrivers, pushOf } from '../load/drivers';
import { percentile, rounded } from '../load/tally';
import { sideOf } from '../sides/ours';

/** The route of an hour at one fix a second, asked for again and again by the one who drove it. */
export interface HourOfRoute {
  readonly fixes: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The answer as it goes over the wire, compressed. */
  readonly bytes: number;
}

const FIXES = 3_600;
const FIXES_A_PUSH = 600;
const ASKED = 100;

/** Drives an hour and asks for its route. @throws Error where the service refuses one of the two */
export async function hourOfRoute(url: string): Promise<HourOfRoute> {
  const side = sideOf({ url, pid: 0 });
  const [driver] = await openDrivers(side, 1);
  if (driver === undefined) {
    throw new Error('nobody drives');
  }
  const { connection, journeyId, stream } = driver;
  for (let pushed = 0; pushed < FIXES; pushed += FIXES_A_PUSH) {
    const { body, headers } = pushOf(side, journeyId, stream.next(FIXES_A_PUSH));
    const failure = failureOf(await connection.post(body, headers), FIXES_A_PUSH);
    if (failure !== null) {
      throw new Error(failure);
    }
  }
  const body = JSON.stringify({ query: readAppDocuments()('journeyRoute'), variables: { id: journeyId } });
  const tookMs: number[] = [];
  let bytes = 0;
  for (let asked = 0; asked < ASKED; asked += 1) {
    const beganMs = performance.now();
    const answer = await connection.post(body, { 'accept-encoding': 'gzip' });
    tookMs.push(performance.now() - beganMs);
    bytes = answer.bytes;
    if (answer.status !== 200) {
      throw new Error(`the route was answered with ${answer.status}`);
    }
  }
  connection.close();
  tookMs.sort((one, other) => one - other);
  const ms = (share: number): number => rounded(percentile(tookMs, share), 2);
  return { fixes: FIXES, p50Ms: ms(0.5), p99Ms: ms(0.99), bytes };
}
