import { DAY_MS } from '@wakafine/domain/units';
import type { PhoneFix } from '@wakafine/simulator/drives/fix';
import type { Side } from '../sides/side';
import { openConnection, type Connection } from './connection';
import { createFixStream, type FixStream } from './fix-stream';

/** A connection with a journey of its own. */
export interface Driver {
  readonly connection: Connection;
  readonly journeyId: string;
  readonly stream: FixStream;
  /** Headers that its pushes carry beside those of its connection, where several share one. */
  readonly headers?: Readonly<Record<string, string>>;
}

const FIXES_PER_PUSH = 10;
/** Journeys begin this long ago, for a benchmark drives many hours in seconds. The service takes up to 7 days. */
const BEGAN_AGO_MS = 6 * DAY_MS;
/** Sign-ups at once: each costs a deliberate amount of processor time. */
const SIGN_UPS_AT_ONCE = 4;

/** Opens so many journeys on one side, each with a connection of its own, which are driven at a pace. */
export async function openDrivers(side: Side, count: number, pace = 1): Promise<Driver[]> {
  const drivers: Driver[] = [];
  while (drivers.length < count) {
    const seeds = Array.from(
      { length: Math.min(SIGN_UPS_AT_ONCE, count - drivers.length) },
      (_, index) => drivers.length + index,
    );
    drivers.push(...(await Promise.all(seeds.map((seed) => openDriver(side, seed, pace)))));
  }
  return drivers;
}

async function openDriver(side: Side, seed: number, pace: number): Promise<Driver> {
  const stream = createFixStream(seed, Date.now() - BEGAN_AGO_MS, pace);
  const { journeyId, headers } = await side.openJourney(stream.startedAtMs);
  const url = side.binary?.urlOf(journeyId) ?? side.graphqlUrl;
  return { connection: openConnection(url, headers), journeyId, stream };
}

/** The next push of a driver, as a GraphQL input. */
export function pushBody(query: string, journeyId: string, stream: FixStream): string {
  return graphqlBody(query, journeyId, stream.next(FIXES_PER_PUSH));
}

/** A push of fixes in the form that a side takes. */
export function pushOf(
  { document, binary }: Side,
  journeyId: string,
  fixes: readonly PhoneFix[],
): { body: string | Uint8Array; headers: Readonly<Record<string, string>> } {
  return binary === undefined
    ? { body: graphqlBody(document, journeyId, fixes), headers: {} }
    : { body: binary.bodyOf(fixes), headers: { 'content-type': binary.contentType } };
}

function graphqlBody(query: string, journeyId: string, pushed: readonly PhoneFix[]): string {
  const fixes = pushed.map(({ recordedAtMs, ...fix }) => ({
    ...fix,
    recordedAt: new Date(recordedAtMs).toISOString(),
  }));
  return JSON.stringify({ query, variables: { input: { journeyId, fixes } } });
}

/** Reason why an answer does not say that the whole push was stored and nothing else, or null. */
export function failureOf(
  { status, text }: { status: number; text: string },
  fixes = FIXES_PER_PUSH,
): string | null {
  const accepted = Number(/"accepted":(\d+)/.exec(text)?.[1]);
  const isAccepted = status === 200 && accepted === fixes && !text.includes('"errors"');
  return isAccepted ? null : `HTTP ${status}: ${text.slice(0, 300)}`;
}
