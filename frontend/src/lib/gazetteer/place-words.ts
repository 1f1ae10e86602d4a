import type { placeWords } from './country-gazetteer';

export type PlaceWords = typeof placeWords;

/** Loaded gazetteer of this page, which is a file of its own that the phone caches. */
export interface GazetteerState {
  /** Null until it is there. */
  readonly words: PlaceWords | null;
  readonly hasFailed: boolean;
}

/** Before anybody has asked for a place. */
export const NO_GAZETTEER: GazetteerState = { words: null, hasFailed: false };

let state = NO_GAZETTEER;
let loading: Promise<PlaceWords> | null = null;
const watchers = new Set<() => void>();

/** Loads the gazetteer once; rejects where it can't be had, and the next call tries again. */
export function loadPlaceWords(): Promise<PlaceWords> {
  loading ??= import('./country-gazetteer').then(
    (gazetteer) => {
      setState({ words: gazetteer.placeWords, hasFailed: false });
      return gazetteer.placeWords;
    },
    (error: unknown) => {
      loading = null;
      setState({ words: null, hasFailed: true });
      throw error;
    },
  );
  return loading;
}

/** The state now; the same object until it changes. */
export function gazetteerState(): GazetteerState {
  return state;
}

/** Has a function called after each change, until the answer is called. */
export function watchGazetteer(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function setState(next: GazetteerState): void {
  state = next;
  watchers.forEach((onChange) => onChange());
}
