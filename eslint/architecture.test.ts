import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesIn, read, ROOT } from './repository-files';

const ROOMS = ['domain', 'backend', 'frontend', 'simulator', 'e2e', 'bench'];
/** A folder that one sees at a glance. */
const MOST_FILES_A_FOLDER = 20;
const MOST_PACKAGES = 1_450;

describe('the tree of docs/architecture.md', () => {
  const [, tree = ''] = /```\n([\s\S]*?)```/.exec(read('docs/architecture.md')) ?? [];
  const listed = new Map<string, string[]>();
  let room = '';
  for (const line of tree.split('\n').filter((each) => each !== '')) {
    const [, indent = '', folder = ''] = /^( *)(\S+)\//.exec(line) ?? [];
    room = indent === '' ? folder : room;
    listed.set(room, [...(listed.get(room) ?? []), ...(indent === '' ? [] : [folder])]);
  }

  it('lists rooms', () => {
    expect(listed.size).toBe(7);
  });

  it.each([...listed])('has the folders of %s', (folder, inside) => {
    const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
    expect(inside.sort()).toEqual(entries.flatMap((each) => (each.isDirectory() ? [each.name] : [])).sort());
  });
});

test('every module in the order of the modules has a folder', async () => {
  const order = /MODULES = \[([^\]]*)\]/.exec(read('eslint/modules.mjs'))?.[1] ?? '';
  const modules = [...order.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name);
  const folders = readdirSync(path.join(ROOT, 'backend/src/modules'));
  expect(modules.sort()).toEqual(folders.sort());
});

test('no two folders import each other, types included', () => {
  const files = ROOMS.flatMap((room) => filesIn(`${room}/src`, /(?<!\.test)\.tsx?$/));
  const known = new Set(files);
  const imports = new Set<string>();
  for (const file of files) {
    for (const [, specifier = ''] of read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = path.join(path.dirname(file), specifier);
      const found = [`${target}.ts`, `${target}.tsx`].find((each) => known.has(each));
      if (found !== undefined && path.dirname(found) !== path.dirname(file)) {
        imports.add(`${path.dirname(file)} ${path.dirname(found)}`);
      }
    }
  }
  expect(imports.size).toBeGreaterThan(500);
  const isMutual = (each: string): boolean => imports.has(each.split(' ').reverse().join(' '));
  expect([...imports].filter(isMutual).sort()).toEqual([]);
});

test(`no folder has more than ${MOST_FILES_A_FOLDER} source files`, () => {
  const folders = [...ROOMS.map((room) => `${room}/src`), 'frontend/vite', 'scripts', 'eslint'];
  // The fixtures lie where the walls that they break look for them.
  const files = folders
    .flatMap((folder) => filesIn(folder, /(?<!\.test)\.(tsx?|mjs|cjs)$/))
    .filter((file) => !file.startsWith('eslint/fixtures/'));
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => path.dirname(file))) {
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(200);
  const full = [...counts].filter(([, count]) => count > MOST_FILES_A_FOLDER);
  expect(full).toEqual([]);
});

test(`at most ${MOST_PACKAGES} packages are installed`, () => {
  // What npm has put in place for this system, which has fewer than the lock file names for all of them.
  const { packages }: { packages: Record<string, { link?: boolean }> } = JSON.parse(
    read('node_modules/.package-lock.json'),
  );
  const installed = Object.values(packages).filter(({ link }) => link !== true).length;
  expect(installed).toBeGreaterThan(500);
  expect(installed).toBeLessThanOrEqual(MOST_PACKAGES);
});
