import { loadavg } from 'node:os';
import { LIMITS } from '../all/limits';
import type { BenchArguments } from '../command/arguments';
import { countryStatements } from '../dashboard/country';
import type { CountrySize } from '../dashboard/country';
import { readAppDocuments } from '../dashboard/app-documents';
import { openConnection } from '../load/connection';
import { rounded } from '../load/tally';
import { asOwner } from '../sides/owner-database';
import { startProduction } from '../sides/production';
import { askedFigures, askInTurns, sliceRatio } from './asking';
import type { AskedFigures, Asking, SliceRatio } from './asking';

/** Output of the benchmark. */
export interface LandingResult extends SliceRatio {
  readonly name: 'landing';
  readonly journeys: number;
  /** In a country with a thousandth of them, whose answer is as long. */
  readonly small: AskedFigures;
  /** In one with so many. */
  readonly full: AskedFigures;
  readonly limit: number;
  /** Wait of the first visitor of an hour, while the totals of the hour are counted. */
  readonly firstOfHourMs: number;
  readonly machineLoad: number;
  readonly pass: boolean;
}

const LIMIT = LIMITS.landing.aim;
const JOURNEYS = 1_000_000;
/** The small country has this much less of everything. */
const SMALLER = 1_000;

/** Asks for the landing page as visitors in an small country and in a full one, in turns. */
export async function runLanding(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<LandingResult> {
  const journeys = Math.round((JOURNEYS * options.percent) / 100);
  notify('starting the service twice');
  const servers = await Promise.all([startProduction(), startProduction()]);
  const [quiet, busy] = servers;
  try {
    await fill(quiet.dataDir, sizeOf(Math.max(1, Math.round(journeys / SMALLER))), notify);
    await fill(busy.dataDir, sizeOf(journeys), notify);
    const body = JSON.stringify({ query: readAppDocuments()('Landing') });
    const firstOfHourMs = await firstOfHour(busy, body);
    const askings = { small: askingOf(quiet, body, options), full: askingOf(busy, body, options) };
    await askInTurns(askings, options.secondsPerSide, notify);
    const { small, full } = askings;
    [...small.connections, ...full.connections].forEach((connection) => connection.close());
    const figures = { small: askedFigures(small.slices), full: askedFigures(full.slices) };
    const ratio = sliceRatio(full.slices, small.slices);
    return {
      name: 'landing',
      journeys,
      ...figures,
      ...ratio,
      limit: LIMIT,
      firstOfHourMs,
      machineLoad: rounded(loadavg()[0] ?? 0, 2),
      pass: ratio.ratio <= LIMIT && figures.small.failures + figures.full.failures === 0,
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Without fixes: the landing page shows none. */
function sizeOf(journeys: number): CountrySize {
  const part = (full: number): number => Math.max(10, Math.round((full * journeys) / JOURNEYS));
  return {
    ...{ journeys, accounts: part(40_000), vehicles: part(20_000), active: part(2_000) },
    ...{ violations: part(100_000), incidents: part(100), fixes: 0, auditEntries: 1 },
  };
}

async function fill(dataDir: string, size: CountrySize, notify: (line: string) => void): Promise<void> {
  await asOwner(dataDir, async (client) => {
    for (const [what, statement] of countryStatements(size)) {
      const beganMs = performance.now();
      await client.query(statement);
      notify(`${what}: ${Math.round((performance.now() - beganMs) / 1000)} s`);
    }
    await client.query(
      'INSERT INTO public_figure SELECT * FROM public_recount(ARRAY(SELECT id FROM vehicle))',
    );
    await client.query('DELETE FROM public_totals');
  });
}

/** Time until the landing page is there while the totals of the hour have still to be counted, ms. */
async function firstOfHour({ url }: { url: string }, body: string): Promise<number> {
  const connection = openConnection(`${url}/graphql`, {});
  const beganMs = performance.now();
  await connection.post(body);
  connection.close();
  return rounded(performance.now() - beganMs, 1);
}

function askingOf(
  { url, pid }: { url: string; pid: number },
  body: string,
  { connections }: BenchArguments,
): Asking {
  return {
    pid,
    connections: Array.from({ length: connections }, () => openConnection(`${url}/graphql`, {})),
    bodyOf: () => body,
    faultOf: (text) => (text.startsWith('{"data":{"topViolators":[') ? null : text),
    slices: [],
  };
}
