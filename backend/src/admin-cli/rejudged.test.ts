import { fastDrive } from '../testing/drives/fast-drive';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';
import { isStaffOrder, readAdminWords } from './admin-words';
import { runOrder } from './run-order';

const DAY = '2020-01-01';

/** Judges by the caution threshold. */
let strict: TestServer;
/** The same database, judged by the register as it is shipped. */
let lenient: TestServer;
let journeyId: string;
beforeAll(async () => {
  strict = await startTestServer();
  lenient = await startTestServer({ sharing: strict, clock: strict.clock, limitBasis: 'register' });
  ({ journeyId } = await fastDrive(strict));
});
afterAll(async () => {
  await lenient.close();
  await strict.close();
});

function admin({ services }: TestServer, ...words: string[]): Promise<string[]> {
  const order = readAdminWords(words);
  if (!isStaffOrder(order)) {
    throw new Error('Not an order for the services.');
  }
  return runOrder({ ...services, actor: null }, order, () => Promise.resolve(null));
}

// The other limit is confirmed or not, and with it what rates divide by.
test('a dry run, judging again, and pending changes are printed in lines', async () => {
  const better = [
    `journey ${journeyId}: 1 better, other figures`,
    `1 journeys with fixes since ${DAY}, 1 with other figures`,
    'violations: 0 unchanged, 1 better for the driver, 0 worse, 0 new, 0 withdrawn',
    'left alone: 0 journeys whose fixes are thinned, 0 under way',
  ];
  expect(await admin(lenient, 'rejudge', '--since', DAY, '--dry-run')).toEqual([
    ...better,
    'Nothing was changed.',
  ]);
  expect(await admin(lenient, 'rejudge', '--since', DAY)).toEqual([...better, 'Nothing waits for a person.']);
  expect(await admin(strict, 'revisions')).toEqual(['Nothing waits for a person.']);
  const worse = await admin(strict, 'rejudge', '--since', DAY);
  expect(worse[0]).toBe(`journey ${journeyId}: 1 worse, other figures`);
  expect(worse.at(-1)).toMatch(/^What is worse or new has changed nothing/);
  const [line = '', ...more] = await admin(strict, 'revisions');
  expect(more).toEqual([]);
  expect(line).toMatch(
    /LIMIT: WARNING \(at least 12\d km\/h, limit 110 \(unconfirmed\)\) -> DANGER \(at least 12\d/,
  );
  const [id = ''] = line.split(' ');
  expect(await admin(strict, 'revisions', 'apply', id)).toEqual([`Change ${id} is applied.`]);
  expect(await admin(strict, 'revisions')).toEqual(['Nothing waits for a person.']);
});
