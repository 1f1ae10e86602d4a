import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { doorOperations, operationsIn } from '../../testing/policy/doors';
import type { Called } from '../../testing/policy/doors';
import { restRoutes } from '../rest/rest-routes';
import { NO_STREAMS } from '../rest/events/event-streams';

const MODULES = resolve(__dirname, '../../modules');
/** Functions that only read more of what an act has given; they decide nothing, and are called with nothing else. */
const READS_ON = ['currentZone', 'driverNames', 'noteViolationPage', 'storedFixes'];

const operations = doorOperations();

function isDeclared({ file, name }: Called): boolean {
  const { may } = jest.requireActual(file)[name];
  return typeof may?.who === 'string';
}

test('every operation and call performs the act that it names', () => {
  const others = operations.filter(
    ({ named, called }) =>
      !named.includes('OPEN_TO_ANYONE') && !called.some(({ name }) => named.includes(name)),
  );
  expect(others).toEqual([]);
  expect(operations.length).toBeGreaterThan(150);
});

test('what is open without an act does nothing that takes the context', () => {
  const open = operations.filter(({ named }) => named.includes('OPEN_TO_ANYONE'));
  expect(open.filter(({ called }) => called.length > 0)).toEqual([]);
});

test("whatever a door calls with the caller's context says who may", () => {
  const called = operations
    .flatMap((operation) => operation.called)
    .filter(({ file }) => file.startsWith(MODULES));
  const silent = called.filter((each) => !READS_ON.includes(each.name) && !isDeclared(each));
  expect([...new Set(silent.map(({ name, file }) => `${name} in ${file}`))]).toEqual([]);
});

test('no act asks by hand who may: its rule is beside it', () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const asking = sources.filter((file) => {
    const text = readFileSync(join(MODULES, file), 'utf8');
    const isAct = /= (act|actAtOnce|openAct|watchAct|openWatchAct)\(/.test(text);
    const forbidden = isAct
      ? /\brequire(Session|SignedIn|Citizen|Permission)\b/
      : /\brequire(Citizen|Permission)\b/;
    return forbidden.test(text);
  });
  expect(asking).toEqual(['identity/accounts/actor.ts', 'identity/acts/admitted.ts']);
});

test('the document of REST asks for a session where the act does', () => {
  const others: string[] = [];
  restRoutes(({ method, path, session, may }, act) => {
    if ((session === 'required') !== ((may ?? act.may).who !== 'anyone')) {
      others.push(`${method} ${path}`);
    }
  }, NO_STREAMS);
  expect(others).toEqual([]);
});

test('a door that performs another act than it names, or names none, would be seen', () => {
  const door = (serves: string) => `
    import { endJourney, startJourney } from './acts';
    class Door {
      @Mutation(() => Journey)
      ${serves}
      endJourney(@Ctx() { ctx }: GraphqlContext) {
        return finish(ctx);
      }
    }
    function finish(ctx: AppCtx) {
      return endJourney(ctx, { endedAt: null });
    }`;
  const called = [{ name: 'endJourney', file: '/doors/acts' }];
  const name = 'Mutation.endJourney';
  expect(operationsIn('/doors/door.ts', door('@Serves(endJourney)'))).toEqual([
    { name, named: ['endJourney'], called },
  ]);
  expect(operationsIn('/doors/door.ts', door('@Serves(startJourney)'))).toEqual([
    { name, named: ['startJourney'], called },
  ]);
  expect(operationsIn('/doors/door.ts', door(''))).toEqual([{ name, named: [], called }]);
});
