import { Blob as NodeBlob } from 'node:buffer';
import { readTrackFile, type FoundTrack } from '../src/lib/track-file/found-track';

/** Time of the first point. */
export const START_MS = Date.parse('2026-11-18T08:00:00Z');
/** Metres of a degree of latitude on the earth of the rules. */
const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180;

/** Points a second apart, at a steady speed northwards. */
export function points(count: number, { speedKmh = 36, fromMs = START_MS, extra = '' } = {}): string {
  return Array.from({ length: count }, (_, second) => {
    const lat = 4.05 + ((speedKmh / 3.6) * second) / METRES_PER_DEGREE;
    const time = new Date(fromMs + second * 1_000).toISOString();
    return `<trkpt lat="${lat.toFixed(7)}" lon="9.7679"><time>${time}</time>${extra}</trkpt>`;
  }).join('\n');
}

export function gpx(...tracks: readonly string[]): string {
  const bodies = tracks.map((track) => `<trk>${track}</trk>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="A recorder" xmlns="http://www.topografix.com/GPX/1/1">${bodies}</gpx>`;
}

/** A file of such a text; a Blob of Node has the stream that jsdom's lacks. */
export const trackFile = (text: string) => new NodeBlob([text]) as Blob;

export async function tracksOf(text: string): Promise<readonly FoundTrack[]> {
  const reading = await readTrackFile(trackFile(text), () => undefined);
  if (reading.kind === 'fault') {
    throw new Error(reading.fault.code);
  }
  return reading.tracks;
}

export async function onlyTrack(text: string): Promise<FoundTrack> {
  const [track, ...others] = await tracksOf(text);
  if (track === undefined || others.length > 0) {
    throw new Error('One track was expected');
  }
  return track;
}
