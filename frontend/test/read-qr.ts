import jsQR from 'jsqr';
import type { PdfDrawing } from '../src/lib/pdf/pdf-content';

/** Pixels to a point: a reader sees a code from near. */
const SCALE = 3;

/** Text of a QR code that was drawn as squares, as a reader reads it; undefined where it reads none. */
export function readQr(drawing: PdfDrawing | undefined): string | undefined {
  const edge = Math.round((drawing?.width ?? 1) * SCALE);
  const code = drawing?.shapes.at(-1);
  const squares = code?.kind === 'path' ? code.d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v/g) : [];
  const pixels = new Uint8ClampedArray(4 * edge * edge).fill(255);
  for (const [, x = '', y = '', size = ''] of squares) {
    const [left, right] = [px(x), px(Number(x) + Number(size))];
    for (let row = px(y); row < px(Number(y) + Number(size)); row += 1) {
      for (let column = left; column < right; column += 1) {
        pixels.fill(0, 4 * (row * edge + column), 4 * (row * edge + column) + 3);
      }
    }
  }
  return jsQR(pixels, edge, edge)?.data;
}

function px(points: string | number): number {
  return Math.round(Number(points) * SCALE);
}
