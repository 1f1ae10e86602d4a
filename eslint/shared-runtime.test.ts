import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './repository-files';

const JEST = path.join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');

const CONFIG = {
  testEnvironment: path.join(ROOT, 'scripts/lib/jest/shared-environment.cjs'),
  runtime: path.join(ROOT, 'scripts/lib/jest/shared-runtime.cjs'),
  transform: {},
  haste: { enableSymlinks: false },
};

/** A module that counts how often it is loaded, and loads another one late. */
const COUNTED = `
  globalThis.loads = (globalThis.loads ?? 0) + 1;
  exports.loads = () => globalThis.loads;
  exports.late = () => require('./late').name;
  exports.actual = () => jest.requireActual('./late').name;
`;

/** Each of the two files finds what the other one found, and leaves something behind. */
const TEST_FILE = `
  const counted = require('./counted');
  let own = 0;
  test('finds nothing of the other file', () => {
    own += 1;
    expect(own).toBe(1);
    expect(counted.loads()).toBe(1);
    expect(process.env.LEFT_BEHIND).toBeUndefined();
    expect(process.env.PATH).not.toBe('nowhere');
    expect(jest.isMockFunction(Date.now)).toBe(false);
    expect(jest.isMockFunction(counted.loads)).toBe(false);
    expect(setTimeout.clock).toBeUndefined();
    process.env.LEFT_BEHIND = 'yes';
    process.env.PATH = 'nowhere';
    jest.spyOn(Date, 'now').mockReturnValue(0);
    jest.spyOn(counted, 'loads').mockReturnValue(7);
    jest.useFakeTimers();
    jest.setTimeout(1);
  });
  test('asks for modules through the file that runs', () => {
    expect([counted.late(), counted.actual()]).toEqual(['late', 'late']);
  });
`;
const LATER_FILE = `
  test('has its own time limit, and fails where it should', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  test('fails', () => expect(require('./counted').loads()).toBe(2));
`;

interface Report {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

test('a worker loads a module once, and no test file finds what another one left', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shared-runtime-'));
  try {
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    mkdirSync(path.join(folder, 'cache'));
    write('package.json', '{}');
    write('jest.config.json', JSON.stringify({ ...CONFIG, cacheDirectory: path.join(folder, 'cache') }));
    write('counted.js', COUNTED);
    write('late.js', `exports.name = 'late';`);
    for (const name of ['a', 'b']) {
      write(`${name}.test.js`, TEST_FILE);
    }
    write('c.test.js', LATER_FILE);
    const results = resultsOf(folder);
    expect(results).toEqual({
      'asks for modules through the file that runs': ['passed', 'passed'],
      'finds nothing of the other file': ['passed', 'passed'],
      'has its own time limit, and fails where it should': ['passed'],
      fails: ['failed'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Results of the tests in the folder, by title. */
function resultsOf(folder: string): Record<string, string[]> {
  const output = path.join(folder, 'report.json');
  const args = [JEST, '--rootDir', folder, '--config', path.join(folder, 'jest.config.json')];
  const run = () =>
    execFileSync(process.execPath, [...args, '--runInBand', '--json', '--outputFile', output], {
      cwd: folder,
      stdio: 'ignore',
    });
  // One of its tests fails.
  expect(run).toThrow();
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = [...new Set(all.map(({ title }) => title))];
  return Object.fromEntries(
    titles.map((title) => [title, all.filter((one) => one.title === title).map(({ status }) => status)]),
  );
}
