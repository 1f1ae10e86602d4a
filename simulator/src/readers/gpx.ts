import { createGpxReader } from '@wakafine/domain/track-files/gpx-track';
import { SaxesParser } from 'saxes';
import type { PhoneFix } from '../drives/fix';
import { checkedFix } from './checked-fix';
import { TrackError } from './track-error';

/**
 * Reads the track points of a GPX 1.0 or 1.1 document in their order, all segments as one drive. Speed (m/s in GPX 1.0
 * and in common extensions), accuracy (metres), course and hdop (as 5 m each) are read where a point has them.
 * @throws TrackError when it is no GPX, has no track point, or a point lacks place or time
 */
export function readGpx(text: string): PhoneFix[] {
  const reader = createGpxReader((point) => point);
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => reader.openTag(name, attributes));
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  parser.on('closetag', ({ name }) => reader.closeTag(name));
  try {
    parser.write(text).close();
  } catch (error) {
    throw new TrackError(`not well-formed XML: ${error instanceof Error ? error.message : String(error)}`);
  }
  const tracks = reader.result();
  if (typeof tracks === 'string') {
    throw new TrackError(
      tracks === 'notTrackFile' ? 'the XML is no GPX document' : 'the GPX document has no track points',
    );
  }
  return tracks
    .flatMap(({ points }) => points)
    .map((point, index) => checkedFix({ seq: index + 1, ...point }, `track point ${index + 1}`));
}
