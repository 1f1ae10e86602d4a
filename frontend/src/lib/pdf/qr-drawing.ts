import { qrEdge, qrPath } from '../qr/qr-path';
import type { PdfDrawing } from './pdf-content';

/** The QR code of a text as a drawing, black on white; its edge in points. */
export function qrDrawing(text: string, edge: number): PdfDrawing {
  const { d } = qrPath(text, edge / qrEdge(text));
  return {
    width: edge,
    height: edge,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: edge, height: edge, fill: '#FFFFFF' },
      { kind: 'path', d, cap: 'butt', fill: '#000000' },
    ],
  };
}
