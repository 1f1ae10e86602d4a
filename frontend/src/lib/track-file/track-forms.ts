import { createCsvReader } from '@wakafine/domain/track-files/csv-track';
import type { TextTrackReader } from '@wakafine/domain/track-files/file-track';
import { createTimelineReader } from '@wakafine/domain/track-files/timeline-track';
import { createXmlTrackReader } from '@wakafine/domain/track-files/xml-track';
import { SaxesParser } from 'saxes';
import { seenPoint, type ByteTrackReader, type SeenPoint } from './file-fix';
import { createFitReader } from './fit-reader';
import type { TrackForm } from './form-sizes';

/** Bytes that show the form of a file. */
export const HEAD_BYTES = 512;
const ZIP_BEGINS = [0x50, 0x4b, 0x03, 0x04];
/** In a FIT file after the sizes and versions. */
const FIT_MARK = { at: 8, bytes: [0x2e, 0x46, 0x49, 0x54] };

/** Form that a file has by its first bytes. */
export function formOf(head: Uint8Array): TrackForm {
  if (ZIP_BEGINS.every((byte, index) => head[index] === byte)) {
    return 'zip';
  }
  if (FIT_MARK.bytes.every((byte, index) => head[FIT_MARK.at + index] === byte)) {
    return 'fit';
  }
  const first = new TextDecoder().decode(head).trimStart()[0];
  if (first === '<') {
    return 'xml';
  }
  return first === '{' || first === '[' ? 'json' : 'csv';
}

/** A reader of a file of a form that holds a single track file. */
export function readerOf(form: Exclude<TrackForm, 'zip'>): ByteTrackReader {
  switch (form) {
    case 'xml':
      return textReader(createXmlReader());
    case 'json':
      return textReader(createTimelineReader(seenPoint));
    case 'csv':
      return textReader(createCsvReader(seenPoint));
    case 'fit':
      return createFitReader();
  }
}

function textReader(reader: TextTrackReader<SeenPoint>): ByteTrackReader {
  const decoder = new TextDecoder();
  return {
    write: (bytes) => reader.write(decoder.decode(bytes, { stream: true })),
    close: () => {
      reader.write(decoder.decode());
      return reader.result();
    },
  };
}

/** Reads GPX and KML; knows no entities but those of XML, and fetches nothing. */
function createXmlReader(): TextTrackReader<SeenPoint> {
  const reader = createXmlTrackReader(seenPoint);
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => reader.openTag(name, attributes));
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  parser.on('closetag', ({ name }) => reader.closeTag(name));
  return {
    write: (piece) => {
      parser.write(piece);
    },
    result: () => {
      parser.close();
      return reader.result();
    },
  };
}
