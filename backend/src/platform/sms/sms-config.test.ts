import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from '../config/config';

const STRONG = '4f1c9a7be0d25386a1f7c0b94e6d832b';
const PRODUCTION = { NODE_ENV: 'production', PEPPER: STRONG };
const HTTP = { SMS_GATEWAY: 'http', SMS_HTTP_URL: 'https://sms.example/messages', SMS_HTTP_SECRET: STRONG };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine sms '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
  return [];
}

test('messages go into the log by default, and nowhere in production', () => {
  expect(loadConfig({}).sms).toEqual({ gateway: 'log' });
  expect(loadConfig(PRODUCTION).sms).toBeNull();
});

test('each gateway is read, with the file as an absolute path', () => {
  expect(loadConfig({ SMS_GATEWAY: 'log' }).sms).toEqual({ gateway: 'log' });
  const outbox = join(folder, 'outbox.jsonl');
  expect(loadConfig({ SMS_GATEWAY: 'file', SMS_OUTBOX: outbox }).sms).toEqual({ gateway: 'file', outbox });
  const { sms } = loadConfig({ ...PRODUCTION, ...HTTP });
  expect(sms).toEqual({ gateway: 'http', url: 'https://sms.example/messages', secret: STRONG });
});

test('production may post to a gateway on the same machine without https', () => {
  expect(faultsOf({ ...PRODUCTION, ...HTTP, SMS_HTTP_URL: 'http://127.0.0.1:8080/sms' })).toEqual([]);
});

test.each([
  ['an unknown gateway', { SMS_GATEWAY: 'pigeon' }, [/^SMS_GATEWAY must be one of log, file, http/]],
  ['a file without its name', { SMS_GATEWAY: 'file' }, [/^SMS_OUTBOX is required/]],
  ['a folder as the file', { SMS_GATEWAY: 'file', SMS_OUTBOX: tmpdir() }, [/^SMS_OUTBOX must be a file/]],
  [
    'a file in no folder',
    { SMS_GATEWAY: 'file', SMS_OUTBOX: '/no/such/folder/outbox' },
    [/^SMS_OUTBOX must lie in a folder that exists/],
  ],
  [
    'http without address and secret',
    { SMS_GATEWAY: 'http' },
    [/^SMS_HTTP_URL is required/, /^SMS_HTTP_SECRET is required/],
  ],
  ['an address of another kind', { ...HTTP, SMS_HTTP_URL: 'ftp://sms.example' }, [/^SMS_HTTP_URL must be/]],
  ['an address with a password', { ...HTTP, SMS_HTTP_URL: 'https://a:hush@sms.example' }, [/no password/]],
  ['the log in production', { ...PRODUCTION, SMS_GATEWAY: 'log' }, [/^SMS_GATEWAY=log is refused/]],
  [
    'codes in the clear and a weak secret in production',
    { ...PRODUCTION, ...HTTP, SMS_HTTP_URL: 'http://sms.example', SMS_HTTP_SECRET: 'hush' },
    [/^SMS_HTTP_URL must begin with https/, /^SMS_HTTP_SECRET must have at least 32/],
  ],
])('%s is refused', (_name, env, faults) => {
  const found = faultsOf(env);
  expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  expect(found.join()).not.toContain('hush');
});
