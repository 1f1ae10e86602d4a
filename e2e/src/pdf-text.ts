import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([^]*?)\r?\nendstream/g;
/** One piece of text: parts between which the letters are moved closer together. */
const SHOWN = /\[([^\]]*)\] TJ/g;
const PART = /<([0-9a-f]*)>/gi;

/**
 * What is written in a PDF whose texts are in one of the fonts that every reader has: the pieces in the order of the
 * file, with one space between them. Latin-1 only.
 */
export function pdfText(file: Buffer): string {
  const streams = [...file.toString('latin1').matchAll(STREAM)].map(([, packed = '']) => unpacked(packed));
  const lines = streams.flatMap((stream) => [...stream.matchAll(SHOWN)]);
  return lines
    .map(([, parts = '']) =>
      [...parts.matchAll(PART)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** Nothing for what is no packed text, such as a font. */
function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
