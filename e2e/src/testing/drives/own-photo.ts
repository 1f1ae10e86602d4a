import type { Page } from 'playwright-core';

/** EXIF that says: turn this picture a quarter to the right to see it upright. */
const TURN_RIGHT = Buffer.from(
  'ffe1002245786966000049492a0008000000010012010300010000000600000000000000',
  'hex',
);

/** A photo as phones store it: it lies on its side, red at its left, and says that it must be turned (red is then on top). */
export async function lyingPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 2000;
    const pen = canvas.getContext('2d');
    for (const [color, left] of [
      ['red', 0],
      ['blue', 1500],
    ] as const) {
      if (pen) {
        pen.fillStyle = color;
        pen.fillRect(left, 0, 1500, 2000);
      }
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), TURN_RIGHT, jpeg.subarray(2)]);
}

/** The colours at the top and at the bottom of a photo, as the browser draws it: 'red' or 'blue'. */
export function colorsOf(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    return [10, picture.naturalHeight - 10].map((y) => {
      const [red = 0, , blue = 0] = pen?.getImageData(canvas.width / 2, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    });
  }, address);
}
