import { VIEWER, serveApi } from '../../test/api';
import { createGraphqlConnection } from '../lib/apollo/apollo';
import { cacheHomeAnswers } from './home-answers';
import { homeQuestionText } from './home-question-text';
import { HOME_QUESTIONS } from './home-questions';

/** Requests of the document of the page before any script of the app is there. */
async function askEarly(): Promise<string> {
  const body = JSON.stringify({ operationName: 'Home', query: homeQuestionText() });
  return (await fetch('/graphql', { method: 'POST', body })).text();
}

it('holds every answer of the home page that the document asked for, and asks none of it twice', async () => {
  const api = serveApi({ viewer: VIEWER });
  const connection = createGraphqlConnection();
  const { client } = connection;
  window.homeAnswer = askEarly();
  await cacheHomeAnswers(connection);
  expect(HOME_QUESTIONS.map((query) => client.readQuery<object>({ query }))).not.toContain(null);
  await Promise.all(
    HOME_QUESTIONS.map((query) => client.query<object>({ query, fetchPolicy: 'network-only' })),
  );
  expect(api.asked).toEqual(['Home']);
});

it.each([
  ['was refused', Promise.resolve(JSON.stringify({ data: null, errors: [{ message: 'Sign in' }] }))],
  ['did not come', Promise.resolve(null)],
])('stores nothing where the answer %s', async (_what, answer) => {
  serveApi({});
  const connection = createGraphqlConnection();
  const { client } = connection;
  window.homeAnswer = answer;
  await cacheHomeAnswers(connection);
  expect(HOME_QUESTIONS.map((query) => client.readQuery<object>({ query }))).toEqual(
    HOME_QUESTIONS.map(() => null),
  );
  expect(client.prioritizeCacheValues).toBe(false);
});

it('is drawn without the answers where the network is silent', async () => {
  jest.useFakeTimers();
  const connection = createGraphqlConnection();
  window.homeAnswer = new Promise(() => undefined);
  const stored = cacheHomeAnswers(connection);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(stored).resolves.toBeUndefined();
  jest.useRealTimers();
});
