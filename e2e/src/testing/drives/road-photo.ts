import type { Page } from 'playwright-core';
import { lyingPhoto } from './own-photo';

/** Words that stand in the EXIF of a photo and in no picture of it. */
export const EXIF_MARK = 'PHONE-SERIAL-4711';

/** Offset of the parts that follow the first in a JPEG. */
const PARTS_FROM = 2;

/** A photo as a phone stores it, which lies on its side, with another EXIF part that names the phone. */
export async function revealingPhoto(page: Page): Promise<Buffer> {
  const jpeg = await lyingPhoto(page);
  const words = Buffer.from(`Exif\0\0${EXIF_MARK}`, 'latin1');
  const part = Buffer.concat([Buffer.from([0xff, 0xe1, 0, words.length + 2]), words]);
  // Behind the part that says how to turn it: of two, a browser reads the first.
  const from = PARTS_FROM + 2 + jpeg.readUInt16BE(PARTS_FROM + 2);
  return Buffer.concat([jpeg.subarray(0, from), part, jpeg.subarray(from)]);
}
