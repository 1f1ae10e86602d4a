/** Messages of the worker to the page. */
export type PdfWorkerMessage =
  | { readonly kind: 'progress'; readonly drawnPages: number }
  | { readonly kind: 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed'; readonly why: string };
