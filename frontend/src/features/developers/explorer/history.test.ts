import { isRead, readOperation, type ReadOperation } from '../api/operation';
import { deleteHistory, noteInHistory, readHistory } from './history';

function read(query: string, variables = ''): ReadOperation {
  const operation = readOperation({ query, variables });
  if (!isRead(operation)) {
    throw new Error(`${query} can't be read: ${operation}`);
  }
  return operation;
}

beforeEach(() => window.localStorage.clear());

it('stores what was run, newest first and each once', () => {
  noteInHistory(read('{ viewer { id } }'), '2026-01-01T00:00:00Z');
  noteInHistory(
    read('query ($id: ID!) { journey(id: $id) { id } }', '{ "id": "17" }'),
    '2026-01-01T00:00:01Z',
  );
  noteInHistory(read('{ viewer { id } }'), '2026-01-01T00:00:02Z');
  expect(readHistory().map(({ query, at }) => [query, at])).toEqual([
    ['{ viewer { id } }', '2026-01-01T00:00:02Z'],
    ['query ($id: ID!) { journey(id: $id) { id } }', '2026-01-01T00:00:01Z'],
  ]);
  expect(readHistory()[1]?.variables).toContain('17');
  deleteHistory();
  expect(readHistory()).toEqual([]);
});

it('stores no variables of mutations, which hold PINs and passwords', () => {
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';
  noteInHistory(read(signIn, '{ "input": { "pin": "471528" } }'), '2026-01-01T00:00:00Z');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('471528');
  expect(readHistory()[0]?.variables).toBe('');
});

it('reads no history from a stored text that is none', () => {
  window.localStorage.setItem('explorer_history', '[1, {"query": 2}, null]');
  expect(readHistory()).toEqual([]);
  window.localStorage.setItem('explorer_history', 'no JSON');
  expect(readHistory()).toEqual([]);
});

it.each([
  ['{ viewer', '', 'query'],
  ['{ viewer { id } }', '[1]', 'variables'],
  ['{ viewer { id } }', '{', 'variables'],
  ['query A { viewer { id } } query B { viewer { id } }', '', 'several'],
])('says of %j with %j that its %3$s is at fault', (query, variables, fault) => {
  expect(readOperation({ query, variables })).toBe(fault);
});
