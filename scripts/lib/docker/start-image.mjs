import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../run.mjs';
import { wordsOf } from './dockerfile.mjs';

const PORT = '24680';
const HEALTHY_WITHIN_MS = 30_000;
const STEP_MS = 500;

/**
 * Starts what the CMD of the last stage says in that stage's folder, on a database that the first stage's programs serve,
 * until its HEALTHCHECK passes, has the stage `backup` make one of that database, and ends it.
 * @throws Error when it does not get healthy, the backup fails, or it does not end with code 0
 */
export async function startImage(image, { builder, backup }, scratch) {
  const { startEmbeddedPostgres } = createRequire(`${builder.folder}/`)(
    './backend/dist/platform/embedded-postgres/embedded-postgres.js',
  );
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = await startEmbeddedPostgres({ dataDir: join(scratch, 'database'), log: quiet });
  const env = {
    PATH: process.env.PATH,
    ...image.env,
    HOST: '127.0.0.1',
    PORT,
    DATA_DIR: join(image.folder, 'data'),
    DATABASE_URL: database.servingUrl,
    DATABASE_OWNER_URL: database.url,
    PEPPER: randomBytes(32).toString('hex'),
  };
  const [command, ...args] = wordsOf(lastOf(image, 'CMD'));
  const server = spawn(command, args, { cwd: image.folder, env, stdio: ['ignore', 2, 2] });
  const end = codeOf(server);
  try {
    await untilHealthy(image, env, server);
    makeBackup(backup, env, scratch);
    server.kill('SIGTERM');
    const code = await end;
    if (code !== 0) {
      throw new Error(`the server ended with code ${code} after SIGTERM`);
    }
  } finally {
    server.kill('SIGKILL');
    await database.stop();
  }
}

/** As the service of the compose file does each night, with the same secrets and the data of the server. */
function makeBackup(stage, serverEnv, scratch) {
  const env = {
    ...serverEnv,
    ...stage.env,
    DATA_DIR: serverEnv.DATA_DIR,
    BACKUP_DIR: join(scratch, 'backups'),
    BACKUP_PASSPHRASE: randomBytes(32).toString('hex'),
  };
  const options = { cwd: stage.folder, env, stdio: ['ignore', 2, 2] };
  const { status } = spawnSync(process.execPath, ['backend/dist/admin-cli.js', 'nightly-backup'], options);
  if (status !== 0) {
    throw new Error(`the stage backup made none: code ${status}`);
  }
  const check = lastOf(stage, 'HEALTHCHECK').replace(/^.*?CMD\s+/s, '');
  if (spawnSync('/bin/sh', ['-c', check], options).status !== 0) {
    throw new Error('the stage backup does not call itself healthy after a backup');
  }
}

async function untilHealthy(image, env, server) {
  const check = lastOf(image, 'HEALTHCHECK').replace(/^.*?CMD\s+/s, '');
  for (let waitedMs = 0; waitedMs < HEALTHY_WITHIN_MS && server.exitCode === null; waitedMs += STEP_MS) {
    if (spawnSync('/bin/sh', ['-c', check], { cwd: image.folder, env, stdio: 'ignore' }).status === 0) {
      return;
    }
    await sleep(STEP_MS);
  }
  throw new Error('the server of the last stage did not get healthy');
}

function lastOf(stage, keyword) {
  const found = stage.steps.findLast((step) => step.keyword === keyword);
  if (found === undefined) {
    throw new Error(`the last stage of the Dockerfile has no ${keyword}`);
  }
  return found.text;
}
