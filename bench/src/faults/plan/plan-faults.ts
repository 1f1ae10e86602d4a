import { seededRandom, seedOf } from '@wakafine/simulator/drives/random';
import type { Random } from '@wakafine/simulator/drives/random';
import { DATABASE_FAULTS, OUTSIDE_FAULTS, SERVER_FAULTS, STRIKES } from './fault';
import type { Fault, FaultKind, Lane } from './fault';

/** Frame of a plan. */
export interface PlanOptions {
  readonly seed: number;
  readonly durationMs: number;
  /** Number of server processes, 1-3. */
  readonly processes: number;
  /** Faults that the machine can't have, such as a full disk where nothing may be mounted. */
  readonly without?: ReadonlySet<FaultKind>;
}

/** Faults among which a lane draws. */
interface Deck {
  readonly lane: Lane;
  readonly kinds: readonly FaultKind[];
}

/** The least and the most, ms. */
type Span = readonly [number, number];

/** From when on the whole service is killed too: the memory of a process can only be compared while it lives. */
const SPARED_PART = 0.9;
const FIRST_AT_MS = 1_500;
/** A shorter run has shorter faults, so that each kind has its turn. */
const SHORT_RUN_MS = 120_000;
const PACES: Record<'short' | 'long', { readonly forMs: Span; readonly restMs: Span }> = {
  short: { forMs: [400, 1_400], restMs: [1_200, 2_000] },
  long: { forMs: [1_000, 5_000], restMs: [1_500, 4_500] },
};
/** Processes that are started again take most of the processor for a second: in a short run fewer of them, so that something is sent. */
const SHORT_RARE_REST_MS: Span = [2_500, 3_500];
/** One lasting fault in so many outlasts all limits in time. */
const LONG_ONE_IN = 50;
const LONG_MS: Span = [21_000, 28_000];
const SERVICE_REST_MS: Span = [6_000, 9_000];

/** Draws the faults of a run, by their beginning: the same options give the same plan to the last digit. */
export function planFaults(options: PlanOptions): Fault[] {
  const { durationMs, seed } = options;
  const sparedMs = durationMs * SPARED_PART;
  const lanes = decksOf(options).flatMap((deck) =>
    drawLane(deck, { untilMs: sparedMs, isShort: durationMs < SHORT_RUN_MS, seed }),
  );
  return [...lanes, ...drawServiceKills(options, sparedMs)].sort((one, other) => one.atMs - other.atMs);
}

function decksOf({ processes, without = new Set() }: PlanOptions): Deck[] {
  const possible = (kinds: readonly FaultKind[]): FaultKind[] => kinds.filter((kind) => !without.has(kind));
  // A server that is away shows nothing of a database that is.
  const decks: Deck[] =
    processes === 1
      ? [{ lane: 'database', kinds: possible([...DATABASE_FAULTS, ...SERVER_FAULTS]) }]
      : [
          { lane: 'database', kinds: possible(DATABASE_FAULTS) },
          { lane: 'server', kinds: possible(SERVER_FAULTS) },
        ];
  const outside: Deck = { lane: 'outside', kinds: possible(OUTSIDE_FAULTS) };
  return [...decks, outside].filter(({ kinds }) => kinds.length > 0);
}

function drawLane(
  { lane, kinds }: Deck,
  { untilMs, isShort, seed }: { untilMs: number; isShort: boolean; seed: number },
): Fault[] {
  const random = seededRandom(seedOf(seed, lane));
  const pace = isShort ? PACES.short : PACES.long;
  const restMs = isShort && lane !== 'database' ? SHORT_RARE_REST_MS : pace.restMs;
  const faults: Fault[] = [];
  let deck: FaultKind[] = [];
  let atMs = FIRST_AT_MS;
  for (;;) {
    deck = deck.length === 0 ? shuffled(kinds, random) : deck;
    const kind = deck.pop();
    const isLong = !isShort && random.whole(1, LONG_ONE_IN) === 1;
    const drawnMs = Math.round(random.between(...(isLong ? LONG_MS : pace.forMs)));
    const fault = { atMs, forMs: kind !== undefined && STRIKES.has(kind) ? 0 : drawnMs, draw: random.next() };
    if (kind === undefined || atMs + fault.forMs > untilMs) {
      return faults;
    }
    faults.push({ kind, lane, ...fault });
    atMs += fault.forMs + Math.round(random.between(...restMs));
  }
}

/** Every kind once, in an order of chance. */
function shuffled(kinds: readonly FaultKind[], random: Random): FaultKind[] {
  const deck = [...kinds];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = random.whole(0, last);
    const held = deck[last];
    const drawn = deck[other];
    if (held !== undefined && drawn !== undefined) {
      deck[last] = drawn;
      deck[other] = held;
    }
  }
  return deck;
}

function drawServiceKills({ seed, durationMs, processes, without }: PlanOptions, fromMs: number): Fault[] {
  // Of one process every kill is one of the whole service.
  if (processes === 1 || without?.has('service-kill') === true) {
    return [];
  }
  const random = seededRandom(seedOf(seed, 'service'));
  const faults: Fault[] = [];
  for (
    let atMs = Math.round(fromMs + FIRST_AT_MS);
    atMs < durationMs;
    atMs += Math.round(random.between(...SERVICE_REST_MS))
  ) {
    faults.push({ kind: 'service-kill', lane: 'service', atMs, forMs: 0, draw: random.next() });
  }
  return faults;
}
