import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { fuzzActors } from '../testing/fuzz/fuzz-actors';
import { answerTo } from '../testing/fuzz/fuzz-answer';
import type { FuzzRequest } from '../testing/fuzz/fuzz-request';
import { graphqlRequests } from '../testing/fuzz/graphql-requests';
import { restRequests } from '../testing/fuzz/rest-requests';
import { openTheatre } from '../testing/policy/perform';
import type { Theatre } from '../testing/policy/perform';
import { TestClient } from '../testing/server/test-client';

/** Of each of the two doors; both together are more than 5,000. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_600);
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const AT_ONCE = 12;
/** Else the run would find the limits and nothing behind them. */
const MOST_TURNED_AWAY = 1 / 3;

let theatre: Theatre;
beforeAll(async () => {
  process.stdout.write(`fuzz seed ${SEED} (FUZZ_SEED=${SEED} runs the same again)\n`);
  theatre = await openTheatre();
});
afterAll(() => theatre.close());

/** The faults of so many requests, each once with what it takes to see it again, and how many were turned away. */
async function outcomeOf(
  requests: readonly FuzzRequest[],
): Promise<{ faults: string[]; turnedAway: number }> {
  const faults = new Map<string, string>();
  let turnedAway = 0;
  const waiting = [...requests];
  const next = fuzzActors(theatre.server);
  const work = async (): Promise<void> => {
    for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) {
      const { fault, isTurnedAway } = await answerTo(request, await next(request));
      turnedAway += isTurnedAway ? 1 : 0;
      if (fault !== null) {
        faults.set(`${request.name} ${fault}`, JSON.stringify(request).slice(0, 1_500));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { faults: [...faults].map((fault) => fault.join(': ')), turnedAway };
}

async function expectNoFault(requests: readonly FuzzRequest[]): Promise<void> {
  const { faults, turnedAway } = await outcomeOf(requests);
  expect(faults).toEqual([]);
  expect(turnedAway).toBeLessThan(requests.length * MOST_TURNED_AWAY);
}

test('whatever comes at GraphQL made from its schema: no error of ours, only JSON, no secret', () =>
  expectNoFault(fc.sample(graphqlRequests(theatre.schema), { seed: SEED, numRuns: REQUESTS })));

test('whatever comes at REST made from its document: no error of ours, only JSON, no secret', async () => {
  const { body } = await new TestClient(theatre.server.url).rest('GET', '/api/openapi.json');
  await expectNoFault(fc.sample(restRequests(body), { seed: SEED, numRuns: REQUESTS }));
});
