import { useEffect, useRef, useState } from 'react';
import { drawPdf } from './draw-pdf';
import type { PdfContent } from './pdf-content';

/** Of the whole job, what it takes to gather what the document says. */
const GATHERING = 0.2;

/** Where a job stands. */
export type PdfJobState =
  | { readonly kind: 'idle' }
  /** Share of the work that is done, 0-1. */
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'done'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Gathers what the document says; `onShare` takes how much of that is done, 0-1. */
export type GatherContent = (
  signal: AbortSignal,
  onShare: (share: number) => void,
) => PdfContent | Promise<PdfContent>;

export interface PdfJob {
  readonly state: PdfJobState;
  /** Makes a document; gives the file, or what went wrong, or idle when it was cancelled. Ends a job that is under way. */
  start(gather: GatherContent): Promise<PdfJobState>;
  /** Ends the job at once and forgets its file. */
  cancel(): void;
}

const IDLE: PdfJobState = { kind: 'idle' };

/** Makes PDFs in a thread of their own, with progress, until the component leaves the page. */
export function usePdfJob(): PdfJob {
  const [state, setState] = useState<PdfJobState>(IDLE);
  const current = useRef<AbortController>(undefined);

  useEffect(function endWithPage() {
    return () => current.current?.abort();
  }, []);

  async function start(gather: GatherContent): Promise<PdfJobState> {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const show = (next: PdfJobState): PdfJobState => {
      if (signal.aborted) {
        return IDLE;
      }
      setState(next);
      return next;
    };
    const tell = (share: number) => show({ kind: 'working', share });
    tell(0);
    try {
      const content = await gather(signal, (share) => tell(share * GATHERING));
      const count = content.pages.length;
      const onProgress = (drawn: number) => tell(GATHERING + (1 - GATHERING) * (drawn / count));
      return show({ kind: 'done', file: await drawPdf(content, { signal, onProgress }) });
    } catch (error) {
      return show({ kind: 'failed', error });
    }
  }

  function cancel(): void {
    current.current?.abort();
    setState(IDLE);
  }

  return { state, start, cancel };
}
