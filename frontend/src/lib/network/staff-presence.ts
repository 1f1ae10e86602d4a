import { STAFF_ACTIVITY_STEP_MS, UNATTENDED_HEADER } from '@wakafine/domain/people/staff-session';
import { readStored, writeStored } from '../storage/browser-storage';
import { USER_KEYS } from '../storage/storage-keys';

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;
/** So often at most the time of a request is written down, ms. */
const NOTE_EVERY_MS = 5_000;

let watchers = 0;
let touchedAtMs = 0;
let askedAtMs = 0;

/** Follows whether somebody touches the dashboard; returns the way to stop. */
export function watchPresence(): () => void {
  const touch = (): void => {
    touchedAtMs = Date.now();
  };
  touch();
  noteAsked();
  watchers += 1;
  INPUTS.forEach((name) => window.addEventListener(name, touch, { capture: true, passive: true }));
  return () => {
    watchers -= 1;
    INPUTS.forEach((name) => window.removeEventListener(name, touch, { capture: true }));
  };
}

/**
 * Header that says whether a person made a request: a dashboard on a wall, which goes on asking by itself, does
 * not extend a session
 * of staff.
 */
export function presenceHeaders(): Record<string, string> {
  if (watchers === 0) {
    return {};
  }
  if (Date.now() - touchedAtMs > STAFF_ACTIVITY_STEP_MS) {
    return { [UNATTENDED_HEADER]: '1' };
  }
  noteAsked();
  return {};
}

/** Time when a person asked the server for something last, in any tab; device time in ms. */
export function lastAskedAtMs(): number {
  return Math.max(askedAtMs, Number(readStored(USER_KEYS.staffAskedAt) ?? 0));
}

function noteAsked(): void {
  const nowMs = Date.now();
  if (nowMs - askedAtMs > NOTE_EVERY_MS) {
    writeStored(USER_KEYS.staffAskedAt, String(nowMs));
  }
  askedAtMs = nowMs;
}
