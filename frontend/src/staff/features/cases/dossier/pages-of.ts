import type { PdfBlock } from '../../../../lib/pdf/pdf-content';
import { PDF_HEIGHT } from '../../../../lib/pdf/pdf-measures';
import { rowsByPage } from '../../../../lib/pdf/rows-by-page';

/** Height of a heading and of the head of the document, points. */
const HEADING = 32;
const HEAD = 64;
const FIGURES = 44;
/** Of a line of text, and about so many letters of it, points. */
const LINE = 12.5;
const LETTERS_OF_LINE = 100;
const BELOW_TEXT = 6;

/** The blocks of a dossier by pages; none is lost. */
export function pagesOf(blocks: readonly PdfBlock[]): readonly (readonly PdfBlock[])[] {
  return rowsByPage(together(blocks), {
    first: PDF_HEIGHT.portrait - HEAD,
    next: PDF_HEIGHT.portrait,
    heightOf: (group) => group.reduce((height, block) => height + heightOf(block), 0),
  }).map((groups) => groups.flat());
}

/** Blocks that no break may part: a heading and what follows it, and a drawing with the words before it. */
function together(blocks: readonly PdfBlock[]): readonly (readonly PdfBlock[])[] {
  const groups: PdfBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isJoined = before?.kind === 'heading' || (block.kind === 'drawing' && before?.kind === 'text');
    if (last !== undefined && isJoined) {
      last.push(block);
    } else {
      groups.push([block]);
    }
  }
  return groups;
}

/** Height that a block takes, rather too much, points. */
function heightOf(block: PdfBlock): number {
  switch (block.kind) {
    case 'heading':
      return HEADING;
    case 'figures':
      return FIGURES;
    case 'drawing':
      return block.height + BELOW_TEXT;
    case 'text':
    case 'notice':
      return Math.ceil(block.text.length / LETTERS_OF_LINE) * LINE + BELOW_TEXT;
    default:
      return PDF_HEIGHT.portrait;
  }
}
