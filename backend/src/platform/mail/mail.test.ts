import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startSmtpServer } from '../../testing/peers/smtp-server';
import type { TestSmtpServer } from '../../testing/peers/smtp-server';
import { ConfigError, loadConfig } from '../config/config';
import { mailGateway } from './gateways';
import type { MailConfig } from '../config/mail-config';

const MAIL = {
  ...{ id: '3f1d5c1e-0000-4000-8000-000000000001', to: 'safety@sanaga.example' },
  ...{ subject: 'Un dossier / A case', text: 'Été 2026: une réponse.\n' },
  at: new Date('2026-11-24T09:00:00Z'),
};
const SILENT = pino({ level: 'silent' });

let folder: string;
let smtp: TestSmtpServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine mail '));
  smtp = await startSmtpServer({ login: { user: 'wakafine', pass: 'hush' } });
});
afterAll(async () => {
  await smtp.stop();
  rmSync(folder, { recursive: true, force: true });
});

function smtpConfig(over: object = {}): MailConfig {
  const { mail } = loadConfig({
    ...{ MAIL_GATEWAY: 'smtp', MAIL_SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@wakafine.example' },
    ...{ MAIL_SMTP_USER: 'wakafine', MAIL_SMTP_PASSWORD: 'hush' },
    ...over,
  });
  if (mail === null) {
    throw new Error('No mail is configured');
  }
  return mail;
}

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
  return [];
}

test('a mail reaches a real SMTP server with its words, its time and an id that stays the same', async () => {
  await mailGateway(smtpConfig(), SILENT)?.send(MAIL);
  const [received] = smtp.received();
  expect(received).toMatchObject({ from: 'no-reply@wakafine.example', to: ['safety@sanaga.example'] });
  expect(received?.source).toContain(`Message-ID: <${MAIL.id}@wakafine.example>`);
  expect(received?.source).toContain('Auto-Submitted: auto-generated');
  expect(received?.source).toContain('Date: Tue, 24 Nov 2026 09:00:00 +0000');
  expect(received?.source).toMatch(/=C3=89t=C3=A9 2026|Été 2026/);
});

test.each([
  ['a server that refuses the login', { MAIL_SMTP_PASSWORD: 'wrong' }],
  ['a server that is not there', { MAIL_SMTP_URL: 'smtp://127.0.0.1:1' }],
])('%s is an error, for another try', async (_what, over) => {
  await expect(mailGateway(smtpConfig(over), SILENT)?.send(MAIL)).rejects.toThrow();
});

test('an address that names two is one that is refused, and nobody else gets a mail', async () => {
  const before = smtp.received().length;
  const to = 'a@sanaga.example,b@elsewhere.example';
  await mailGateway(smtpConfig(), SILENT)
    ?.send({ ...MAIL, to })
    .catch(() => undefined);
  const to2 = smtp
    .received()
    .slice(before)
    .flatMap((mail) => mail.to);
  expect(to2).not.toContain('b@elsewhere.example');
});

test('the file has a line for each mail', async () => {
  const outbox = join(folder, 'outbox.jsonl');
  const gateway = mailGateway({ gateway: 'file', outbox }, SILENT);
  await gateway?.send(MAIL);
  await gateway?.send(MAIL);
  const lines = readFileSync(outbox, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2);
  const { to, subject, text } = MAIL;
  expect(JSON.parse(lines[0] ?? '')).toEqual({ to, subject, text, at: '2026-11-24T09:00:00.000Z' });
});

test('mails go into the log by default, and nowhere in production', () => {
  expect(loadConfig({}).mail).toEqual({ gateway: 'log' });
  const PEPPER = '4f1c9a7be0d25386a1f7c0b94e6d832b';
  expect(loadConfig({ NODE_ENV: 'production', PEPPER }).mail).toBeNull();
  expect(faultsOf({ NODE_ENV: 'production', PEPPER, MAIL_GATEWAY: 'log' })).toEqual([
    expect.stringMatching(/^MAIL_GATEWAY=log is refused/),
  ]);
});

test('only a server on this machine is spoken to without TLS', () => {
  expect(smtpConfig()).toMatchObject({ needsTls: false, isSecure: false });
  expect(smtpConfig({ MAIL_SMTP_URL: 'smtp://mail.example' })).toMatchObject({ needsTls: true, port: 587 });
  expect(smtpConfig({ MAIL_SMTP_URL: 'smtps://mail.example' })).toMatchObject({ isSecure: true, port: 465 });
});

test.each([
  ['an unknown gateway', { MAIL_GATEWAY: 'pigeon' }, [/^MAIL_GATEWAY must be one of log, file, smtp/]],
  ['a file without its name', { MAIL_GATEWAY: 'file' }, [/^MAIL_OUTBOX is required/]],
  ['a folder as the file', { MAIL_GATEWAY: 'file', MAIL_OUTBOX: tmpdir() }, [/^MAIL_OUTBOX must be a file/]],
  [
    'smtp without its parts',
    { MAIL_GATEWAY: 'smtp' },
    [/^MAIL_FROM is required/, /^MAIL_SMTP_URL is required/],
  ],
  [
    'a user without a password, and secrets in the address',
    {
      ...{ MAIL_GATEWAY: 'smtp', MAIL_FROM: 'a@b.example', MAIL_SMTP_USER: 'a' },
      MAIL_SMTP_URL: 'smtp://a:hush@mail.example',
    },
    [/belong together/, /no user and no password/],
  ],
])('%s is refused', (_name, env, faults) => {
  const found = faultsOf(env);
  expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  expect(found.join()).not.toContain('hush');
});
