import { encode } from 'uqr';

/** Modules of blank space that a reader needs around the code. */
const QUIET_ZONE = 4;

/** A QR code as one path of squares, dark ones only. */
export interface QrPath {
  /** Of the square that it fills, in modules. */
  readonly edge: number;
  /** SVG path data, one module being `unit` long. */
  readonly d: string;
}

/** The QR code of a text, which a reader still reads with 15 % of it dirty; `unit` is the length of a module. */
export function qrPath(text: string, unit = 1): QrPath {
  const { size, data } = modulesOf(text);
  const length = rounded(unit);
  const path = data.flat().flatMap((isDark, index) => {
    const x = rounded((QUIET_ZONE + (index % size)) * unit);
    const y = rounded((QUIET_ZONE + Math.floor(index / size)) * unit);
    return isDark ? [`M${x} ${y}h${length}v${length}h-${length}z`] : [];
  });
  return { edge: size + 2 * QUIET_ZONE, d: path.join('') };
}

/** The modules of a QR code with its blank space: how many to a side. */
export function qrEdge(text: string): number {
  return modulesOf(text).size + 2 * QUIET_ZONE;
}

function modulesOf(text: string) {
  return encode(text, { ecc: 'M', border: 0 });
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
