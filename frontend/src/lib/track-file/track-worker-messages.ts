import type { TrackFileReading } from './found-track';

/** Messages of the thread that reads a track file. */
export type TrackWorkerMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly reading: TrackFileReading }
  | { readonly kind: 'failed'; readonly why: string };
