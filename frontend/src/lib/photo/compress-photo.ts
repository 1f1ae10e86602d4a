import { PHOTO_MAX_BYTES } from '@wakafine/domain/input/limits';

/** Reason why a file can't become a photo; keys of the sentences that say so. */
export type PhotoFault = 'photo.invalid' | 'photo.large';

/** Width and height, pixels. */
export interface PhotoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Part of a picture that is stored: the middle as a square, for a face, or all of it, for what was seen on the
 * road.
 */
export type PhotoFrame = 'square' | 'whole';

/** Canvas with which a photo is drawn; tests bring their own. */
export interface PhotoTools<Picture extends { width: number; height: number }> {
  /** Reads a file as a picture, upright; rejects what is none. */
  decode(file: Blob): Promise<Picture>;
  /** Draws the middle of a picture, as much of it as fills the size, as a JPEG; null where the browser can't. */
  encode(picture: Picture, size: PhotoSize, quality: number): Promise<Blob | null>;
}

/** Longest side that is sent, pixels. */
const SIDE_PX: Record<PhotoFrame, number> = { square: 640, whole: 1280 };
/** Sizes and qualities that are tried in turn while the file is still too big. */
const STEPS = [
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.7 },
  { scale: 0.75, quality: 0.7 },
  { scale: 0.5, quality: 0.6 },
] as const;
/** A cheap phone has no memory for more. */
const FILE_MAX_BYTES = 40 * 1024 * 1024;

/** The canvas of every browser. */
export const BROWSER_TOOLS: PhotoTools<ImageBitmap> = {
  // Phones store photos lying and say so beside them: the picture is turned here, because what says so is not sent.
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  encode: (picture, { widthPx, heightPx }, quality) => {
    const canvas = document.createElement('canvas');
    canvas.width = widthPx;
    canvas.height = heightPx;
    const pen = canvas.getContext('2d');
    if (pen === null) {
      return Promise.resolve(null);
    }
    const scale = Math.min(picture.width / widthPx, picture.height / heightPx);
    const [cutWidth, cutHeight] = [widthPx * scale, heightPx * scale];
    // What was transparent would be black in a JPEG.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, widthPx, heightPx);
    pen.drawImage(
      picture,
      (picture.width - cutWidth) / 2,
      (picture.height - cutHeight) / 2,
      cutWidth,
      cutHeight,
      0,
      0,
      widthPx,
      heightPx,
    );
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  },
};

/**
 * A picture as a JPEG of at most 150 KB, 640 pixels a side as a square and 1,280 as a whole, without metadata; else what
 * is wrong with it.
 */
export async function compressPhoto<Picture extends { width: number; height: number }>(
  file: Blob,
  { decode, encode }: PhotoTools<Picture>,
  frame: PhotoFrame,
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
  for (const { scale, quality } of STEPS) {
    const photo = await encode(picture, sizeOf(picture, frame, scale), quality);
    if (photo === null) {
      return 'photo.invalid';
    }
    if (photo.size <= PHOTO_MAX_BYTES) {
      return photo;
    }
  }
  return 'photo.large';
}

// A small picture is never made larger.
function sizeOf(
  { width, height }: { width: number; height: number },
  frame: PhotoFrame,
  scale: number,
): PhotoSize {
  const [longPx, shortPx] = [Math.max(width, height), Math.min(width, height)];
  if (frame === 'square') {
    const sidePx = pixels(Math.min(SIDE_PX.square, shortPx) * scale);
    return { widthPx: sidePx, heightPx: sidePx };
  }
  const shrink = Math.min(1, SIDE_PX.whole / longPx) * scale;
  return { widthPx: pixels(width * shrink), heightPx: pixels(height * shrink) };
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
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
