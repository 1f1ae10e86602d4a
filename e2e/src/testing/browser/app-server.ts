import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../..');
const PROGRAM = join(ROOT, 'backend/dist/main.js');
const WEB_APP = join(ROOT, 'frontend/dist/index.html');
/** Settings of anyone who runs the stories must not reach the server: it would use their database. */
const OWN_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'PEPPER',
  'PEPPER_FILE',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'NODE_ENV',
  'MAP_STYLE_URL',
  'SERVICE_AREA',
];
const SHOWN_CHARACTERS = 4_000;

/** The built server as a process of its own, with a database of its own. */
export interface AppServer {
  /** Address of web app and API, such as `http://127.0.0.1:40123`. */
  readonly url: string;
  /** Folder with its database and secrets. */
  readonly dataDir: string;
  /** Ends it and removes what it stored. */
  stop(): Promise<void>;
  /** Ends it and leaves what it stored. */
  end(): Promise<void>;
}

/** Variable with the data folder of a server that has started once, of which each story's begins as a copy. */
export const STARTED_FOLDER = 'E2E_STARTED_FOLDER';

/**
 * Starts the built server on a free port with an empty database, with further settings where a story needs them, and waits
 * until it says that it is ready. @throws Error with what it said when it ends instead
 */
export async function startAppServer(settings: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  for (const product of [PROGRAM, WEB_APP]) {
    if (!existsSync(product)) {
      throw new Error(`${product} is missing: npm run test:e2e builds it.`);
    }
  }
  const dataDir = newDataFolder();
  const inherited = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.includes(name));
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(inherited),
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      // Stories drive straight through the forest, under one limit of 50 km/h, where they are not about limits.
      LIMIT_BASIS: 'thresholds',
      SERVICE_AREA: 'none',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const url = await readyAddress(child);
    return { url, dataDir, stop: () => stop(child).finally(clear), end: () => stop(child) };
  } catch (error) {
    clear();
    throw error;
  }
}

function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wakafine-e2e-'));
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const started = process.env[STARTED_FOLDER];
  if (started !== undefined) {
    // With its owners, which Node would not copy.
    execFileSync('cp', ['-a', `${started}/.`, folder]);
  }
  return folder;
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-SHOWN_CHARACTERS);
      const [, url] = /ready: open (http\S+)/.exec(output) ?? [];
      if (url !== undefined) {
        found(url);
      }
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`The server ended with code ${code}:\n${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
