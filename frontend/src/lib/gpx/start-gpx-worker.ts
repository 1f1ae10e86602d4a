/** Starts the thread in which a GPX file is read. Only the bundler knows how to find it. */
export function startGpxWorker(): Worker {
  return new Worker(new URL('./gpx-worker.ts', import.meta.url), { type: 'module' });
}
