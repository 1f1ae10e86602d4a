import { useEffect, useRef, useState } from 'react';
import type { FileFault, FoundTrack } from './found-track';
import { readInWorker } from './read-in-worker';

/** Forms by ending, and by type for phones that know it; those that do not know either offer all files. */
export const TRACK_FILE_ACCEPTED = [
  '.gpx,.kml,.kmz,.fit,.csv,.json,.zip',
  'application/gpx+xml,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz',
  'application/xml,text/xml,text/csv,application/json,application/zip,application/octet-stream',
].join(',');

/** Whether the name or the type of a file is that of a track; a file without either may be anything. */
export function isTrackFile({ name, type }: File): boolean {
  const forms = TRACK_FILE_ACCEPTED.split(',').filter((form) => form !== 'application/octet-stream');
  return forms.some((form) => form === type || (form.startsWith('.') && name.toLowerCase().endsWith(form)));
}

/** State of the choice of a file. */
export type TrackFileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'found'; readonly name: string; readonly tracks: readonly FoundTrack[] }
  | { readonly kind: 'fault'; readonly fault: FileFault };

export interface TrackFile {
  state: TrackFileState;
  /** The tracks of a file; null for one without, and where another choice came between. */
  read: (file: File) => Promise<readonly FoundTrack[] | null>;
  cancel: () => void;
}

/** Reads the file that the user chooses; another choice ends what is under way. */
export function useTrackFile(): TrackFile {
  const [state, setState] = useState<TrackFileState>({ kind: 'none' });
  const current = useRef<AbortController>(undefined);
  useEffect(function endWithPage() {
    return () => current.current?.abort();
  }, []);

  async function read(file: File): Promise<readonly FoundTrack[] | null> {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const show = (next: TrackFileState) => signal.aborted || setState(next);
    show({ kind: 'reading', share: 0 });
    try {
      const reading = await readInWorker(file, {
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
      show({ kind: 'fault', fault: { code: 'unreadable', maxMb: 0 } });
      return null;
    }
  }

  function cancel(): void {
    current.current?.abort();
    setState({ kind: 'none' });
  }
  return { state, read, cancel };
}
