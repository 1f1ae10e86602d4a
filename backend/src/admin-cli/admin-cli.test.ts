import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { ask, TestFolder } from '../testing/server/test-folder';
import { builtProgram } from '../testing/programs/built-program';

const ROOT = resolve(__dirname, '../../..');
const PASSWORD = 'a fair wind to Buea';

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clean());

/** Runs the command as `npm run admin` does, with a text on its standard input. */
async function admin(
  words: readonly string[],
  input = '',
): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [await builtProgram('admin-cli.ts'), ...words], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: folder.dataDir, DEMO: '0' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), out, err };
}

test('works on the embedded database with no server running, and beside a running one', async () => {
  expect(await admin(['create', 'chief'], `${PASSWORD}\n`)).toEqual({
    code: 0,
    out: 'chief is admin.\n',
    err: '',
  });
  const { url } = await folder.start();
  const made = await admin(['create', 'guest', '--role', 'viewer']);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^guest is viewer\.\nOne-time password, shown this once: [0-9a-z-]{19}\n$/);
  const { out } = await admin(['list']);
  expect(out).toMatch(/^chief +admin +- +never$/m);
  expect(out).toMatch(/^guest +viewer +- +never +one-time password$/m);
  expect(await ask(url, 'SELECT count(*)::int FROM account')).toEqual([{ count: 2 }]);
});

test('a refusal is one line and ends with 1, words that can not be followed with 2, and no password is shown', async () => {
  const short = await admin(['create', 'chief'], 'hush hush\n');
  expect(short).toEqual({ code: 1, out: '', err: 'Password must be at least 12 characters\n' });
  const typed = await admin(['create', 'chief', PASSWORD]);
  expect(typed).toMatchObject({ code: 2, out: '' });
  expect(typed.err).toMatch(/^there is one word too many\nusage:/);
  expect(typed.err).not.toContain(PASSWORD);
});
