import type { GraphQLSchema } from 'graphql';
import { pathsOf } from '../server/route-table';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { questionsOf } from './questions';
import type { Pools } from './questions';
import { difference, received } from './read-text';

/** Paths that reveal the server itself: its secrets, and how long it has run. */
const PATHS_OF_ONE_SERVER = ['/metrics', '/graphql', '/api/docs', '/api/openapi.json', '/livez', '/readyz'];
/** Fields with keys and sessions, which are drawn at random, and the minutes in which a server has served. */
export const OF_ONE_SERVER = ['pushKey', 'mySessions', 'serviceAvailability'];
/** So many fields and paths are asked about at once. */
const AT_ONCE = 8;

/** A question, and the way to ask it. */
export interface WalkQuestion {
  readonly text: string;
  readonly ask: (client: TestClient) => Promise<string>;
}

/** Every question to a server, those of one field or path together: they may share a limit. */
export function walkOf(server: TestServer, schema: GraphQLSchema, pools: Pools): WalkQuestion[][] {
  const byField = new Map<string, WalkQuestion[]>();
  const add = (field: string, question: WalkQuestion): void => {
    const known = byField.get(field) ?? [];
    if (!known.some(({ text }) => text === question.text)) {
      byField.set(field, [...known, question]);
    }
  };
  const queries = questionsOf(schema, 'Query', pools).filter(({ field }) => !OF_ONE_SERVER.includes(field));
  for (const { field, query, variables } of queries) {
    add(field, {
      text: `${query} ${JSON.stringify(variables)}`,
      ask: (client) => received(client, 'POST', '/graphql', { query, variables }),
    });
  }
  for (const path of pathsOf(server).filter(
    (each) => !PATHS_OF_ONE_SERVER.some((own) => each.startsWith(own)),
  )) {
    // Lists take pages; of single things the ids are guessed.
    const urls = path.includes('{')
      ? pools.ids.map((id) => path.replace(/\{\w+\}/g, id))
      : ['', '?limit=3', ...pools.ids.map((id) => `?limit=5&before=${id}`)].map((page) => `${path}${page}`);
    for (const url of urls) {
      add(path, { text: `GET ${url}`, ask: (client) => received(client, 'GET', url) });
    }
  }
  return [...byField.values()];
}

/** Findings of a walk. */
export interface Found {
  /** Questions that were answered differently, with what differs. */
  readonly differences: string[];
  /** Questions that were answered with data: refusals are alike whatever they hide. */
  readonly answered: number;
}

/** Asks the same in two countries. */
export async function walk(
  questions: readonly (readonly WalkQuestion[])[],
  [client, otherClient]: readonly [TestClient, TestClient],
): Promise<Found> {
  const differences: string[] = [];
  let answered = 0;
  const askAll = async (ofOneField: readonly WalkQuestion[]): Promise<void> => {
    for (const { text, ask } of ofOneField) {
      const [one, other] = await Promise.all([ask(client), ask(otherClient)]);
      answered += one.startsWith('200') && !one.includes('"errors"') ? 1 : 0;
      const differs = difference(one, other);
      if (differs !== null) {
        differences.push(`${text}\n${differs}`);
      }
    }
  };
  const waiting = [...questions];
  const askOn = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await askAll(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return { differences, answered };
}
