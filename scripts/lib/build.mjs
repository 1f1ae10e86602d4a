import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHATTER, inRoot, runNode, say, TSC, VITE } from './run.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'domain'];
const DOMAIN = 'domain/tsconfig.build.json';
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'artefacts']);

/** The two things that are built: what goes in, what has to come out, and how. */
const PARTS = {
  server: {
    sources: [...SHARED, 'tsconfig.json', 'backend', 'simulator', 'e2e', 'bench'],
    products: ['domain', 'backend', 'simulator', 'e2e', 'bench'].map((name) => `${name}/dist/.tsbuildinfo`),
    build: () => runNode(TSC, ['-b'], { stdio: CHATTER }),
  },
  web: {
    sources: [...SHARED, 'frontend'],
    products: ['frontend/dist/index.html'],
    build: () => runNode(VITE, ['build', '--logLevel', 'warn'], { cwd: inRoot('frontend'), stdio: CHATTER }),
  },
};

/**
 * Builds those of the parts (`server`, `web`) whose sources changed since they were last built. To be called under the
 * set-up lock. @throws when a build fails
 */
export async function build(names) {
  const outdated = names.filter((name) => hasSources(name) && !isCurrent(name));
  if (outdated.length === 0) {
    return;
  }
  say(`Building: ${outdated.join(' and ')} ...`);
  // The build of the web app runs code of domain, and both parts import its build.
  if ((await runNode(TSC, ['-b', DOMAIN], { stdio: CHATTER })) !== 0) {
    throw new Error('The build of domain failed');
  }
  const codes = await Promise.all(
    outdated.map(async (name) => {
      const mark = markOf(name);
      const code = await PARTS[name].build();
      if (code === 0) {
        storeMark(name, mark);
      }
      return code;
    }),
  );
  const failed = outdated.filter((_, index) => codes[index] !== 0);
  if (failed.length > 0) {
    throw new Error(`The build of ${failed.join(' and ')} failed`);
  }
}

function hasSources(name) {
  return name !== 'web' || existsSync(inRoot('frontend/vite.config.ts'));
}

function isCurrent(name) {
  const areThere = PARTS[name].products.every((path) => existsSync(inRoot(path)));
  return areThere && existsSync(markFile(name)) && readFileSync(markFile(name), 'utf8') === markOf(name);
}

/** One text that changes whenever a source file is added, removed, resized or written. Tests are not built into anything. */
function markOf(name) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of PARTS[name].sources) {
    addTo(hash, inRoot(path));
  }
  return hash.digest('hex');
}

function addTo(hash, path) {
  const found = statSync(path);
  if (found.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      if (!NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name)) {
        addTo(hash, join(path, name));
      }
    }
    return;
  }
  hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
}

function storeMark(name, mark) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(markFile(name), mark);
}

function markFile(name) {
  return inRoot('.cache', `${name}.built`);
}
