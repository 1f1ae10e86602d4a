import type { CleanPicture } from './picture';

const FILE_HEADER_LENGTH = 12;
const CHUNK_HEADER_LENGTH = 8;
/** In the flags of VP8X; those of profile, EXIF, XMP and animation are left out of the clean file. */
const HAS_ALPHA = 0x10;
const LOSSY_START_CODE = 0x9d012a;
const LOSSLESS_SIGNATURE = 0x2f;
/** Both formats store a side in 14 bits. */
const SIDE_BITS = 0x3fff;

interface Chunk {
  readonly type: string;
  readonly body: Buffer;
  readonly end: number;
}
interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A still WebP file with nothing but its pixels and their transparency. */
export function cleanWebp(source: Buffer): CleanPicture | null {
  const found = new Map<string, Buffer>();
  const fileEnd = Math.min(source.length, 8 + source.readUInt32LE(4));
  for (let at = FILE_HEADER_LENGTH; at < fileEnd;) {
    const chunk = chunkAt(source, at);
    if (!chunk) {
      return null;
    }
    found.set(chunk.type, found.get(chunk.type) ?? chunk.body);
    at = chunk.end;
  }
  const lossless = found.get('VP8L');
  const lossy = found.get('VP8 ');
  if (found.has('ANIM') || found.has('ANMF') || (lossless && lossy)) {
    return null;
  }
  return lossless ? cleanLossless(lossless) : cleanLossy(lossy, found.get('ALPH'));
}

function cleanLossless(body: Buffer): CleanPicture | null {
  if (body.length < 5 || body[0] !== LOSSLESS_SIGNATURE) {
    return null;
  }
  const bits = body.readUInt32LE(1);
  const size = { widthPx: (bits & SIDE_BITS) + 1, heightPx: ((bits >>> 14) & SIDE_BITS) + 1 };
  return { bytes: fileOf([chunkOf('VP8L', body)]), ...size };
}

function cleanLossy(body: Buffer | undefined, alpha: Buffer | undefined): CleanPicture | null {
  if (!body || body.length < 10 || body.readUIntBE(3, 3) !== LOSSY_START_CODE) {
    return null;
  }
  const size = { widthPx: body.readUInt16LE(6) & SIDE_BITS, heightPx: body.readUInt16LE(8) & SIDE_BITS };
  const pixels = chunkOf('VP8 ', body);
  const parts = alpha ? [extendedHeader(size), chunkOf('ALPH', alpha), pixels] : [pixels];
  return { bytes: fileOf(parts), ...size };
}

function extendedHeader({ widthPx, heightPx }: Size): Buffer {
  const body = Buffer.alloc(10);
  body[0] = HAS_ALPHA;
  body.writeUIntLE(Math.max(0, widthPx - 1), 4, 3);
  body.writeUIntLE(Math.max(0, heightPx - 1), 7, 3);
  return chunkOf('VP8X', body);
}

function chunkAt(source: Buffer, at: number): Chunk | null {
  if (at + CHUNK_HEADER_LENGTH > source.length) {
    return null;
  }
  const length = source.readUInt32LE(at + 4);
  const start = at + CHUNK_HEADER_LENGTH;
  if (start + length > source.length) {
    return null;
  }
  const body = source.subarray(start, start + length);
  // A body of odd length is followed by one byte that pads it.
  return { type: source.toString('latin1', at, at + 4), body, end: start + length + (length % 2) };
}

function chunkOf(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_LENGTH);
  header.write(type, 'latin1');
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.length % 2)]);
}

function fileOf(chunks: readonly Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const header = Buffer.alloc(8);
  header.write('RIFF', 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}
