import type { SessionEnd } from './identity-errors';

const listeners = new Set<(end: SessionEnd) => void>();

/** Tells the app that the server no longer accepts the session, and why. */
export function announceSessionLost(end: SessionEnd): void {
  listeners.forEach((listener) => listener(end));
}

/** Calls back when the session is lost; returns the way to stop. */
export function onSessionLost(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
