const listeners = new Set<() => void>();

/** Tells the app that the server no longer knows the session. */
export function announceSessionLost(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back when the session is lost; returns the way to stop. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
