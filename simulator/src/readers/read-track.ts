import { readFile } from 'node:fs/promises';
import type { Track } from '../drives/fix';
import { readBarefoot } from './barefoot';
import { readCsv } from './csv';
import { readGpx } from './gpx';
import { TrackError } from './track-error';

/**
 * Reads a recorded drive and distinguishes GPX, barefoot JSON and CSV by their content, whatever the file is
 * called.
 * @throws TrackError with one sentence that begins with the path when it can't be read or understood
 */
export async function readTrack(path: string): Promise<Track> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new TrackError(
      `${path}: can't be read (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  try {
    return parseTrack(text);
  } catch (error) {
    throw error instanceof TrackError ? new TrackError(`${path}: ${error.message}`) : error;
  }
}

/** Reads a recorded drive from its text. @throws TrackError with one sentence that says where it fails */
export function parseTrack(text: string): Track {
  // A byte order mark is what some recorders begin a file with.
  const content = text.replace(/^\uFEFF/, '').trimStart();
  if (content === '') {
    throw new TrackError('the file is empty');
  }
  if (content.startsWith('<')) {
    return { fixes: readGpx(content) };
  }
  return {
    fixes: content.startsWith('[') || content.startsWith('{') ? readBarefoot(content) : readCsv(content),
  };
}
