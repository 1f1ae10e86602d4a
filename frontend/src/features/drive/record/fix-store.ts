import { openFixStore, type FixStore } from '../../../lib/offline/fix-store';

let opening: Promise<FixStore | undefined> | undefined;

/** The page's one store of unsent fixes; undefined where the browser stores nothing. */
export function fixStore(): Promise<FixStore | undefined> {
  opening ??= openFixStore().catch(() => undefined);
  return opening;
}

/** Time by which the clock of this phone was set back since a recording began, ms. */
export async function setBackOf(recordingKey: string): Promise<number> {
  const store = await fixStore();
  const recording = await store?.loadRecording(recordingKey).catch(() => undefined);
  return recording?.setBackMs ?? 0;
}
