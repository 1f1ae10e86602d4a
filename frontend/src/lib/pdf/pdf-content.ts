/** A document as plain data, so that a worker can draw it: words in the reader's language, in pages that hold what they say. */
export interface PdfContent {
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly orientation: 'portrait' | 'landscape';
  readonly pages: readonly PdfPageContent[];
}

/** One page; its blocks stand below each other and must fit on it. */
export interface PdfPageContent {
  readonly blocks: readonly PdfBlock[];
  /** At the foot: the service on the left, the number of the page on the right. */
  readonly foot: { readonly service: string; readonly page: string };
}

/** A part of a page, over its whole width. */
export type PdfBlock =
  | { readonly kind: 'head'; readonly title: string; readonly subtitle: string; readonly generated: string }
  | { readonly kind: 'heading' | 'text' | 'notice'; readonly text: string }
  | { readonly kind: 'figures'; readonly figures: readonly PdfFigure[] }
  | { readonly kind: 'breakdown'; readonly groups: readonly PdfBreakdown[] }
  | { readonly kind: 'table'; readonly columns: readonly PdfColumn[]; readonly rows: readonly PdfRow[] }
  | ({ readonly kind: 'drawing' } & PdfDrawing)
  | { readonly kind: 'codes'; readonly columns: number; readonly entries: readonly PdfCode[] }
  | { readonly kind: 'legend'; readonly entries: readonly { drawing: PdfDrawing; word: string }[] };

/** A drawing with a name and a line of text below it. */
export interface PdfCode {
  readonly drawing: PdfDrawing;
  readonly title: string;
  readonly text: string;
}

/** A number and its name. */
export interface PdfFigure {
  readonly label: string;
  readonly value: string;
}

/** Characters of a number. */
export interface PdfBreakdown {
  readonly label: string;
  readonly parts: readonly { readonly word: string; readonly value: string; readonly tone?: PdfTone }[];
}

/** Colours of a word that stands for a severity. */
export interface PdfTone {
  readonly fg: string;
  readonly subtle: string;
}

/** A column of a table. */
export interface PdfColumn {
  readonly label: string;
  /** Points. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A row of a table. */
export interface PdfRow {
  readonly cells: readonly { readonly text: string; readonly tone?: PdfTone }[];
  /** Lines that its longest cell may take; what is longer ends in an ellipsis. */
  readonly lines: number;
}

/** A drawing; all lengths in points. */
export interface PdfDrawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PdfShape[];
}

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}

/** Elements of drawings; a path may be moved to where its own origin lies. */
export type PdfShape =
  | ({
      readonly kind: 'path';
      readonly d: string;
      readonly at?: { readonly x: number; readonly y: number };
      readonly cap: 'butt' | 'round';
      readonly dash?: string;
    } & Paint)
  | ({ readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly r: number } & Paint)
  | ({
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    } & Paint);
