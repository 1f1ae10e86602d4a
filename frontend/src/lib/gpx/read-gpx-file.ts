import type { GpxReading } from './found-track';
import type { GpxWorkerMessage } from './gpx-worker-messages';

export interface ReadGpxOptions {
  /** Ends the reading. */
  readonly signal: AbortSignal;
  /** Called with the share of the file that is read, 0-1. */
  onShare(share: number): void;
}

/**
 * Reads a GPX file in a thread of its own, so that the page stays free.
 * @throws Error when its program can't be fetched; the signal's reason once that is aborted
 */
export async function readGpxFile(file: Blob, { signal, onShare }: ReadGpxOptions): Promise<GpxReading> {
  const { startGpxWorker } = await import('./start-gpx-worker');
  signal.throwIfAborted();
  const worker = startGpxWorker();
  try {
    return await new Promise<GpxReading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker failed.')));
      worker.addEventListener('message', ({ data }: MessageEvent<GpxWorkerMessage>) => {
        switch (data.kind) {
          case 'progress':
            return onShare(data.share);
          case 'done':
            return resolve(data.reading);
          case 'failed':
            return reject(new Error(data.why));
        }
      });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
