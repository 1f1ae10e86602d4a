import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { read, ROOT } from './repository-files';

const BIN = path.join(ROOT, 'node_modules');
const OXLINT = path.join(BIN, 'oxlint', 'bin', 'oxlint');
const ESLINT = path.join(BIN, 'eslint', 'bin', 'eslint.js');
const CONFIG = path.join(ROOT, '.oxlintrc.json');
const TYPED = path.join(ROOT, '.oxlintrc.typed.json');

/** Breaks rules of each kind that oxlint checks: of the language, of TypeScript, and of comments. */
const BROKEN = `import { join } from 'node:path';
var first = 1;
// @ts-ignore
export namespace Second {}
export const third = /a  b/.test(String(first === NaN));
`;

/** Breaks each rule that needs types. */
const BROKEN_TYPED = `export async function save(kind: 'one' | 'two'): Promise<string> {
  save('one');
  await kind;
  [kind].forEach(async (each) => { await save(each); });
  switch (kind) {
    case 'one':
      return '';
  }
  return kind as 'two';
}
`;

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 };
    execFile(process.execPath, args, options, (_error, stdout) => resolve(stdout));
  });
}

/** Rules that eslint checks in a file of the web app by a configuration. */
async function rulesOf(config: string): Promise<Set<string>> {
  const printed = await run([ESLINT, '--config', config, '--print-config', 'frontend/src/main.tsx']);
  // The shape is the documented one: a severity and the options.
  const { rules } = JSON.parse(printed) as { rules: Record<string, readonly [number]> };
  return new Set(Object.keys(rules).filter((rule) => rules[rule]?.[0] !== 0));
}

test('oxlint checks every rule that the quick run of eslint leaves out', async () => {
  const [quick, thorough] = await Promise.all(
    ['eslint.config.mjs', 'eslint/thorough.config.mjs'].map(rulesOf),
  );
  const config: { rules: object; overrides: { rules: object }[] } = JSON.parse(read('.oxlintrc.json'));
  const plain = [config, ...config.overrides]
    .flatMap(({ rules }) => Object.keys(rules))
    .map((rule) => rule.split('/').at(-1));
  // Rules of React's compiler, which oxlint has not and `.ci/run` asks eslint for.
  const isSlow = (rule: string) =>
    rule.startsWith('react-hooks/') && !/rules-of-hooks|exhaustive-deps/.test(rule);
  const left = [...(thorough ?? [])].filter((rule) => !quick?.has(rule) && !isSlow(rule));
  expect(left.length).toBeGreaterThan(50);
  expect(left.filter((rule) => !plain.includes(rule.split('/').at(-1)))).toEqual([]);
});

/** Rules that oxlint reports in a file, each once. */
async function reportedIn(code: string, options: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plain-'));
  const file = path.join(folder, 'broken.ts');
  writeFileSync(file, code);
  const output = await run([OXLINT, ...options, '--format', 'json', file]);
  rmSync(folder, { recursive: true });
  const { diagnostics }: { diagnostics: { code: string }[] } = JSON.parse(output);
  return [...new Set(diagnostics.map(({ code: rule }) => rule))].sort();
}

test('oxlint reports what breaks them', async () => {
  expect(await reportedIn(BROKEN, ['--config', CONFIG])).toEqual([
    'eslint(no-regex-spaces)',
    'eslint(no-unused-vars)',
    'eslint(no-var)',
    'eslint(use-isnan)',
    'typescript(ban-ts-comment)',
    'typescript(no-namespace)',
  ]);
});

test('oxlint leaves out the same files where it needs types', () => {
  const [plain, typed] = ['.oxlintrc.json', '.oxlintrc.typed.json'].map(
    (file): { ignorePatterns: string[] } => JSON.parse(read(file)),
  );
  expect(typed?.ignorePatterns).toEqual(plain?.ignorePatterns);
});

test('oxlint reports what breaks rules that need types', async () => {
  expect(await reportedIn(BROKEN_TYPED, ['--type-aware', '--config', TYPED])).toEqual([
    'typescript(await-thenable)',
    'typescript(no-floating-promises)',
    'typescript(no-misused-promises)',
    'typescript(no-unnecessary-type-assertion)',
    'typescript(switch-exhaustiveness-check)',
  ]);
});
