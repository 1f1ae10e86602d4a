import { readTrackFile } from './found-track';
import type { TrackWorkerMessage } from './track-worker-messages';

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readTrackFile(data, (share) => notify({ kind: 'progress', share })).then(
    (reading) => {
      const tracks = reading.kind === 'found' ? reading.tracks : [];
      notify(
        { kind: 'done', reading },
        tracks.map(({ fixes }) => fixes.buffer),
      );
    },
    (error: unknown) =>
      notify({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }),
  );
});

function notify(message: TrackWorkerMessage, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
