import type { CleanPicture } from './picture';

const START_OF_IMAGE = Buffer.from([0xff, 0xd8]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** JFIF 1.1, square pixels, no thumbnail: a file's own header may carry a small copy of an uncropped photo. */
const JFIF = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
/** Baseline, extended and progressive, which browsers draw. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Huffman tables, quantisation tables, restart interval. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd];
const SCAN = 0xda;
const ADOBE = 0xee;
const COMMENT = 0xfe;

interface Segment {
  readonly marker: number;
  /** Marker and length included; those of a scan with the coded pixels behind it. */
  readonly bytes: Buffer;
}

/** A JPEG file without any APP segment but the colour transform of Adobe, without comments and without what follows its end. */
export function cleanJpeg(source: Buffer): CleanPicture | null {
  const segments = segmentsOf(source);
  const frames = segments?.filter(({ marker }) => FRAMES.includes(marker)) ?? [];
  const [frame] = frames;
  if (!segments || !frame || frames.length > 1 || frame.bytes.length < 10) {
    return null;
  }
  if (!segments.some(({ marker }) => marker === SCAN) || !segments.every(isDrawable)) {
    return null;
  }
  return {
    bytes: Buffer.concat([START_OF_IMAGE, JFIF, ...segments.map(partToKeep), END_OF_IMAGE]),
    heightPx: frame.bytes.readUInt16BE(5),
    widthPx: frame.bytes.readUInt16BE(7),
  };
}

function isPixels({ marker }: Segment): boolean {
  return marker === SCAN || FRAMES.includes(marker) || TABLES.includes(marker);
}

function isMetadata({ marker }: Segment): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
}

function isDrawable(segment: Segment): boolean {
  return isPixels(segment) || isMetadata(segment);
}

function partToKeep(segment: Segment): Buffer {
  const { marker, bytes } = segment;
  if (marker === ADOBE && bytes.length === 16 && bytes.toString('latin1', 4, 9) === 'Adobe') {
    // Only the last byte says how colours are stored; the six before it may hold anything.
    return Buffer.concat([bytes.subarray(0, 9), Buffer.from([0, 100, 0, 0, 0, 0]), bytes.subarray(15)]);
  }
  return isPixels(segment) ? bytes : Buffer.alloc(0);
}

/** All segments up to the end of the image; null where the file breaks off before. */
function segmentsOf(source: Buffer): Segment[] | null {
  const segments: Segment[] = [];
  let at = afterFill(source, START_OF_IMAGE.length);
  while (!isEnd(source, at)) {
    const segment = segmentAt(source, at);
    if (!segment) {
      return null;
    }
    segments.push(segment);
    at = afterFill(source, at + segment.bytes.length);
  }
  return segments;
}

/** Any number of 0xff may stand before a marker. */
function afterFill(source: Buffer, start: number): number {
  let at = start;
  while (source[at] === 0xff && source[at + 1] === 0xff) {
    at += 1;
  }
  return at;
}

function isEnd(source: Buffer, at: number): boolean {
  return source[at] === 0xff && source[at + 1] === 0xd9;
}

function segmentAt(source: Buffer, at: number): Segment | null {
  if (at + 4 > source.length || source[at] !== 0xff) {
    return null;
  }
  const marker = source.readUInt8(at + 1);
  const headEnd = at + 2 + source.readUInt16BE(at + 2);
  const end = marker === SCAN ? endOfScan(source, headEnd) : headEnd;
  return headEnd < at + 4 || end > source.length ? null : { marker, bytes: source.subarray(at, end) };
}

/** Where the coded pixels end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(source: Buffer, start: number): number {
  let at = source.indexOf(0xff, start);
  while (at !== -1) {
    const next = source[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) {
      return at;
    }
    at = source.indexOf(0xff, at + 1);
  }
  return source.length;
}
