import type { SessionEnd } from './identity-errors';

const listeners = new Set<(end: SessionEnd) => void>();

/** Notifies the app that the server no longer accepts the session, and why. */
export function announceSessionLost(end: SessionEnd): void {
  listeners.forEach((listener) => listener(end));
}

const doubters = new Set<() => void>();

/** Asks the app to make sure who is signed in and what they may do, since something says that it has changed. */
export function announceSessionDoubt(): void {
  doubters.forEach((doubter) => doubter());
}

/** Calls back when it is in doubt who is signed in; returns the way to stop. */
export function onSessionDoubt(doubter: () => void): () => void {
  doubters.add(doubter);
  return () => void doubters.delete(doubter);
}

/** Calls back when the session is lost; returns the way to stop. */
export function onSessionLost(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
