import type { PdfContent } from '../pdf-content';
import type { PdfWorkerMessage } from '../pdf-worker-messages';
import { drawPages } from './draw-pages';

self.addEventListener('message', ({ data }: MessageEvent<PdfContent>) => {
  drawPages(data, (drawnPages) => tell({ kind: 'progress', drawnPages })).then(
    (bytes) => tell({ kind: 'done', bytes }, [bytes.buffer]),
    (error: unknown) => tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
  );
});

function tell(message: PdfWorkerMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
