import type { PdfContent } from './pdf-content';
import type { PdfWorkerMessage } from './pdf-worker-messages';

export interface DrawPdfOptions {
  /** Ends the worker; what was drawn is lost. */
  readonly signal: AbortSignal;
  /** Called after some pages each. */
  onProgress(drawnPages: number): void;
}

/**
 * Draws a document in a thread of its own, so that the page stays free. The thread ends with it.
 * @throws Error when it can't be drawn, or its program or letters can't be fetched; the signal's reason once that is aborted
 */
export async function drawPdf(content: PdfContent, { signal, onProgress }: DrawPdfOptions): Promise<Blob> {
  const { startPdfWorker } = await import('./start-pdf-worker');
  signal.throwIfAborted();
  const worker = startPdfWorker();
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', (event) => reject(new Error(event.message || 'The worker failed.')));
      worker.addEventListener('message', ({ data }: MessageEvent<PdfWorkerMessage>) => {
        switch (data.kind) {
          case 'progress':
            return onProgress(data.drawnPages);
          case 'done':
            return resolve(new Blob([data.bytes], { type: 'application/pdf' }));
          case 'failed':
            return reject(new Error(data.why));
        }
      });
      worker.postMessage(content);
    });
  } finally {
    worker.terminate();
  }
}
