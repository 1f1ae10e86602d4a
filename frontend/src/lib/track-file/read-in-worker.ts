import type { TrackFileReading } from './found-track';
import type { TrackWorkerMessage } from './track-worker-messages';

export interface ReadInWorkerOptions {
  /** Ends the reading. */
  readonly signal: AbortSignal;
  /** Called with the share of the file that is read, 0-1. */
  onShare(share: number): void;
}

/**
 * Reads a track file in a thread of its own, so that the page stays free.
 * @throws Error when its program can't be fetched; the signal's reason once that is aborted
 */
export async function readInWorker(
  file: Blob,
  { signal, onShare }: ReadInWorkerOptions,
): Promise<TrackFileReading> {
  const { startTrackWorker } = await import('./start-track-worker');
  signal.throwIfAborted();
  const worker = startTrackWorker();
  try {
    return await new Promise<TrackFileReading>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker failed.')));
      worker.addEventListener('message', ({ data }: MessageEvent<TrackWorkerMessage>) => {
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
