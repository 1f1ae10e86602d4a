import { crc32 } from 'node:zlib';
import type { CleanPicture } from './picture';

const SIGNATURE_LENGTH = 8;
/** What draws the picture; text, time, EXIF, profiles and the frames of an animation are not among them. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Length, type and checksum. */
const FRAME_BYTES = 12;

/** A PNG file with nothing but its header, palette, transparency and pixels. */
export function cleanPng(source: Buffer): CleanPicture | null {
  const kept: Buffer[] = [source.subarray(0, SIGNATURE_LENGTH)];
  let at = SIGNATURE_LENGTH;
  let hasPixels = false;
  for (let type = ''; type !== 'IEND';) {
    const chunk = chunkAt(source, at);
    if (!chunk || (at === SIGNATURE_LENGTH) !== isHeader(chunk)) {
      return null;
    }
    type = chunk.toString('latin1', 4, 8);
    // A capital first letter marks a chunk without which the picture can't be drawn.
    if (!KEPT.has(type) && /^[A-Z]/.test(type)) {
      return null;
    }
    if (KEPT.has(type)) {
      kept.push(type === 'IEND' ? emptyEnd() : chunk);
    }
    hasPixels ||= type === 'IDAT';
    at += chunk.length;
  }
  const header = kept[1];
  return header && hasPixels
    ? { bytes: Buffer.concat(kept), widthPx: header.readUInt32BE(8), heightPx: header.readUInt32BE(12) }
    : null;
}

/** A whole chunk whose checksum is right. */
function chunkAt(source: Buffer, at: number): Buffer | null {
  if (at + FRAME_BYTES > source.length) {
    return null;
  }
  const end = at + FRAME_BYTES + source.readUInt32BE(at);
  if (end > source.length || crc32(source.subarray(at + 4, end - 4)) !== source.readUInt32BE(end - 4)) {
    return null;
  }
  return source.subarray(at, end);
}

function isHeader(chunk: Buffer): boolean {
  return chunk.toString('latin1', 4, 8) === 'IHDR' && chunk.length === FRAME_BYTES + 13;
}

/** The end of a file carries nothing, whatever the one that came did. */
function emptyEnd(): Buffer {
  return Buffer.from('0000000049454e44ae426082', 'hex');
}
