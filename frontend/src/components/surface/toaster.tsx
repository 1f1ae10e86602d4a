import { useEffect, useState, type ComponentType } from 'react';
import { readInTab, removeInTab, writeInTab } from '../../lib/storage/browser-storage';

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
/** The last notice, for the next document of this tab, and when it came. */
let latest: { notice: Notice; atMs: number } | null = null;
const SHOWN_MS = 5_000;
const CARRIED_KEY = 'carried-notice';

/** Shows one short notice for 5 s; a new one replaces the last. Never the only place of an error. */
export function notify(notice: Notice): void {
  listener?.(notice);
}

/** Removes the notice that is shown, for a screen that must stay clear. */
export function dismissNotices(): void {
  listener?.(null);
}

/** Has the next document of this tab show the notice that is shown now, without its link. */
export function carryNotice(): void {
  if (latest !== null && Date.now() - latest.atMs < SHOWN_MS) {
    const { kind, title, text } = latest.notice;
    writeInTab(CARRIED_KEY, JSON.stringify({ kind, title, text }));
  }
}

function carriedNotice(): Notice | null {
  const carried = readInTab(CARRIED_KEY);
  removeInTab(CARRIED_KEY);
  return carried === null ? null : JSON.parse(carried);
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
      latest = notice && { notice, atMs: Date.now() };
      setTurn((stored) => (stored === null && notice === null ? stored : { notice }));
      if (notice !== null) {
        void fetchNotices().catch(() => undefined);
      }
    };
    const carried = carriedNotice();
    if (carried !== null) {
      listener(carried);
    }
    return () => {
      listener = null;
    };
  }, []);
  return turn !== null && Notices !== null && <Notices turn={turn} />;
}
