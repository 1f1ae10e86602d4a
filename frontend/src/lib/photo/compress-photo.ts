import { PHOTO_MAX_BYTES } from '@wakafine/domain/limits';

/** Why a file can't become a photo; keys of the sentences that say so. */
export type PhotoFault = 'photo.invalid' | 'photo.large';

/** What a photo is drawn with; tests bring their own. */
export interface PhotoTools<Picture extends { width: number; height: number }> {
  /** Reads a file as a picture, upright; rejects what is none. */
  decode(file: Blob): Promise<Picture>;
  /** Draws the middle of a picture as a square JPEG; null where the browser can't. */
  encode(picture: Picture, sidePx: number, quality: number): Promise<Blob | null>;
}

/** Longest side that is sent, and what is tried when the file is still too big. */
const SIDE_PX = 640;
const STEPS = [
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.7 },
  { scale: 0.75, quality: 0.7 },
  { scale: 0.5, quality: 0.6 },
] as const;
/** A cheap phone has no memory for more. */
const FILE_MAX_BYTES = 40 * 1024 * 1024;

/** What every browser has. */
export const BROWSER_TOOLS: PhotoTools<ImageBitmap> = {
  // Phones store photos lying and say so beside them: the picture is turned here, because what says so is not sent.
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  encode: (picture, sidePx, quality) => {
    const canvas = document.createElement('canvas');
    canvas.width = sidePx;
    canvas.height = sidePx;
    const pen = canvas.getContext('2d');
    if (pen === null) {
      return Promise.resolve(null);
    }
    const cutPx = Math.min(picture.width, picture.height);
    // What was transparent would be black in a JPEG.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, sidePx, sidePx);
    pen.drawImage(
      picture,
      (picture.width - cutPx) / 2,
      (picture.height - cutPx) / 2,
      cutPx,
      cutPx,
      0,
      0,
      sidePx,
      sidePx,
    );
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  },
};

/** The middle of a picture as a JPEG of at most 640 pixels a side and 150 KB, without metadata; else what is wrong with it. */
export async function compressPhoto<Picture extends { width: number; height: number }>(
  file: Blob,
  { decode, encode }: PhotoTools<Picture>,
): Promise<Blob | PhotoFault> {
  if (file.size > FILE_MAX_BYTES) {
    return 'photo.large';
  }
  let picture: Picture;
  try {
    picture = await decode(file);
  } catch {
    return 'photo.invalid';
  }
  const sidePx = Math.min(SIDE_PX, picture.width, picture.height);
  for (const { scale, quality } of STEPS) {
    const photo = await encode(picture, Math.max(1, Math.round(sidePx * scale)), quality);
    if (photo === null) {
      return 'photo.invalid';
    }
    if (photo.size <= PHOTO_MAX_BYTES) {
      return photo;
    }
  }
  return 'photo.large';
}

/** A file as a `data:` address, whose part after the comma is its Base64. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read'));
    reader.readAsDataURL(file);
  });
}
