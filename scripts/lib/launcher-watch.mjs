import { readFileSync } from 'node:fs';

const PERIOD_MS = 250;

/**
 * Calls `whenGone` once when the npm that started us is gone. A signal to npm ends the shell between it and us,
 * and does not
 * reach us: without this a stopped or killed `npm start` would leave its server running.
 */
export function watchLauncher(whenGone) {
  if (process.env.npm_lifecycle_event === undefined) {
    return;
  }
  const before = launchers();
  const timer = setInterval(() => {
    if (launchers() !== before) {
      clearInterval(timer);
      whenGone();
    }
  }, PERIOD_MS);
  timer.unref();
}

/** Our parent, a shell or npm, and its parent where the system shows it. */
function launchers() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
  try {
    // The name of the program, in brackets, may hold anything: fields are counted behind the last bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
  } catch {
    return '';
  }
}
