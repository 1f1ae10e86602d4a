/** Starts the thread in which PDFs are drawn. Only the bundler knows how to find it. */
export function startPdfWorker(): Worker {
  return new Worker(new URL('./worker/pdf-worker.ts', import.meta.url), { type: 'module' });
}
