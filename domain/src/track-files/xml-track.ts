import { localName, type FilePoint, type XmlTrackReader } from './file-track';
import { createGpxReader } from './gpx-track';
import { createKmlReader } from './kml-track';

/** Reads a GPX or KML document, whichever its outermost element says. */
export function createXmlTrackReader<Point>(accept: (point: FilePoint) => Point): XmlTrackReader<Point> {
  let reader: XmlTrackReader<Point> | null = null;
  return {
    openTag: (name, attributes) => {
      reader ??= localName(name) === 'kml' ? createKmlReader(accept) : createGpxReader(accept);
      reader.openTag(name, attributes);
    },
    text: (piece) => reader?.text(piece),
    closeTag: (name) => reader?.closeTag(name),
    result: () => reader?.result() ?? 'notTrackFile',
  };
}
