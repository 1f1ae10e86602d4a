import type { PdfContent } from '../pdf-content';
import type { PdfWorkerMessage } from '../pdf-worker-messages';
import { drawPages } from './draw-pages';

self.addEventListener('message', ({ data }: MessageEvent<PdfContent>) => {
  drawPages(data, (drawnPages) => notify({ kind: 'progress', drawnPages })).then(
    (bytes) => notify({ kind: 'done', bytes }, [bytes.buffer]),
    (error: unknown) =>
      notify({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
  );
});

function notify(message: PdfWorkerMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
