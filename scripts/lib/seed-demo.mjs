import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { inRoot, ROOT } from './run.mjs';

/** Below everything that somebody waits for. */
const LOW_PRIORITY = 15;

/**
 * Peoples the roads of a server that has just said that it is ready in demo mode: in the background, through the public
 * API, once for a data folder. Whatever becomes of it, the server goes on; it is notified when that has ended.
 */
export function seedDemoOf(message, server) {
  const ready = message?.wakafineReady;
  if (ready?.isDemo !== true) {
    return;
  }
  const seeder = spawn(
    process.execPath,
    [inRoot('simulator/dist/demo/seed-demo.js'), ready.url, ready.dataDir],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  seeder.once('error', () => undefined);
  seeder.once('exit', () => notify(server, { wakafineSeeded: true }));
  seeder.unref();
  try {
    setPriority(seeder.pid, LOW_PRIORITY);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
  process.once('exit', () => seeder.kill());
}

function notify(server, message) {
  if (server.connected) {
    server.send(message, () => undefined);
  }
}
