import type { MakeFile } from '../useFileJob';
import { drawPdf } from './draw-pdf';
import type { PdfContent } from './pdf-content';

/** Of the whole job, what it takes to gather what the document says. */
const GATHERING = 0.2;

/** Gathers what the document says; `onShare` takes how much of that is done, 0-1. */
export type GatherContent = (signal: AbortSignal, onShare: (share: number) => void) => Promise<PdfContent>;

/** The making of a PDF as a job: what it says is gathered, then it is drawn in a thread of its own. */
export function pdfMaker(gather: GatherContent): MakeFile {
  return async (signal, onShare) => {
    const content = await gather(signal, (share) => onShare(share * GATHERING));
    const count = content.pages.length;
    const onProgress = (drawn: number) => onShare(GATHERING + (1 - GATHERING) * (drawn / count));
    return drawPdf(content, { signal, onProgress });
  };
}
