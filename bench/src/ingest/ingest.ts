import type { BenchArguments } from '../command/arguments';
import { figuresOf, percentile, rounded, type Figures, type Tally } from '../load/tally';
import { binarySideOf } from '../sides/binary';
import { boundSideOf } from '../sides/bound';
import { startOurs } from '../sides/ours';
import { startPeer } from '../sides/peer';
import type { Side } from '../sides/side';
import { openTeam, runRound, type Team } from './rounds';

/** Output of the benchmark. */
export interface IngestResult {
  readonly name: 'ingest';
  readonly ours: Figures;
  readonly peer: Figures;
  /** Processor time of a push, ours over the peer's. */
  readonly ratio: number;
  readonly limit: number;
  /** The peer with grouped commit. */
  readonly grouped: Figures;
  /** Of pushes in binary form. */
  readonly binary: Figures;
  /** Of one connection, ours and the peer's. */
  readonly single: Figures;
  readonly singlePeer: Figures;
  /** Of pushes of 500 fixes, ours and the peer's. */
  readonly long: Figures;
  readonly longPeer: Figures;
  /** Processor time of a push over that of the peer in the same slice; of the slices the one in the middle. */
  readonly ratios: Readonly<Record<RatioName, Ratio>>;
  /** Of journeys that are never too fast, whose plates were typed. */
  readonly calm: Figures;
  /** Of such journeys in vehicles that are proven, which leave where they were. */
  readonly calmBound: Figures;
  /** Processor time of their push over that of a typed one; of the slices the one in the middle. */
  readonly corroborationRatio: number;
  readonly corroborationLimit: number;
  /** Of journeys in vehicles that are proven and now and then too fast: events are made of that meanwhile. */
  readonly bound: Figures;
  /** Processor time of their push, and of making the events, over that of a typed one of ours. */
  readonly withEventsRatio: number;
  readonly pass: boolean;
}

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
  | 'longPeer';

/** Aims of the project, ours over the peer that is named with it. */
const AIMS = {
  graphql: { ours: 'ours', peer: 'peer', aim: 0.85 },
  graphqlToGrouped: { ours: 'ours', peer: 'grouped', aim: null },
  binary: { ours: 'binary', peer: 'peer', aim: 0.5 },
  binaryToGrouped: { ours: 'binary', peer: 'grouped', aim: null },
  single: { ours: 'single', peer: 'singlePeer', aim: 1.5 },
  long: { ours: 'long', peer: 'longPeer', aim: 1 },
} as const satisfies Record<string, { ours: Name; peer: Name; aim: number | null }>;
type RatioName = keyof typeof AIMS;

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
/** Long pushes are few, and enough of them at once keep a server busy. */
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
    const { connections } = options;
    const long = { connections: Math.min(LONG_CONNECTIONS, connections), fixes: LONG_PUSH };
    const teams: Record<Name, Team> = {
      ours: await openTeam(service, { connections }),
      binary: await openTeam(binarySideOf(service), { connections }),
      bound: await openTeam(boundSideOf(service), { connections }),
      calm: await openTeam(service, { connections, pace: CALM_PACE }),
      calmBound: await openTeam(boundSideOf(service), { connections, pace: CALM_PACE }),
      peer: await openTeam(other, { connections }),
      grouped: await openTeam(grouping, { connections }),
      single: await openTeam(service, { connections: 1 }),
      singlePeer: await openTeam(other, { connections: 1 }),
      long: await openTeam(service, long),
      longPeer: await openTeam(other, long),
    };
    for (const [name, team] of Object.entries(teams)) {
      const { failures } = await runRound(team, WARM_UP_S);
      notify(`${name} is warm${failures.length > 0 ? `; ${failures.length} failures: ${failures[0]}` : ''}`);
    }
    const slices = Math.max(1, Math.round(options.secondsPerSide / SLICE_S));
    for (let slice = 1; slice <= slices; slice += 1) {
      for (const [name, team] of Object.entries(teams)) {
        const tally = await runRound(team, options.secondsPerSide / slices);
        team.rounds.push(tally);
        notify(`slice ${slice}, ${name}: ${describe(tally)}`);
      }
    }
    Object.values(teams).forEach(({ drivers }) => drivers.forEach(({ connection }) => connection.close()));
    return compare(teams);
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

function compare(teams: Readonly<Record<Name, Team>>): IngestResult {
  const figures = {
    ours: figuresOf(teams.ours.rounds),
    binary: figuresOf(teams.binary.rounds),
    bound: figuresOf(teams.bound.rounds),
    calm: figuresOf(teams.calm.rounds),
    calmBound: figuresOf(teams.calmBound.rounds),
    peer: figuresOf(teams.peer.rounds),
    grouped: figuresOf(teams.grouped.rounds),
    single: figuresOf(teams.single.rounds),
    singlePeer: figuresOf(teams.singlePeer.rounds),
    long: figuresOf(teams.long.rounds),
    longPeer: figuresOf(teams.longPeer.rounds),
  };
  const between = (one: Name, other: Name): number =>
    rounded(middleRatio(teams[one].rounds, teams[other].rounds), 3);
  const ratioOf = (name: RatioName): Ratio => {
    const { ours, peer, aim } = AIMS[name];
    const ratio = between(ours, peer);
    return { ratio, aim, isReached: aim === null ? null : ratio <= aim };
  };
  const ratio = rounded(figures.ours.cpuUsPerPush / figures.peer.cpuUsPerPush, 2);
  const corroborationRatio = between('calmBound', 'calm');
  const failures = Object.values(figures).reduce((sum, each) => sum + each.failures, 0);
  return {
    name: 'ingest',
    ...figures,
    ratio,
    limit: LIMIT,
    ratios: {
      graphql: ratioOf('graphql'),
      graphqlToGrouped: ratioOf('graphqlToGrouped'),
      binary: ratioOf('binary'),
      binaryToGrouped: ratioOf('binaryToGrouped'),
      single: ratioOf('single'),
      long: ratioOf('long'),
    },
    corroborationRatio,
    corroborationLimit: CORROBORATION_LIMIT,
    withEventsRatio: between('bound', 'ours'),
    pass: ratio <= LIMIT && corroborationRatio <= CORROBORATION_LIMIT && failures === 0,
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
