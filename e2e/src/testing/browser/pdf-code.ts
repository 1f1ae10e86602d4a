import jsQR from 'jsqr';
import { inflateSync } from 'node:zlib';

/** Pixels for a point: enough for modules of three points. */
const SCALE = 4;
const EDGE_PT = 160;
const STREAM = /\/Length (\d+)[^]*?stream\r?\n/g;
/** A square of the code: its corner, and the corners that follow to the right and below. */
const SQUARE = /([\d.-]+) ([\d.-]+) m\s+([\d.-]+) \2 l\s+\3 ([\d.-]+) l/g;

/** Text of the last QR code of a PDF of ours, read off the squares that are drawn; null where none is read. */
export function pdfCode(file: Buffer): string | null {
  return streamsOf(file).reduce<string | null>((found, stream) => codeIn(stream) ?? found, null);
}

function codeIn(stream: string): string | null {
  const edge = EDGE_PT * SCALE;
  const pixels = new Uint8ClampedArray(4 * edge * edge).fill(255);
  let count = 0;
  for (const [, left = '', top = '', right = '', bottom = ''] of stream.matchAll(SQUARE)) {
    const [x0, x1] = [left, right]
      .map((each) => Math.round(Number(each) * SCALE))
      .sort((one, other) => one - other);
    const [y0, y1] = [top, bottom]
      .map((each) => Math.round(Number(each) * SCALE))
      .sort((one, other) => one - other);
    if (isModule(x0, x1, edge) && isModule(y0, y1, edge)) {
      count += 1;
      fill(pixels, { x0, x1, y0, y1, edge });
    }
  }
  return count === 0 ? null : (jsQR(pixels, edge, edge)?.data ?? null);
}

/** Modules are small; everything else that is drawn is not. */
function isModule(from: number | undefined, to: number | undefined, edge: number): from is number {
  return from !== undefined && to !== undefined && from >= 0 && to <= edge && to - from < 8 * SCALE;
}

interface Square {
  readonly x0: number;
  readonly x1: number | undefined;
  readonly y0: number;
  readonly y1: number | undefined;
  readonly edge: number;
}

function fill(pixels: Uint8ClampedArray, { x0, x1 = x0, y0, y1 = y0, edge }: Square): void {
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      pixels.fill(0, 4 * (y * edge + x), 4 * (y * edge + x) + 3);
    }
  }
}

/** Drawings of the pages, page by page. */
function streamsOf(file: Buffer): string[] {
  const content = file.toString('latin1');
  return [...content.matchAll(STREAM)].flatMap((found) => {
    const from = found.index + found[0].length;
    try {
      const packed = Buffer.from(content.slice(from, from + Number(found[1])), 'latin1');
      return [inflateSync(packed).toString('latin1')];
    } catch {
      return [];
    }
  });
}
