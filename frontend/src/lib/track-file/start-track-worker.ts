/** Starts the thread in which a track file is read. Only the bundler knows how to find it. */
export function startTrackWorker(): Worker {
  return new Worker(new URL('./track-worker.ts', import.meta.url), { type: 'module' });
}
