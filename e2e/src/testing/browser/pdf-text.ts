import { inflateSync } from 'node:zlib';

const OBJECT = /(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g;
/** Time for which a stream is, in bytes: its last one may look like the end of a line. */
const LENGTH = /\/Length (\d+)/;
const STREAM_START = /stream\r?\n/;
/** The name of a font on the pages, and the object that it is. */
const FONT = /\/(F\d+) (\d+) 0 R/g;
const LETTERS = /\/ToUnicode (\d+) 0 R/;
/** The letters of successive glyphs. */
const GLYPHS = /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi;
/** A font is chosen, or a piece of text shown: parts between which the letters are moved. */
const SHOWN = /\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;
const HEX = /<([0-9a-f]*)>/gi;

/** One piece of text in a PDF. */
export interface PdfPiece {
  readonly text: string;
  /** Of its letters, points. */
  readonly sizePt: number;
}

/**
 * Text of a PDF of ours: the pieces in the order of the file, with one space between them. Right-to-left letters
 * come
 * as they are drawn, from the left.
 */
export function pdfText(file: Buffer): string {
  return pdfPieces(file)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** The same piece by piece. */
export function pdfPieces(file: Buffer): PdfPiece[] {
  const content = file.toString('latin1');
  const objects = objectsOf(content);
  const fonts = new Map(
    [...content.matchAll(FONT)].map(([, name = '', id = '']) => [name, lettersOf(objects, id)]),
  );
  return [...objects.values()]
    .map(unpacked)
    .filter((stream) => / TJ/.test(stream))
    .flatMap((stream) => piecesOf(stream, fonts));
}

/** The drawing orders of its pages, one text for each stream. */
export function pdfStreams(file: Buffer): string[] {
  return [...objectsOf(file.toString('latin1')).values()].map(unpacked);
}

function objectsOf(content: string): ReadonlyMap<string, string> {
  return new Map([...content.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
}

type Letters = ReadonlyMap<string, string>;

function piecesOf(stream: string, fonts: ReadonlyMap<string, Letters>): PdfPiece[] {
  let letters: Letters = new Map();
  let sizePt = 0;
  return [...stream.matchAll(SHOWN)].flatMap(([, font, size, parts]) => {
    if (font !== undefined) {
      letters = fonts.get(font) ?? new Map();
      sizePt = Number(size);
      return [];
    }
    const glyphs = hexesOf(parts ?? '').flatMap((hex) => hex.match(/.{4}/g) ?? []);
    return [{ text: glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '').join(''), sizePt }];
  });
}

/** The letters of a font by its glyphs. */
function lettersOf(objects: ReadonlyMap<string, string>, fontId: string): Letters {
  const [, id = ''] = LETTERS.exec(objects.get(fontId) ?? '') ?? [];
  const letters = new Map<string, string>();
  for (const [, first = '', texts = ''] of unpacked(objects.get(id) ?? '').matchAll(GLYPHS)) {
    hexesOf(texts).forEach((hex, index) => {
      const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
    });
  }
  return letters;
}

function hexesOf(text: string): string[] {
  return [...text.matchAll(HEX)].map(([, hex = '']) => hex);
}

/** Nothing for what is no packed text, such as a font. */
function unpacked(object: string): string {
  const start = STREAM_START.exec(object);
  const [, length] = LENGTH.exec(object) ?? [];
  if (start === null || length === undefined) {
    return '';
  }
  const from = start.index + start[0].length;
  try {
    return inflateSync(Buffer.from(object.slice(from, from + Number(length)), 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
