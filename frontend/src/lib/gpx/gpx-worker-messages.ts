import type { GpxReading } from './found-track';

/** Messages of the thread that reads a GPX file. */
export type GpxWorkerMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly reading: GpxReading }
  | { readonly kind: 'failed'; readonly why: string };
