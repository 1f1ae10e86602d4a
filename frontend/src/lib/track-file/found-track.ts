import type { TrackFileFault } from '@wakafine/domain/track-files/file-track';
import { fileTracks, type FileTrack } from './file-fix';
import { FileTooLarge } from './file-too-large';
import { packFixes, type PackedFixes } from './packed-fixes';
import { FORM_MAX_MB, type TrackForm } from './form-sizes';
import { formOf, HEAD_BYTES, readerOf } from './track-forms';
import { factsOf, type TrackFacts } from './track-facts';
import { createZipReader } from './zip-reader';

const MEGABYTE = 1_000_000;

/** One track of a file with what it shows. */
export interface FoundTrack {
  readonly name: string | null;
  readonly untimedCount: number;
  readonly misplacedCount: number;
  /** Null where no point of it has both place and time. */
  readonly facts: TrackFacts | null;
  readonly fixes: PackedFixes;
}

/** Why nothing can be had from a file. */
export interface FileFault {
  readonly code: TrackFileFault | 'tooLarge' | 'unreadable';
  /** MB that a file of this form may have. */
  readonly maxMb: number;
}

/** Content of a file: tracks, or the reason why there are none. */
export type TrackFileReading =
  | { readonly kind: 'found'; readonly tracks: readonly FoundTrack[] }
  | { readonly kind: 'fault'; readonly fault: FileFault };

/**
 * Reads a file with tracks piece by piece: GPX, KML, KMZ, FIT, CSV or Google Timeline, by its content. `onShare` takes how much of it is
 * read, 0-1. What is damaged, or breaks off, is no track file.
 */
export async function readTrackFile(file: Blob, onShare: (share: number) => void): Promise<TrackFileReading> {
  const form = formOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const maxMb = FORM_MAX_MB[form];
  if (file.size > maxMb * MEGABYTE) {
    return faultOf('tooLarge', maxMb);
  }
  try {
    const found = await tracksOf(file, form, onShare);
    return typeof found === 'string'
      ? faultOf(found, maxMb)
      : { kind: 'found', tracks: found.map(foundTrack) };
  } catch (error) {
    return error instanceof FileTooLarge ? faultOf('tooLarge', error.maxMb) : faultOf('notTrackFile', maxMb);
  }
}

async function tracksOf(
  file: Blob,
  form: TrackForm,
  onShare: (share: number) => void,
): Promise<readonly FileTrack[] | TrackFileFault> {
  const reader = form === 'zip' ? createZipReader() : readerOf(form);
  const stream = file.stream().getReader();
  let readBytes = 0;
  for (let piece = await stream.read(); !piece.done; piece = await stream.read()) {
    reader.write(piece.value);
    readBytes += piece.value.byteLength;
    onShare(readBytes / file.size);
  }
  return fileTracks(reader.close());
}

function faultOf(code: FileFault['code'], maxMb: number): TrackFileReading {
  return { kind: 'fault', fault: { code, maxMb } };
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
