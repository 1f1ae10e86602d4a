import { Blob as NodeBlob } from 'node:buffer';
import { readTrackFile } from '../src/lib/track-file/found-track';
import type { TrackWorkerMessage } from '../src/lib/track-file/track-worker-messages';

/** Stands in for the thread that reads a file, which only the bundler can start: the same reading, here. */
export function startTrackWorker() {
  const events = new EventTarget();
  const notify = (data: TrackWorkerMessage) => events.dispatchEvent(new MessageEvent('message', { data }));
  return {
    addEventListener: events.addEventListener.bind(events),
    terminate: () => undefined,
    postMessage: (file: Blob) => {
      void bytesOf(file).then(async (bytes) => {
        // A Blob of Node has the stream that jsdom's lacks.
        const reading = await readTrackFile(new NodeBlob([bytes]) as Blob, (share) =>
          notify({ kind: 'progress', share }),
        );
        notify({ kind: 'done', reading });
      });
    },
  };
}

function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array());
    reader.readAsArrayBuffer(file);
  });
}
