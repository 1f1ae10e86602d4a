import { createHash } from 'node:crypto';
import { isPhotoLength, isWithin, PHOTO_MAX_BYTES, PHOTO_SIDE_PX } from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { badInput } from '../errors';

// Photos are small and many: one thread each, and nothing of one is stored for the next.
sharp.cache(false);
sharp.concurrency(1);
// What a stranger sends reaches these three decoders alone: the library could read SVG and more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** Accepted kinds of picture. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture without metadata. */
export interface Photo {
  readonly bytes: Buffer;
  readonly mimeType: PhotoType;
}

/** A photo as it is stored, and the SHA-256 of what was sent: the same file again is the same photo. */
export interface SentPhoto extends Photo {
  readonly sourceHash: Buffer;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** The second is for what has become larger than what was sent. */
const QUALITIES = [80, 50] as const;
const LARGEST_PX = PHOTO_SIDE_PX.max * PHOTO_SIDE_PX.max;

const ENCODERS: Record<PhotoType, (picture: Sharp, quality: number) => Sharp> = {
  'image/jpeg': (picture, quality) => picture.jpeg({ quality }),
  'image/png': (picture, quality) =>
    picture.png({ compressionLevel: 9, palette: quality < QUALITIES[0], quality }),
  'image/webp': (picture, quality) => picture.webp({ quality }),
};

/**
 * A photo encoded again from its pixels, upright and in the colours of the web, so that place, time, camera, comments, thumbnails
 * and whatever hangs behind the picture are gone. What it is goes by its bytes, never by what a client calls it.
 * @throws BAD_USER_INPUT with the field `photo` for more than 150 KB, more than 4,096 pixels a side, or anything
 *   that is not one whole, still JPEG, PNG or WebP picture
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<SentPhoto> {
  if (bytes.length > PHOTO_MAX_BYTES) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.large'] });
  }
  const source = Buffer.from(bytes);
  const mimeType = typeOf(source);
  const file = mimeType && (await reencoded(source, ENCODERS[mimeType]));
  if (!mimeType || !file) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.invalid'] });
  }
  if (file.length > PHOTO_MAX_BYTES) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.large'] });
  }
  return { bytes: file, mimeType, sourceHash: createHash('sha256').update(source).digest() };
}

/**
 * The same for a photo as Base64.
 * @throws BAD_USER_INPUT with the field `photo`, also for what is no Base64
 */
export async function cleanBase64Photo(base64: string): Promise<SentPhoto> {
  if (!BASE64.test(base64)) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.invalid'] });
  }
  if (!isPhotoLength(base64)) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.large'] });
  }
  return cleanPhoto(Buffer.from(base64, 'base64'));
}

/** The picture as a file of its own, the better one where that is small enough; null for what can't be drawn. */
async function reencoded(
  source: Buffer,
  encode: (picture: Sharp, quality: number) => Sharp,
): Promise<Buffer | null> {
  const open = (): Sharp => sharp(source, { failOn: 'error', limitInputPixels: LARGEST_PX });
  try {
    const { width, height, pages = 1 } = await open().metadata();
    if (pages > 1 || !isWithin(width, PHOTO_SIDE_PX) || !isWithin(height, PHOTO_SIDE_PX)) {
      return null;
    }
    const [good, small] = QUALITIES;
    const file = await encode(open().autoOrient(), good).toBuffer();
    return file.length <= PHOTO_MAX_BYTES ? file : await encode(open().autoOrient(), small).toBuffer();
  } catch {
    // The decoder says no more than that it is no picture.
    return null;
  }
}

function typeOf(bytes: Buffer): PhotoType | null {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) {
    return 'image/jpeg';
  }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) {
    return 'image/png';
  }
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}
