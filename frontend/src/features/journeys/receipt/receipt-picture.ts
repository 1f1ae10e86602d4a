import type { NamedFigure } from '../../../components/FigureGrid';

/** Content of the picture of a receipt: words and figures as the page shows them. */
export interface PictureContent {
  readonly title: string;
  readonly hours: string;
  readonly figures: readonly NamedFigure[];
  readonly zones: readonly PictureZone[];
  /** Lines at the foot. */
  readonly notes: readonly string[];
}

/** A zone with its bar. */
export interface PictureZone {
  readonly word: string;
  readonly value: string;
  /** Of the whole way, 0-1. */
  readonly share: number;
  /** CSS colour. */
  readonly color: string;
}

/** Encodes the picture in a size; tests bring their own. Null where the browser can't. */
export type EncodePicture = (
  content: PictureContent,
  step: { scale: number; type: string; quality?: number },
) => Promise<Blob | null>;

/** Limit of the design: a network of the second generation sends 60 KB in a few seconds. */
export const PICTURE_MAX_BYTES = 60 * 1024;
/** Tried in turn while the file is too big. */
const STEPS = [
  { scale: 1, type: 'image/png' },
  { scale: 1, type: 'image/jpeg', quality: 0.8 },
  { scale: 0.75, type: 'image/jpeg', quality: 0.7 },
  { scale: 0.5, type: 'image/jpeg', quality: 0.6 },
] as const;
const WIDTH = 720;
const EDGE = 48;
const [INK, GREY, PAPER, LINE] = ['#0f221b', '#43544c', '#ffffff', '#d3dcd6'];
const FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';
const LINE_HEIGHT = 1.25;

/** A receipt as a picture of at most 60 KB; null where the browser makes none so small. */
export async function receiptPicture(
  content: PictureContent,
  encode: EncodePicture = encodeOnCanvas,
): Promise<Blob | null> {
  for (const step of STEPS) {
    const picture = await encode(content, step);
    if (picture === null || picture.size <= PICTURE_MAX_BYTES) {
      return picture;
    }
  }
  return null;
}

const encodeOnCanvas: EncodePicture = (content, { scale, type, quality }) => {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) {
    return Promise.resolve(null);
  }
  // Drawn once without paper, to know how high it is.
  const height = drawContent(pen, content);
  canvas.width = Math.round(WIDTH * scale);
  canvas.height = Math.round(height * scale);
  pen.scale(scale, scale);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  drawContent(pen, content);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
};

/** Draws the whole content and gives its height, px. */
function drawContent(pen: CanvasRenderingContext2D, content: PictureContent): number {
  let y = EDGE;
  const write = (
    text: string,
    { px, bold = false, color = INK }: TextLook,
    x = EDGE,
    width = WIDTH - 2 * EDGE,
  ) => {
    setPen(pen, { px, bold, color });
    const lines = linesOf(pen, text, width);
    lines.forEach((line, index) => pen.fillText(line, x, y + px + index * px * LINE_HEIGHT));
    return lines.length * px * LINE_HEIGHT;
  };
  y += write('WakaFine', { px: 26, bold: true, color: GREY });
  y += 16 + write(content.title, { px: 48, bold: true });
  y += 28 + write(content.hours, { px: 26, color: GREY });
  y = drawFigures(content.figures, y);
  y = drawRule(pen, y);
  for (const zone of content.zones) {
    y += drawZone(pen, zone, y);
  }
  y = drawRule(pen, y + 8);
  for (const note of content.notes) {
    y += 6 + write(note, { px: 26, color: GREY });
  }
  return y + EDGE;

  function drawFigures(figures: readonly NamedFigure[], top: number): number {
    const column = (WIDTH - 2 * EDGE) / 2;
    figures.forEach(({ label, value }, index) => {
      const x = EDGE + (index % 2) * column;
      y = top + Math.floor(index / 2) * 110;
      y += write(value, { px: 44, bold: true }, x, column - 16);
      write(label, { px: 24, color: GREY }, x, column - 16);
    });
    return top + Math.ceil(figures.length / 2) * 110 + 8;
  }
}

function drawZone(
  pen: CanvasRenderingContext2D,
  { word, value, share, color }: PictureZone,
  y: number,
): number {
  setPen(pen, { px: 28, bold: true, color: INK });
  pen.fillText(word, EDGE, y + 28);
  pen.textAlign = 'right';
  pen.fillText(value, WIDTH - EDGE, y + 28);
  pen.textAlign = 'left';
  pen.fillStyle = LINE;
  pen.fillRect(EDGE, y + 40, WIDTH - 2 * EDGE, 12);
  pen.fillStyle = color;
  pen.fillRect(EDGE, y + 40, (WIDTH - 2 * EDGE) * Math.min(1, Math.max(0, share)), 12);
  return 72;
}

function drawRule(pen: CanvasRenderingContext2D, y: number): number {
  pen.fillStyle = LINE;
  pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, 2);
  return y + 26;
}

interface TextLook {
  readonly px: number;
  readonly bold?: boolean;
  readonly color?: string;
}

function setPen(pen: CanvasRenderingContext2D, { px, bold, color }: Required<TextLook>): void {
  pen.font = `${bold ? 700 : 400} ${px}px ${FAMILY}`;
  pen.fillStyle = color;
  pen.textBaseline = 'alphabetic';
}

/** A text in lines of at most so many px; a longer word stands alone. */
function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
