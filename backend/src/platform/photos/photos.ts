import { PHOTO_MAX_BYTES, PHOTO_SIDE_PX, isWithin } from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { badInput } from '../errors';
import { cleanJpeg } from './jpeg';
import type { CleanPicture } from './picture';
import { cleanPng } from './png';
import { cleanWebp } from './webp';

/** The kinds of picture that are taken. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture that tells nothing but what it shows. */
export interface Photo {
  readonly bytes: Buffer;
  readonly mimeType: PhotoType;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const CLEANERS: Record<PhotoType, (bytes: Buffer) => CleanPicture | null> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * A photo without its metadata: of a JPEG, PNG or WebP file only what is needed to draw it is kept, so that place, time,
 * camera, comments and whatever hangs behind the picture are gone. What it is goes by its bytes, never by what a
 * client calls it. Pixels are not touched; turned photos must be turned before they are sent.
 * @throws BAD_USER_INPUT with the field `photo` for more than 150 KB, more than 4,096 pixels a side, or anything
 *   that is not one whole, still picture of these kinds
 */
export function cleanPhoto(bytes: Uint8Array): Photo {
  if (bytes.length > PHOTO_MAX_BYTES) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.large'] });
  }
  const source = Buffer.from(bytes);
  const mimeType = typeOf(source);
  const picture = mimeType && CLEANERS[mimeType](source);
  if (!mimeType || !picture || ![picture.widthPx, picture.heightPx].every(isSide)) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.invalid'] });
  }
  return { bytes: picture.bytes, mimeType };
}

/**
 * The same for a photo as Base64.
 * @throws BAD_USER_INPUT with the field `photo`, also for what is no Base64
 */
export function cleanBase64Photo(base64: string): Photo {
  if (!BASE64.test(base64)) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.invalid'] });
  }
  // Four characters stand for three bytes.
  if ((base64.length * 3) / 4 > PHOTO_MAX_BYTES + 3) {
    throw badInput({ photo: VALIDATION_SENTENCES['photo.large'] });
  }
  return cleanPhoto(Buffer.from(base64, 'base64'));
}

function isSide(lengthPx: number): boolean {
  return isWithin(lengthPx, PHOTO_SIDE_PX);
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
