import { lazy, Suspense, useEffect, useState } from 'react';

export interface Notice {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string;
  /** The way to where more is said; whoever misses it finds the same elsewhere. */
  action?: { label: string; onAct: () => void };
}

/** Shows one notice, or takes the one that is shown away. */
type Listener = (notice: Notice | null) => void;

// What shows notices is fetched with the first one: few visitors ever get one.
const Notices = lazy(() => import('./Notices').then((notices) => ({ default: notices.Notices })));

let listener: Listener | null = null;

/** Shows one short notice for 5 s; a new one takes the place of the last. Never the only place of an error. */
export function notify(notice: Notice): void {
  listener?.(notice);
}

/** Takes away the notice that is shown, for a screen that must stay clear. */
export function dismissNotices(): void {
  listener?.(null);
}

/** The place in which notices appear; once in the app. */
export function Toaster() {
  const [turn, setTurn] = useState<{ notice: Notice | null } | null>(null);
  useEffect(function listen() {
    listener = (notice) => setTurn((kept) => (kept === null && notice === null ? kept : { notice }));
    return () => {
      listener = null;
    };
  }, []);
  return (
    turn !== null && (
      <Suspense fallback={null}>
        <Notices turn={turn} />
      </Suspense>
    )
  );
}
