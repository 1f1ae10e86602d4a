import { useEffect, useRef, useState } from 'react';

/** State of a job. */
export type FileJobState =
  | { readonly kind: 'idle' }
  /** Share of the work that is done, 0-1. */
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'done'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Makes a file; `onShare` takes how much of the work is done, 0-1. Stops when the signal is aborted. */
export type MakeFile = (signal: AbortSignal, onShare: (share: number) => void) => Promise<Blob>;

export interface FileJob {
  readonly state: FileJobState;
  /** Makes a file; gives it, or what went wrong, or idle when it was cancelled. Ends a job that is under way. */
  start(make: MakeFile): Promise<FileJobState>;
  /** Ends the job at once and discards its file. */
  cancel(): void;
}

const IDLE: FileJobState = { kind: 'idle' };

/** Makes files, with progress and a way to cancel, until the component leaves the page. */
export function useFileJob(): FileJob {
  const [state, setState] = useState<FileJobState>(IDLE);
  const current = useRef<AbortController>(undefined);

  useEffect(function endWithPage() {
    return () => current.current?.abort();
  }, []);

  async function start(make: MakeFile): Promise<FileJobState> {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const show = (next: FileJobState): FileJobState => {
      if (signal.aborted) {
        return IDLE;
      }
      setState(next);
      return next;
    };
    const onShare = (share: number) => void show({ kind: 'working', share });
    onShare(0);
    return make(signal, onShare).then(
      (file) => show({ kind: 'done', file }),
      (error: unknown) => show({ kind: 'failed', error }),
    );
  }

  function cancel(): void {
    current.current?.abort();
    setState(IDLE);
  }

  return { state, start, cancel };
}
