import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, startMark } from './processes';
import { ask, killHard, TestFolder } from '../../testing/server/test-folder';

let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clean());

test('a database left behind by a killed server is stopped, and a new one has its committed rows', async () => {
  const { server, url, pid } = await folder.startElsewhere();
  await ask(url, 'CREATE TABLE kept AS SELECT 7 AS value');
  await killHard(server);
  expect(isAlive(pid)).toBe(true);
  const postgres = await folder.start();
  expect(isAlive(pid)).toBe(false);
  expect(postgres.pid()).not.toBe(pid);
  expect(postgres.url).toBe(url);
  expect(await ask(postgres.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
});

test('a server and a database that were both killed do not hinder the next start', async () => {
  const { server, url, pid } = await folder.startElsewhere();
  await killHard(server);
  process.kill(pid, 'SIGKILL');
  const postgres = await folder.start();
  expect(postgres.url).toBe(url);
  expect(await ask(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a pid file whose number now belongs to another program does not hinder, and that program lives on', async () => {
  const { stop } = await folder.start();
  await stop();
  const data = join(folder.dataDir, 'postgres', 'data');
  writeFileSync(join(data, 'postmaster.pid'), `${process.ppid}\n${data}\n1\n1\n\n\n\nready\n`);
  const { url } = await folder.start();
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(isAlive(process.ppid)).toBe(true);
});

test('a half-made database of a first start that was killed is made again', async () => {
  const half = join(folder.dataDir, 'postgres', 'data.new');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'PG_VERSION'), '18\n');
  expect(await ask((await folder.start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.each([
  ['a process that is gone', '999999999 1'],
  ['a process number that was given out again', `${process.ppid} 1`],
  ['nothing readable', ''],
])('a lock held by %s is inherited', async (_, holder) => {
  const path = join(folder.dataDir, 'postgres', 'server.lock');
  mkdirSync(join(folder.dataDir, 'postgres'), { recursive: true });
  writeFileSync(path, holder);
  await folder.start();
  expect(readFileSync(path, 'utf8').trim()).toBe(`${process.pid} ${startMark(process.pid)}`);
});

test('a running server bars a second one from the folder until it ends', async () => {
  const { server, pid } = await folder.startElsewhere();
  await expect(folder.start()).rejects.toThrow(`already used by process ${server.pid} `);
  expect(isAlive(pid)).toBe(true);
  const end = new Promise((resolve) => server.once('exit', resolve));
  const next = folder.start();
  server.kill('SIGTERM');
  expect(await end).toBe(0);
  expect(isAlive(pid)).toBe(false);
  expect(await ask((await next).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
