import { useEffect, useRef, useState } from 'react';
import type { FoundTrack } from './found-track';
import type { GpxFault } from '@wakafine/domain/journeys/gpx-track';
import { readGpxFile } from './read-gpx-file';

/** Largest file that is read, bytes: about 27 hours at one position a second. */
export const GPX_MAX_BYTES = 10_000_000;

/** Phones that do not know GPX know XML, or else offer all files. */
export const GPX_ACCEPTED = '.gpx,application/gpx+xml,application/xml,text/xml,application/octet-stream';

export type FileFault = GpxFault | 'tooLarge' | 'unreadable';

/** State of the choice of a file. */
export type GpxFileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'found'; readonly name: string; readonly tracks: readonly FoundTrack[] }
  | { readonly kind: 'fault'; readonly fault: FileFault };

export interface GpxFile {
  state: GpxFileState;
  /** The tracks of a file; null for one without, and where another choice came between. */
  read: (file: File) => Promise<readonly FoundTrack[] | null>;
  cancel: () => void;
}

/** Reads the file that the user chooses; another choice ends what is under way. */
export function useGpxFile(): GpxFile {
  const [state, setState] = useState<GpxFileState>({ kind: 'none' });
  const current = useRef<AbortController>(undefined);
  useEffect(function endWithPage() {
    return () => current.current?.abort();
  }, []);

  async function read(file: File): Promise<readonly FoundTrack[] | null> {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const show = (next: GpxFileState) => signal.aborted || setState(next);
    if (file.size > GPX_MAX_BYTES) {
      show({ kind: 'fault', fault: 'tooLarge' });
      return null;
    }
    show({ kind: 'reading', share: 0 });
    try {
      const reading = await readGpxFile(file, {
        signal,
        onShare: (share) => show({ kind: 'reading', share }),
      });
      show(
        reading.kind === 'found'
          ? { kind: 'found', name: file.name, tracks: reading.tracks }
          : { kind: 'fault', fault: reading.fault },
      );
      return reading.kind === 'found' && !signal.aborted ? reading.tracks : null;
    } catch {
      show({ kind: 'fault', fault: 'unreadable' });
      return null;
    }
  }

  function cancel(): void {
    current.current?.abort();
    setState({ kind: 'none' });
  }
  return { state, read, cancel };
}
