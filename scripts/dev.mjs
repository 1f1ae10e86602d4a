import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import { watchLauncher } from './lib/launcher-watch.mjs';
import { codeOf, inRoot, ROOT, say, TSC, VITE } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

/** Address where Vite serves the web app and reloads it; all else it passes on to the server. */
const WEB_PORT = 5173;
const READY_CHECK_MS = 250;

await setUp('server');

const config = await loadServerConfig();
const database = await startDatabase(config);
const programs = [
  { name: 'compiler', args: [TSC, '-b', '--watch', '--preserveWatchOutput'] },
  {
    name: 'server',
    args: ['--watch', '--watch-preserve-output', inRoot('backend/dist/main.js')],
    env: { ...process.env, ...database.env },
  },
  { name: 'web', args: [VITE, '--strictPort', '--port', String(WEB_PORT)], cwd: inRoot('frontend') },
];
// Each in a process group of its own: the compiler is a program behind a launcher, which does not forward signals.
const children = programs.map(({ args, cwd = ROOT, env = process.env }) =>
  spawn(process.execPath, args, { cwd, env, stdio: 'inherit', detached: true }),
);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, stopAll);
}
watchLauncher(stopAll);
const ends = children.map(codeOf);
void sayWhenReady();
const first = await Promise.race(
  ends.map(async (end, index) => ({ code: await end, name: programs[index]?.name })),
);
say(`The ${first.name} has ended: stopping the others.`);
stopAll();
await Promise.all(ends);
await database.stop();
process.exitCode = first.code;

function stopAll() {
  for (const { pid } of children) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  }
}

async function loadServerConfig() {
  const { ConfigError, loadConfig } = await import(inRoot('backend/dist/platform/config/config.js'));
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) {
      throw error;
    }
    say(error.message);
    process.exit(1);
  }
}

/** Starts the embedded database here, unless another one is given: a server that restarts on each change finds it running. */
async function startDatabase({ databaseUrl, dataDir, isDemo }) {
  if (databaseUrl !== null) {
    return { env: {}, stop: () => Promise.resolve() };
  }
  const launcher = 'backend/dist/platform/embedded-postgres/embedded-postgres.js';
  const { startEmbeddedPostgres } = await import(inRoot(launcher));
  const log = { info: () => undefined, warn: say, error: say };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const env = {
    DATABASE_URL: postgres.servingUrl,
    DATABASE_OWNER_URL: postgres.url,
    DEMO: isDemo ? '1' : '0',
  };
  return { env, stop: () => postgres.stop() };
}

async function sayWhenReady() {
  const isReady = async () => (await fetch(`http://127.0.0.1:${config.port}/readyz`)).ok;
  while (!(await isReady().catch(() => false))) {
    await new Promise((resolve) => setTimeout(resolve, READY_CHECK_MS).unref());
  }
  say(`Open http://localhost:${WEB_PORT}: it reloads on changes to either side.`);
}
