import { loadavg } from 'node:os';
import { LIMITS } from '../all/limits';
import type { BenchArguments } from '../command/arguments';
import { openConnection } from '../load/connection';
import { failureOf, openDrivers, pushBody } from '../load/drivers';
import { rounded } from '../load/tally';
import { readAppDocuments } from '../dashboard/app-documents';
import { peerRows } from '../peer/reads';
import { startOurs } from '../sides/ours';
import { asOwner } from '../sides/owner-database';
import { startPeer } from '../sides/peer';
import type { Side } from '../sides/side';
import { askedFigures, askInTurns, sliceRatio } from './asking';
import type { AskedFigures, Asking, SliceRatio } from './asking';

/** Output of the benchmark. */
export interface ActiveResult extends SliceRatio {
  readonly name: 'active';
  readonly ours: AskedFigures;
  readonly peer: AskedFigures;
  readonly limit: number;
  readonly failures: number;
  readonly machineLoad: number;
  readonly pass: boolean;
}

const LIMIT = LIMITS.active.aim;
/** Fields of the web app's question, which the peer has too. */
const PEER_QUERY = `query ActiveJourney($account: ID!) { activeJourney(account: $account) {
  id vehicleType registrationNumber category transportAgency driverName role startTime endTime distanceKm maxSpeedKmh
  averageSpeedKmh currentSpeedKmh zone isActive violationCount acceptedThrough binding } }`;

/** Asks for the active journeys of phones that drive, of the service and of the peer in turns. */
export async function runActive(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<ActiveResult> {
  const sides: Side[] = [];
  try {
    notify('starting the service and the peer');
    const service = await startOurs();
    sides.push(service);
    const other = await startPeer();
    sides.push(other);
    const { connections } = options;
    await asOwner(other.dataDir, (client) => client.query(peerRows({ active: connections, violations: 0 })));
    const askings = { ours: await ourAsking(service, connections), peer: peerAsking(other, connections) };
    await askInTurns(askings, options.secondsPerSide, notify);
    const { ours, peer } = askings;
    [...ours.connections, ...peer.connections].forEach((connection) => connection.close());
    const figures = { ours: askedFigures(ours.slices), peer: askedFigures(peer.slices) };
    const ratio = sliceRatio(ours.slices, peer.slices);
    const failures = figures.ours.failures + figures.peer.failures;
    return {
      name: 'active',
      ...figures,
      ...ratio,
      limit: LIMIT,
      failures,
      machineLoad: rounded(loadavg()[0] ?? 0, 2),
      pass: ratio.ratio <= LIMIT && failures === 0,
    };
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

/** Phones that have pushed before they ask. @throws Error when a push is refused */
async function ourAsking(side: Side, count: number): Promise<Asking> {
  const drivers = await openDrivers(side, count);
  for (const { connection, journeyId, stream } of drivers) {
    const failure = failureOf(await connection.post(pushBody(side.document, journeyId, stream)));
    if (failure !== null) {
      throw new Error(failure);
    }
  }
  const body = JSON.stringify({ query: readAppDocuments()('ActiveJourney') });
  return {
    pid: side.pid,
    connections: drivers.map(({ connection }) => connection),
    bodyOf: () => body,
    faultOf,
    slices: [],
  };
}

function peerAsking(side: Side, count: number): Asking {
  return {
    pid: side.pid,
    connections: Array.from({ length: count }, () => openConnection(side.graphqlUrl, {})),
    bodyOf: (connection) =>
      JSON.stringify({ query: PEER_QUERY, variables: { account: String(connection + 1) } }),
    faultOf,
    slices: [],
  };
}

function faultOf(text: string): string | null {
  return text.startsWith('{"data":{"activeJourney":{"id"') ? null : text;
}
