import { openFixStore, type FixStore } from '../../lib/offline/fix-store';

let opening: Promise<FixStore | undefined> | undefined;

/** The page's one store of unsent fixes; undefined where the browser keeps nothing. */
export function fixStore(): Promise<FixStore | undefined> {
  opening ??= openFixStore().catch(() => undefined);
  return opening;
}
