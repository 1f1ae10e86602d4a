import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, say } from './run.mjs';

const FOLDER = inRoot('.cache');
const PATH = inRoot('.cache/set-up.lock');
const RETRY_MS = 150;
const SIGN_OF_LIFE_MS = 2000;
/** A holder that gave no sign of life for so long is gone, whatever process has its number now. */
const LOST_AFTER_MS = 30_000;

/** Does some set-up work while no other launcher in this clone does any; waits for one that is at it. */
export async function withSetUpLock(work) {
  await acquireLock();
  const signs = setInterval(giveSignOfLife, SIGN_OF_LIFE_MS);
  const release = () => rmSync(PATH, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(signs);
    process.removeListener('exit', release);
    release();
  }
}

async function acquireLock() {
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${PATH}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  let hasSaid = false;
  while (!tryLink(draft)) {
    const holder = readHolder(PATH);
    if (holder !== null && isLost(holder)) {
      removeLost(holder, `${draft}.lost`);
    } else if (!hasSaid) {
      say(`Waiting for process ${holder ?? '?'}, which is setting up this clone ...`);
      hasSaid = true;
    }
    await sleep(RETRY_MS);
  }
  rmSync(draft, { force: true });
}

function giveSignOfLife() {
  try {
    utimesSync(PATH, new Date(), new Date());
  } catch {
    // Somebody cleaned .cache away; the work itself is not harmed.
  }
}

function tryLink(draft) {
  try {
    linkSync(draft, PATH);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function removeLost(holder, aside) {
  try {
    renameSync(PATH, aside);
  } catch {
    return;
  }
  if (readHolder(aside) !== holder) {
    // Another launcher was faster and holds it by right: what was removed goes back.
    tryLink(aside);
  }
  rmSync(aside, { force: true });
}

function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function isLost(pid) {
  const signOfLife = statSync(PATH, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return !isAlive(pid) || Date.now() - signOfLife > LOST_AFTER_MS;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
