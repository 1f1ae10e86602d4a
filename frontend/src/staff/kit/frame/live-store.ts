/** More news than this are not stored while the page is held: they are asked for again when it goes on. */
const MOST_HELD = 500;

export interface LiveSnapshot {
  readonly isPaused: boolean;
  /** News that wait for the page to go on. */
  readonly heldCount: number;
  /** Time when the last news came, ms since 1970; null before the first. */
  readonly lastEventAtMs: number | null;
  /** Up to when the figures are known to be current while the connection is down, ms since 1970; null while it is up. */
  readonly dataAtMs: number | null;
}

export interface LiveStore {
  /** Takes news in, at once or when the page goes on. */
  feed(accept: () => void): void;
  pause(): void;
  resume(): void;
  /**
   * News were missed that must be asked for; gives whether the page asks itself, else it is notified when it
   * goes on.
   */
  mayAskNow(): boolean;
  /** The connection is lost, or back. */
  noteConnection(isUp: boolean): void;
  /** An answer to a fallback question has come. */
  noteAnswer(): void;
  read(): LiveSnapshot;
  /** Calls back when the page is held or goes on, not at each event; returns the way to stop. */
  watch(listener: () => void): () => void;
}

/** State of the dashboard's news: a mutable thing, so that 50 events a second draw nothing by themselves. */
export function createLiveStore(onMissed: () => void, clock: () => number = Date.now): LiveStore {
  const listeners = new Set<() => void>();
  let held: (() => void)[] = [];
  let heldCount = 0;
  let hasMissed = false;
  let isPaused = false;
  let lastEventAtMs: number | null = null;
  let dataAtMs: number | null = null;

  function setPaused(next: boolean): void {
    isPaused = next;
    listeners.forEach((listener) => listener());
  }

  return {
    feed(accept) {
      lastEventAtMs = clock();
      if (!isPaused) {
        accept();
        return;
      }
      heldCount += 1;
      if (held.length < MOST_HELD) {
        held.push(accept);
      }
    },
    pause: () => setPaused(true),
    resume() {
      const waiting = held;
      const mustAsk = hasMissed || heldCount > MOST_HELD;
      held = [];
      heldCount = 0;
      hasMissed = false;
      setPaused(false);
      if (mustAsk) {
        onMissed();
      } else {
        waiting.forEach((accept) => accept());
      }
    },
    mayAskNow() {
      hasMissed ||= isPaused;
      return !isPaused;
    },
    noteConnection(isUp) {
      dataAtMs = isUp ? null : (dataAtMs ?? clock());
    },
    noteAnswer() {
      dataAtMs = dataAtMs === null ? null : clock();
    },
    read: () => ({ isPaused, heldCount, lastEventAtMs, dataAtMs }),
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
