import { setTimeout as wait } from 'node:timers/promises';
import type { Ctx } from './context';
import { defineEvent } from '../live/events';
import type { AppEvent } from '../live/events';
import { asAppError } from '../errors';
import { Account } from '../../modules/identity/accounts/account.entity';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { statement } from '../db/statement';
import { inTransaction } from './unit-of-work';

const noted = defineEvent<string>('noted');
const POOL_SIZE = 20;

const INSERT = statement(
  'test.insert-account',
  "INSERT INTO account (username, mobile_number, pin_hash, role, created_at) VALUES ($1, $1, 'x', 'CITIZEN', now())",
);
const FIND = statement('test.find-account', 'SELECT id FROM account WHERE mobile_number = $1');
const OWN_PID = statement('test.own-pid', 'SELECT pg_backend_pid() AS pid');
const END_OTHER = statement('test.end-other', 'SELECT pg_terminate_backend($1)');
const END_CONNECTION = statement('test.end', 'SELECT pg_terminate_backend(pg_backend_pid())');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A context whose events can be looked at. */
function contextWith(received: AppEvent[]): Ctx {
  return { ...server.services, actor: null, emit: (event) => received.push(event) };
}

async function isStored(mobileNumber: string): Promise<boolean> {
  return (await server.services.db.composedRows(FIND, [mobileNumber])).length === 1;
}

test('events leave after COMMIT, in their order, when the rows can be seen by all', async () => {
  const received: AppEvent[] = [];
  const result = await inTransaction(contextWith(received), async (ctx) => {
    ctx.emit(noted('one'));
    await ctx.db.composedRows(INSERT, ['651000001']);
    ctx.emit(noted('two'));
    expect(received).toEqual([]);
    expect(await isStored('651000001')).toBe(false);
    return 'done';
  });
  expect(result).toBe('done');
  expect(received).toEqual([noted('one'), noted('two')]);
  expect(await isStored('651000001')).toBe(true);
});

test('work that throws leaves neither rows nor events, and its error comes through', async () => {
  const received: AppEvent[] = [];
  const fault = new Error('changed my mind');
  const work = inTransaction(contextWith(received), async (ctx) => {
    await ctx.db.composedRows(INSERT, ['651000002']);
    ctx.emit(noted('never'));
    throw fault;
  });
  await expect(work).rejects.toBe(fault);
  expect(received).toEqual([]);
  expect(await isStored('651000002')).toBe(false);
});

test('a connection that is lost midway is reported as UNAVAILABLE and leaves neither rows nor events', async () => {
  const received: AppEvent[] = [];
  const work = inTransaction(contextWith(received), async (ctx) => {
    await ctx.db.composedRows(INSERT, ['651000003']);
    ctx.emit(noted('never'));
    await ctx.db.composedRows(END_CONNECTION, []);
  });
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(asAppError(error).code).toBe('UNAVAILABLE');
  expect(received).toEqual([]);
  expect(await isStored('651000003')).toBe(false);
});

test('a connection that is lost between two statements is reported as UNAVAILABLE by the next one', async () => {
  const work = inTransaction(contextWith([]), async (ctx) => {
    const [own] = await ctx.db.composedRows<{ pid: number }>(OWN_PID, []);
    await server.services.db.composedRows(END_OTHER, [own?.pid ?? 0]);
    // Until the loss is known on this side.
    await wait(300);
    return ctx.db.entities.findOneBy(Account, { id: 1 });
  });
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(asAppError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
});

test('transactions that fail, however they fail, give their connections back', async () => {
  const received: AppEvent[] = [];
  for (let index = 0; index < POOL_SIZE + 5; index += 1) {
    const work = inTransaction(contextWith(received), async (ctx) => {
      await ctx.db.composedRows(
        index % 2 === 0 ? END_CONNECTION : INSERT,
        index % 2 === 0 ? [] : ['651000004'],
      );
      throw new Error('no');
    });
    await expect(work).rejects.toThrow();
  }
  await inTransaction(contextWith(received), (ctx) => ctx.db.composedRows(INSERT, ['651000004']));
  expect(await isStored('651000004')).toBe(true);
});
