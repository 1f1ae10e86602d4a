import { LIMITS } from '../all/limits';
import type { BenchArguments } from '../command/arguments';
import { figuresOf, percentile, rounded, type Figures, type Tally } from '../load/tally';
import { binarySideOf } from '../sides/binary';
import { boundSideOf } from '../sides/bound';
import { startOurs, type OurSide } from '../sides/ours';
import { startPeer } from '../sides/peer';
import type { Side } from '../sides/side';
import { openCadence } from './cadence';
import { openTeam, runRound, type Team } from './rounds';

/** Output of the benchmark. */
export interface IngestResult extends Readonly<Partial<Record<Name, Figures>>> {
  readonly name: 'ingest';
  /** Processor time of a push, ours over the peer's; null where one of the two was not asked for, as all that follows. */
  readonly ratio: number | null;
  readonly limit: number;
  /** Processor time of a push over that of the peer in the same slice; of the slices the one in the middle. */
  readonly ratios: Readonly<Partial<Record<RatioName, Ratio>>>;
  /** Processor time of a push of journeys in vehicles that are proven over that of typed ones; of the slices the one in the middle. */
  readonly corroborationRatio: number | null;
  readonly corroborationLimit: number;
  /** The same of journeys that are now and then too fast, of which events are made meanwhile. */
  readonly withEventsRatio: number | null;
  readonly failures: number;
  readonly pass: boolean;
}

/**
 * Kinds of pushes: ours by GraphQL and in binary form, of vehicles that are proven, of journeys that are never too fast (`calm`), one at a
 * time, of 500 fixes, of 5,000 phones that each push every ten seconds (`cadence`); and those of the peers, one of which groups its commits.
 */
type Name =
  | 'ours'
  | 'binary'
  | 'bound'
  | 'calm'
  | 'calmBound'
  | 'peer'
  | 'grouped'
  | 'single'
  | 'singlePeer'
  | 'long'
  | 'longPeer'
  | 'cadence'
  | 'cadencePeer'
  | 'cadenceGrouped';

/** Aims of the project, ours over the peer that is named with it. */
const AIMS = {
  graphql: { ours: 'ours', peer: 'peer', aim: LIMITS.push.aim },
  graphqlToGrouped: { ours: 'ours', peer: 'grouped', aim: null },
  binary: { ours: 'binary', peer: 'peer', aim: LIMITS.pushBinary.aim },
  binaryToGrouped: { ours: 'binary', peer: 'grouped', aim: null },
  single: { ours: 'single', peer: 'singlePeer', aim: LIMITS.pushSingle.aim },
  long: { ours: 'long', peer: 'longPeer', aim: LIMITS.pushLong.aim },
  cadence: { ours: 'cadence', peer: 'cadencePeer', aim: null },
  cadenceToGrouped: { ours: 'cadence', peer: 'cadenceGrouped', aim: null },
} as const satisfies Record<string, { ours: Name; peer: Name; aim: number | null }>;
type RatioName = keyof typeof AIMS;
/** Comparisons of ours among themselves. */
const AMONG_OURS = {
  corroboration: ['calmBound', 'calm'],
  events: ['bound', 'ours'],
} as const satisfies Record<string, readonly Name[]>;

/** A ratio, with what it is to be. */
interface Ratio {
  readonly ratio: number;
  /** Null where it only says how far the best there is goes. */
  readonly aim: number | null;
  readonly isReached: boolean | null;
}

/** A push may cost at most this many times what it costs the peer. */
const LIMIT = 2;
/** Corroboration may add at most 3 % to a push. */
const CORROBORATION_LIMIT = 1.03;
/** So short that what else the machine does, and longer journeys, hit those that are compared alike. */
const SLICE_S = 2;
/** At half the usual pace, 80 km/h are 40. */
const CALM_PACE = 0.5;
const WARM_UP_S = 3;
const LONG_PUSH = 500;
/** Long pushes are few, and so many at once make a server busy. */
const LONG_CONNECTIONS = 8;

/**
 * Pushes 10 fixes at a time to the service and to the peer in turns and compares the processor time of a push. In turns with
 * the typed journeys at the service go as many in vehicles that are proven, at the usual pace and at half of it.
 */
export async function runIngest(
  options: BenchArguments,
  notify: (line: string) => void,
): Promise<IngestResult> {
  const sides: Side[] = [];
  try {
    notify('starting the service and the peers');
    const service = await startOurs();
    sides.push(service);
    const other = await startPeer();
    sides.push(other);
    const grouping = await startPeer({ isGrouped: true });
    sides.push(grouping);
    const names = namesOf(options.only);
    const openers = openersOf({ service, other, grouping }, options.connections);
    const teams = new Map<Name, Team>();
    for (const name of names) {
      const team = await openers[name]();
      teams.set(name, team);
      const { failures } = await runRound(team, WARM_UP_S);
      notify(`${name} is warm${failures.length > 0 ? `; ${failures.length} failures: ${failures[0]}` : ''}`);
    }
    const slices = Math.max(1, Math.round(options.secondsPerSide / SLICE_S));
    for (let slice = 1; slice <= slices; slice += 1) {
      for (const [name, team] of teams) {
        const tally = await runRound(team, options.secondsPerSide / slices);
        team.rounds.push(tally);
        notify(`slice ${slice}, ${name}: ${describe(tally)}`);
      }
    }
    teams.forEach(({ drivers }) => drivers.forEach(({ connection }) => connection.close()));
    return compare(teams);
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

/** The kinds that are needed for the comparisons with this in their names. */
function namesOf(only: string): readonly Name[] {
  const ratios = Object.entries(AIMS).map(([name, { ours, peer }]) => [name, [ours, peer]] as const);
  const all: (readonly [string, readonly Name[]])[] = [...ratios, ...Object.entries(AMONG_OURS)];
  return [...new Set(all.filter(([name]) => name.includes(only)).flatMap(([, names]) => names))];
}

function openersOf(
  { service, other, grouping }: { service: OurSide; other: Side; grouping: Side },
  connections: number,
): Readonly<Record<Name, () => Promise<Team>>> {
  const long = { connections: Math.min(LONG_CONNECTIONS, connections), fixes: LONG_PUSH };
  const single = { connections, isOneByOne: true };
  const calm = { connections, pace: CALM_PACE };
  return {
    ours: () => openTeam(service, { connections }),
    peer: () => openTeam(other, { connections }),
    grouped: () => openTeam(grouping, { connections }),
    binary: () => openTeam(binarySideOf(service), { connections }),
    bound: () => openTeam(boundSideOf(service), { connections }),
    calm: () => openTeam(service, calm),
    calmBound: () => openTeam(boundSideOf(service), calm),
    single: () => openTeam(service, single),
    singlePeer: () => openTeam(other, single),
    long: () => openTeam(service, long),
    longPeer: () => openTeam(other, long),
    cadence: () => openCadence(service, { connections }),
    cadencePeer: () => openCadence(other, { connections }),
    cadenceGrouped: () => openCadence(grouping, { connections }),
  };
}

function compare(teams: ReadonlyMap<Name, Team>): IngestResult {
  const figures: Partial<Record<Name, Figures>> = {};
  teams.forEach(({ rounds }, name) => (figures[name] = figuresOf(rounds)));
  const between = (one: Name, other: Name): number | null => {
    const [ones, others] = [teams.get(one), teams.get(other)];
    return ones === undefined || others === undefined
      ? null
      : rounded(middleRatio(ones.rounds, others.rounds), 3);
  };
  const ratios: Partial<Record<RatioName, Ratio>> = {};
  for (const [name, { ours, peer, aim }] of Object.entries(AIMS)) {
    const ratio = between(ours, peer);
    if (ratio !== null) {
      ratios[name as RatioName] = { ratio, aim, isReached: aim === null ? null : ratio <= aim };
    }
  }
  const { ours, peer } = figures;
  const ratio =
    ours === undefined || peer === undefined ? null : rounded(ours.cpuUsPerPush / peer.cpuUsPerPush, 2);
  const corroborationRatio = between(...AMONG_OURS.corroboration);
  const failures = Object.values(figures).reduce((sum, each) => sum + each.failures, 0);
  return {
    name: 'ingest',
    ...figures,
    ratio,
    limit: LIMIT,
    ratios,
    corroborationRatio,
    corroborationLimit: CORROBORATION_LIMIT,
    withEventsRatio: between(...AMONG_OURS.events),
    failures,
    pass: (ratio ?? 0) <= LIMIT && (corroborationRatio ?? 0) <= CORROBORATION_LIMIT && failures === 0,
  };
}

/** Processor time of a push, that of one over that of the other in the same slice; of the slices the one in the middle. */
function middleRatio(ones: readonly Tally[], others: readonly Tally[]): number {
  const each = ({ cpuUs, pushes }: Tally): number => cpuUs / pushes;
  const ratios = ones.flatMap((one, slice) => {
    const other = others[slice];
    return other === undefined ? [] : [each(one) / each(other)];
  });
  return percentile(
    ratios.sort((one, other) => one - other),
    0.5,
  );
}

function describe({ pushes, elapsedS, cpuUs, failures }: Tally): string {
  const rate = `${Math.round(pushes / elapsedS)} pushes/s, ${Math.round(cpuUs / pushes)} us each`;
  return failures.length === 0 ? rate : `${rate}; ${failures.length} failures, the first: ${failures[0]}`;
}
