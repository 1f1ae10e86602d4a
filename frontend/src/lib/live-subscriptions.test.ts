import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = join(__dirname, '..');
/** A hook that the code generator made for a subscription, as it is called. */
const SUBSCRIBES = /\buse\w+Subscription\(/;
/** Queries that fetch again what was missed while the connection was lost; all of them run on the first. */
const HEALS = /\b(useReconnected|useLiveFallback|useAfterActs)\(/;
/** Ignores the values: it only holds the connection open. */
const ONLY_LISTENS = ['staff/shell/StaffArea.tsx'];

function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^graphql\/|\.test\.tsx?$/.test(path))
    .map((path) => join(SOURCES, path));
}

it('asks again after a lost connection wherever something is shown that is pushed', () => {
  const subscribing = sources().filter((path) => SUBSCRIBES.test(readFileSync(path, 'utf8')));
  expect(subscribing.length).toBeGreaterThan(15);
  const unhealed = subscribing
    .filter((path) => !HEALS.test(readFileSync(path, 'utf8')))
    .map((path) => relative(SOURCES, path));
  expect(unhealed).toEqual(ONLY_LISTENS);
});

it('subscribes through the generated hooks alone', () => {
  const others = sources().filter((path) =>
    /\buseSubscription\b|\.subscribe\(\{\s*query/.test(readFileSync(path, 'utf8')),
  );
  expect(others).toEqual([]);
});
