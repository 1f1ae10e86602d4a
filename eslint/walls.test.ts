import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BROKEN_WALLS, INTACT_WALLS } from './walls-expected';

const FIXTURES = path.join(__dirname, 'fixtures');
const ESLINT = path.join(__dirname, '..', 'node_modules', 'eslint', 'bin', 'eslint.js');
const CONFIG = path.join(__dirname, 'fixtures.config.mjs');

interface FileResult {
  filePath: string;
  messages: { ruleId: string | null; severity: number }[];
}

function run(args: string[], cwd: string): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { cwd, maxBuffer: 16 * 1024 * 1024 };
    execFile(process.execPath, args, options, (_error, stdout, stderr) => resolve({ stdout, stderr }));
  });
}

/** Gives, for each fixture, the rules that eslint reports in it, each once. */
async function lintFixtures(): Promise<Map<string, string[]>> {
  const { stdout, stderr } = await run([ESLINT, '--config', CONFIG, '--format', 'json', '.'], FIXTURES);
  if (!stdout.startsWith('[')) {
    throw new Error(`eslint gave no report: ${stderr || stdout}`);
  }
  // The shape is the documented one of eslint's json formatter.
  const results = JSON.parse(stdout) as FileResult[];
  return new Map(
    results.map(({ filePath, messages }) => {
      const errors = messages.filter(({ severity }) => severity === 2);
      const rules = new Set(errors.map(({ ruleId }) => ruleId ?? 'not parsed'));
      return [path.relative(FIXTURES, filePath).split(path.sep).join('/'), [...rules].sort()];
    }),
  );
}

describe('the walls of the house', () => {
  let reported: Map<string, string[]>;

  beforeAll(async () => {
    reported = await lintFixtures();
  }, 120_000);

  it.each(BROKEN_WALLS)('stop $what', ({ file, rules }) => {
    expect(reported.get(file)).toEqual(rules);
  });

  it.each(INTACT_WALLS)('let %s pass, which follows them', (file) => {
    expect(reported.get(file)).toEqual([]);
  });

  it('are each proved by a fixture that is listed', () => {
    const listed = [...BROKEN_WALLS.map(({ file }) => file), ...INTACT_WALLS];
    expect([...reported.keys()].sort()).toEqual(listed.sort());
  });

  it('refuse a module that has no place in the order', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'walls-'));
    mkdirSync(path.join(root, 'backend/src/modules/weather'), { recursive: true });
    const modules = pathToFileURL(path.join(__dirname, 'modules.mjs')).href;
    const script = `import { moduleOrderZones } from '${modules}'; moduleOrderZones(process.argv[1]);`;
    const { stderr } = await run(['--input-type=module', '--eval', script, root], root);
    rmSync(root, { recursive: true });
    expect(stderr).toContain('No place in the order of eslint/modules.mjs: weather');
  });
});
