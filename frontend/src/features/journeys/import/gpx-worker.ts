import { readGpx } from './found-track';
import type { GpxWorkerMessage } from './gpx-worker-messages';

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readGpx(data, (share) => tell({ kind: 'progress', share })).then(
    (reading) => {
      const tracks = reading.kind === 'found' ? reading.tracks : [];
      tell(
        { kind: 'done', reading },
        tracks.map(({ fixes }) => fixes.buffer),
      );
    },
    (error: unknown) => tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
  );
});

function tell(message: GpxWorkerMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
