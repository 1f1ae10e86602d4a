import type { GraphQLSchema } from 'graphql';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { JsonValue, TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { pickOf } from './chance';
import type { Chance } from './chance';
import type { StillClock } from './countries';
import { graphql, MOVES } from './moves';
import type { Move, Table } from './moves';
import { Known } from './player';
import { settle } from './settle';
import { difference, received } from './read-text';
import { questionsOfField } from './questions';
import { OF_ONE_SERVER } from './walk';
import { fieldOf, fieldsOf } from '../server/any-operation';

/** Setup of a game. */
export interface GameOptions {
  readonly chance: Chance;
  readonly clock: StillClock;
  readonly schema: GraphQLSchema;
  /** The countries to be distinguished. */
  readonly servers: readonly [TestServer, TestServer];
  /** The accounts of the one who guesses, the first of them a visitor: each of them in both countries. */
  readonly players: readonly (readonly [TestClient, TestClient])[];
  readonly plates: readonly string[];
  readonly texts: readonly string[];
  readonly times: readonly string[];
  readonly moves: number;
}

/** Result of a game. */
export interface Outcome {
  /**
   * The first move that the countries answered differently, with what differs; null: they can't be
   * distinguished.
   */
  readonly difference: string | null;
  /** Number of answers to each kind of move that were no errors. */
  readonly answered: ReadonlyMap<string, number>;
}

/** Any question of the schema, with values from earlier answers. */
const ANY_QUESTION = 'anyQuestion';
/** Acts that reveal most come most often. */
const KINDS = [
  ...['start', 'start', 'drive', 'drive', 'drive', 'drive', 'end', 'claim', 'reportViolation'],
  ...['reportIncident', 'similarIncidents', 'confirmIncident', 'setConsents', 'bindVehicle'],
  ...['violations', 'violations', 'violations', 'oneOf', 'page', 'page'],
  ...[ANY_QUESTION, ANY_QUESTION, ANY_QUESTION, ANY_QUESTION, ANY_QUESTION, ANY_QUESTION],
];

/** These change nothing; after all others there may be something to be done in the background. */
const QUESTIONS = [ANY_QUESTION, 'similarIncidents', 'violations', 'oneOf', 'page'];

/** Plays the same moves in both countries until an answer differs, or all moves are made. */
export async function play(options: GameOptions): Promise<Outcome> {
  const { chance, clock, servers, players, plates, texts, times } = options;
  const known = new Known(chance, { texts: [...texts, ...plates], times });
  const pass = (ms: number): void => clock.advance(ms);
  const table: Table = { chance, known, plates, pass, now: () => clock.now() };
  const answered = new Map<string, number>();
  for (let made = 0; made < options.moves; made += 1) {
    const asked = known.follow;
    const player = asked ?? Math.floor(chance() * players.length);
    const kind = asked === null ? pickOf(chance, KINDS) : 'confirmIncident';
    known.follow = null;
    const move = kind === ANY_QUESTION ? anyQuestion(options, known) : MOVES[kind]?.(table, player);
    if (move === undefined) {
      throw new Error(`There is no move ${kind}`);
    }
    const clients = players[player] ?? [];
    const [one = '', other = ''] = await Promise.all(
      clients.map((client) => received(client, move.method, move.path, move.body)),
    );
    const differs = difference(one, other);
    if (differs !== null) {
      return { difference: `${made}: ${kind} ${JSON.stringify(move)}\n${differs}`, answered };
    }
    // The refusal of a start names the journey in course.
    const active = /"activeJourneyId":"?(\d+)/.exec(one)?.[1];
    if (active !== undefined && !known.open.has(player)) {
      known.open.set(player, { id: active, seq: 0, lat: 4.05 });
    }
    if (/^20\d/.test(one) && !one.includes('"errors"')) {
      answered.set(kind, (answered.get(kind) ?? 0) + 1);
      learn(known, { player, move, answer: one });
    }
    if (!QUESTIONS.includes(kind)) {
      await settle(servers);
    }
    pass(timeAfter(chance, known));
  }
  return { difference: null, answered };
}

function anyQuestion({ schema, chance }: GameOptions, known: Known): Move {
  const pools = {
    ids: [known.id(), known.id()],
    texts: [known.text(), known.cursor() ?? known.text()],
    times: [known.time(), known.time()],
  };
  const name = pickOf(
    chance,
    fieldsOf(schema, 'Query').filter((each) => !OF_ONE_SERVER.includes(each)),
  );
  const { query, variables } = pickOf(
    chance,
    questionsOfField('Query', fieldOf(schema, 'Query', name), pools),
  );
  return graphql(query, variables);
}

function learn(known: Known, { player, move, answer }: { player: number; move: Move; answer: string }): void {
  const body: JsonValue = JSON.parse(answer.slice(answer.indexOf(' ') + 1) || 'null');
  known.learn(body);
  const started = body?.data?.startJourney?.journey;
  if (started?.isActive === true) {
    known.open.set(player, { id: String(started.id), seq: 0, lat: 4.05 });
  }
  if (body?.data?.endJourney?.journey?.isActive === false) {
    known.open.delete(player);
  }
  const violation = body?.data?.recordFixes?.journey?.violations?.[0];
  if (violation !== undefined) {
    known.own.set(player, violation.id);
  }
  const incident = body?.data?.similarIncidents?.[0];
  if (incident !== undefined) {
    known.shown.set(player, { id: incident.id, ...placeAskedOf(move) });
    known.follow = player;
  }
}

/** Places for which similar incidents were asked. */
function placeAskedOf({ body }: Move): { lat: number; lng: number } {
  const { lat, lng }: JsonValue = JSON.parse(JSON.stringify(body)).variables;
  return { lat, lng };
}

/** Mostly some seconds; now and then, while nobody is under way, as long as it takes for answers to change. */
function timeAfter(chance: Chance, known: Known): number {
  const isPause = known.open.size === 0 && chance() < 0.05;
  return isPause
    ? pickOf(chance, [10 * MINUTE_MS, HOUR_MS, 5 * HOUR_MS, 26 * HOUR_MS])
    : Math.floor(chance() * 3_000);
}
