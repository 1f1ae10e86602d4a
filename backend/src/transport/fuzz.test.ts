import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { filled, fuzzActors } from '../testing/fuzz/fuzz-actors';
import type { FuzzActor } from '../testing/fuzz/fuzz-actors';
import type { FuzzRequest } from '../testing/fuzz/fuzz-request';
import { graphqlRequests } from '../testing/fuzz/graphql-requests';
import { restRequests } from '../testing/fuzz/rest-requests';
import { openTheatre } from '../testing/policy/perform';
import type { Theatre } from '../testing/policy/perform';
import { TestClient } from '../testing/test-client';

/** Of each of the two doors; both together are more than 5,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_600);
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const AT_ONCE = 12;
const TIME_LIMIT_MS = 240_000;

/** What no answer may hold: hashes, statements, stacks, paths. */
const LEAKS =
  /argon2|\$m=19456|QueryFailedError|node_modules|\.[jt]s:\d+|"(pinHash|passwordHash|tokenHash|stack)"/;
/** Answers that are no JSON when all is well. */
const FILES = /^(application\/gpx\+xml|text\/)/;

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
  process.stdout.write(`fuzz seed ${SEED} (FUZZ_SEED=${SEED} runs the same again)\n`);
});
afterAll(() => theatre.close());

/** What is wrong with the answer to a request, or null. */
async function faultOf(actor: FuzzActor, request: FuzzRequest): Promise<string | null> {
  const { method, path, headers, body } = request;
  const sent = body === null ? undefined : filled(body, actor);
  const response = await actor.client.send(method, filled(path, actor), sent, headers);
  const text = await response.text();
  if (response.status >= 500) {
    return `answered ${response.status}`;
  }
  if (LEAKS.test(text)) {
    return 'leaked something';
  }
  const type = response.headers.get('content-type') ?? '';
  const isEmpty = text === '' && response.status === 204;
  if (isEmpty || (response.ok && FILES.test(type))) {
    return null;
  }
  if (!type.startsWith('application/json') && !type.startsWith('application/graphql-response+json')) {
    return `answered ${type || 'without a type'}`;
  }
  return /"code":"(INTERNAL|INTERNAL_SERVER_ERROR|UNAVAILABLE)"/.test(JSON.stringify(JSON.parse(text)))
    ? 'had an error of ours'
    : null;
}

/** The faults of so many requests, each with what it takes to see it again. */
async function faultsOf(requests: readonly FuzzRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...requests];
  const next = fuzzActors(theatre.server);
  const work = async (): Promise<void> => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const fault = await faultOf(await next(request), request).catch((error: unknown) => String(error));
      if (fault !== null) {
        faults.push(`${request.name} ${fault}: ${JSON.stringify(request).slice(0, 1_500)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

test(
  'whatever comes at GraphQL made from its schema: no error of ours, only JSON, no secret',
  async () => {
    const requests = fc.sample(graphqlRequests(theatre.schema), { seed: SEED, numRuns: REQUESTS });
    expect(await faultsOf(requests)).toEqual([]);
  },
  TIME_LIMIT_MS,
);

test(
  'whatever comes at REST made from its document: no error of ours, only JSON, no secret',
  async () => {
    const { body } = await new TestClient(theatre.server.url).rest('GET', '/api/openapi.json');
    const requests = fc.sample(restRequests(body), { seed: SEED, numRuns: REQUESTS });
    expect(await faultsOf(requests)).toEqual([]);
  },
  TIME_LIMIT_MS,
);
