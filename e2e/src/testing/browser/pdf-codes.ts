import jsQR from 'jsqr';
import { pdfStreams } from './pdf-text';

/** Four corners and back: a module of a QR code, as our PDFs draw it. */
const SQUARE =
  /([\d.-]+) ([\d.-]+) m\s+([\d.-]+) ([\d.-]+) l\s+([\d.-]+) ([\d.-]+) l\s+([\d.-]+) ([\d.-]+) l\s+h/g;
/** The smallest QR code has more dark modules, and no other drawing of ours so many squares. */
const LEAST_MODULES = 150;
/** Pixels to a point. */
const SCALE = 4;
/** Blank space around a code, points. */
const QUIET = 10;

/** Texts of the QR codes on the pages of a PDF of ours, as a reader reads them; null for one that it can't. */
export function pdfCodes(file: Buffer): (string | null)[] {
  return pdfStreams(file)
    .flatMap((stream) => stream.split(/\sf\*?\s/))
    .map((path) => [...path.matchAll(SQUARE)].map((corners) => corners.slice(1).map(Number)))
    .filter((squares) => squares.length > LEAST_MODULES)
    .map(readCode);
}

function readCode(squares: readonly (readonly number[])[]): string | null {
  const edgePt = Math.max(...squares.flat()) + QUIET;
  const edge = Math.ceil(edgePt * SCALE);
  const pixels = new Uint8ClampedArray(4 * edge * edge).fill(255);
  for (const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] of squares) {
    const [left, right] = [x1, x2].map((x) => Math.round(x * SCALE));
    for (let row = Math.round(y1 * SCALE); row < Math.round(y2 * SCALE); row += 1) {
      for (let column = left ?? 0; column < (right ?? 0); column += 1) {
        pixels.fill(0, 4 * (row * edge + column), 4 * (row * edge + column) + 3);
      }
    }
  }
  return jsQR(pixels, edge, edge)?.data ?? null;
}
