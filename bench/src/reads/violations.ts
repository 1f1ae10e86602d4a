import { loadavg } from 'node:os';
import type { BenchArguments } from '../command/arguments';
import { countryStatements } from '../dashboard/country';
import { cursorTo } from '../dashboard/places';
import { openConnection } from '../load/connection';
import { rounded } from '../load/tally';
import { peerRows } from '../peer/reads';
import { ADMINISTRATOR, signInAdministrator } from '../sides/administrator';
import { asOwner } from '../sides/owner-database';
import { startPeer } from '../sides/peer';
import { startProduction } from '../sides/production';
import { askedFigures, askInTurns, sliceRatio } from './asking';
import type { AskedFigures, Asking, SliceRatio } from './asking';

/** Output of the benchmark. */
export interface ViolationsResult extends SliceRatio {
  readonly name: 'violations';
  readonly violations: number;
  readonly ours: AskedFigures;
  readonly peer: AskedFigures;
  readonly limit: number;
  /** Pages anywhere in the list over those near its beginning, of the service: each is another, so that none is remembered. */
  readonly depth: SliceRatio;
  readonly depthLimit: number;
  /** Pages that nobody has asked for before over the first one of the peer. */
  readonly unremembered: SliceRatio;
  readonly unrememberedLimit: number;
  readonly machineLoad: number;
  readonly pass: boolean;
}

const LIMIT = 0.5;
const DEPTH_LIMIT = 1.2;
const UNREMEMBERED_LIMIT = 1.4;
const VIOLATIONS = 100_000;
const OTHERS = { accounts: 10_000, vehicles: 20_000, journeys: 20_000, active: 200, incidents: 100 };
const FIELDS = `pageInfo { hasNextPage endCursor } edges { cursor node { id severity speedKmh startedAt provenKmh limitKmh
  registrationNumber transportAgency latitude longitude isClaimed isWithdrawn reported } }`;
const OUR_QUERY = `query Page($after: String) { violations(first: 50, after: $after) { ${FIELDS} } }`;
const OUR_NEW_QUERY = `query Page($after: String, $from: DateTime) {
  violations(first: 50, after: $after, filter: { from: $from }) { ${FIELDS} } }`;
const PEER_QUERY = `query Page($after: ID) { violations(first: 50, after: $after) { ${FIELDS} } }`;

/** Asks for pages of 50 violations as staff, of the service and of the peer in turns. */
export async function runViolations(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<ViolationsResult> {
  const violations = Math.round((VIOLATIONS * options.percent) / 100);
  const stops: (() => Promise<void>)[] = [];
  try {
    notify('starting the service and the peer');
    const service = await startProduction(ADMINISTRATOR);
    stops.push(() => service.stop());
    const other = await startPeer();
    stops.push(() => other.stop());
    const size = { ...OTHERS, violations, fixes: 0, auditEntries: 1 };
    await asOwner(service.dataDir, async (client) => {
      for (const [, statement] of countryStatements(size)) {
        await client.query(statement);
      }
    });
    await asOwner(other.dataDir, (client) => client.query(peerRows({ active: 1, violations })));
    const headers = { cookie: await signInAdministrator(service.url) };
    const { connections } = options;
    const asking = (
      side: { pid: number; url: string; headers: Record<string, string> },
      bodyOf: Asking['bodyOf'],
    ): Asking => ({
      pid: side.pid,
      connections: Array.from({ length: connections }, () => openConnection(side.url, side.headers)),
      bodyOf,
      faultOf,
      slices: [],
    });
    const ours = { pid: service.pid, url: `${service.url}/graphql`, headers };
    const theirs = { pid: other.pid, url: other.graphqlUrl, headers: {} };
    const first = JSON.stringify({ query: OUR_QUERY });
    const peerFirst = JSON.stringify({ query: PEER_QUERY });
    const askings = {
      ours: asking(ours, () => first),
      peer: asking(theirs, () => peerFirst),
      near: asking(ours, pageAfter(violations - Math.round(violations / 50), violations / 100)),
      deep: asking(ours, pageAfter(violations / 2, violations / 4)),
    };
    await askInTurns(askings, options.secondsPerSide, notify);
    Object.values(askings).forEach(({ connections: opened }) => opened.forEach((one) => one.close()));
    const figures = { ours: askedFigures(askings.ours.slices), peer: askedFigures(askings.peer.slices) };
    const ratio = sliceRatio(askings.ours.slices, askings.peer.slices);
    const depth = sliceRatio(askings.deep.slices, askings.near.slices);
    const unremembered = sliceRatio(askings.deep.slices, askings.peer.slices);
    const failures = Object.values(askings).reduce(
      (sum, { slices }) => sum + askedFigures(slices).failures,
      0,
    );
    return {
      name: 'violations',
      violations,
      ...figures,
      ...ratio,
      limit: LIMIT,
      depth,
      depthLimit: DEPTH_LIMIT,
      unremembered,
      unrememberedLimit: UNREMEMBERED_LIMIT,
      machineLoad: rounded(loadavg()[0] ?? 0, 2),
      pass:
        ratio.ratio <= LIMIT &&
        depth.ratio <= DEPTH_LIMIT &&
        unremembered.ratio <= UNREMEMBERED_LIMIT &&
        failures === 0,
    };
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

/**
 * The question for a page behind one of so many violations from an id on. Each asks for what happened since another time, which is
 * before all of it, so that none is remembered.
 */
function pageAfter(firstId: number, count: number): Asking['bodyOf'] {
  let asked = 0;
  return (connection, turn) => {
    asked += 1;
    const after = cursorTo(Math.round(firstId), Math.round(count), connection * 1_000 + turn);
    const from = new Date(Date.UTC(2000, 0) + asked * 1_000);
    return JSON.stringify({ query: OUR_NEW_QUERY, variables: { after, from } });
  };
}

/** A page is full, and refused to nobody. */
function faultOf(text: string): string | null {
  return text.startsWith('{"data":{"violations":{"pageInfo"') && text.split('"cursor"').length === 51
    ? null
    : text;
}
