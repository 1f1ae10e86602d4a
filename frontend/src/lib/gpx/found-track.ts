import type { GpxFault } from '@wakafine/domain/journeys/gpx-track';
import { createGpxFileReader, type FileTrack } from './gpx-reader';
import { packFixes, type PackedFixes } from './packed-fixes';
import { factsOf, type TrackFacts } from './track-facts';

/** One track of a file with what it shows. */
export interface FoundTrack {
  readonly name: string | null;
  readonly untimedCount: number;
  readonly misplacedCount: number;
  /** Null where no point of it has both place and time. */
  readonly facts: TrackFacts | null;
  readonly fixes: PackedFixes;
}

/** Content of a file: tracks, or the reason why there are none. */
export type GpxReading =
  | { readonly kind: 'found'; readonly tracks: readonly FoundTrack[] }
  | { readonly kind: 'fault'; readonly fault: GpxFault };

/**
 * Reads a GPX file piece by piece; `onShare` takes how much of it is read, 0-1. What is no well-formed XML, or breaks off, is no
 * GPX.
 */
export async function readGpx(file: Blob, onShare: (share: number) => void): Promise<GpxReading> {
  const reader = createGpxFileReader();
  const stream = file.stream().getReader();
  const decoder = new TextDecoder();
  let readBytes = 0;
  let found: readonly FileTrack[] | GpxFault;
  try {
    for (let piece = await stream.read(); !piece.done; piece = await stream.read()) {
      reader.write(decoder.decode(piece.value, { stream: true }));
      readBytes += piece.value.byteLength;
      onShare(readBytes / file.size);
    }
    reader.write(decoder.decode());
    found = reader.close();
  } catch {
    found = 'notGpx';
  }
  if (typeof found === 'string') {
    return { kind: 'fault', fault: found };
  }
  return { kind: 'found', tracks: found.map(foundTrack) };
}

function foundTrack({ name, fixes, untimedCount, misplacedCount }: FileTrack): FoundTrack {
  return {
    name,
    untimedCount,
    misplacedCount,
    facts: fixes.length === 0 ? null : factsOf(fixes),
    fixes: packFixes(fixes),
  };
}
