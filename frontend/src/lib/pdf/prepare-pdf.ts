import { drawPdf } from './draw-pdf';
import type { PdfContent } from './pdf-content';

/** Letters of English, French and Pidgin, and the signs that the documents use. */
const SAMPLE = 'Aéœ – → ’ … •';
const SMALLEST: PdfContent = {
  title: SAMPLE,
  language: 'en',
  orientation: 'portrait',
  pages: [
    {
      blocks: [{ kind: 'head', title: SAMPLE, subtitle: SAMPLE, generated: SAMPLE }],
      foot: { service: SAMPLE, page: SAMPLE },
    },
  ],
};

/**
 * Draws the smallest document and discards it, so that all that documents are made of is stored on the phone before its network
 * goes. Rejects where something can't be fetched.
 */
export async function preparePdf(signal: AbortSignal): Promise<void> {
  await drawPdf(SMALLEST, { signal, onProgress: () => undefined });
}
