import { useEffect, useState, type ComponentType } from 'react';

export interface Notice {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  /** A link to more; somebody who misses it finds the same elsewhere. */
  action?: { label: string; onAct: () => void };
}

interface Turn {
  notice: Notice | null;
}

/** Shows one notice, or removes the shown one. */
type Listener = (notice: Notice | null) => void;

let listener: Listener | null = null;

/** Shows one short notice for 5 s; a new one replaces the last. Never the only place of an error. */
export function notify(notice: Notice): void {
  listener?.(notice);
}

/** Removes the notice that is shown, for a screen that must stay clear. */
export function dismissNotices(): void {
  listener?.(null);
}

/** The place in which notices appear; once in the app. */
export function Toaster() {
  const [turn, setTurn] = useState<Turn | null>(null);
  const [Notices, setNotices] = useState<ComponentType<{ turn: Turn }> | null>(null);
  useEffect(function listen() {
    // What shows notices is fetched with the first one: few visitors ever get one. Where it can't be fetched, without a network,
    // the notice is lost and the page stays; what matters stands on the page as well.
    async function fetchNotices(): Promise<void> {
      const fetched = await import('./Notices');
      setNotices(() => fetched.Notices);
    }
    listener = (notice) => {
      setTurn((stored) => (stored === null && notice === null ? stored : { notice }));
      if (notice !== null) {
        void fetchNotices().catch(() => undefined);
      }
    };
    return () => {
      listener = null;
    };
  }, []);
  return turn !== null && Notices !== null && <Notices turn={turn} />;
}
