import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isPageNamed } from '../lib/format/usePageTitle';

/** Time in which the heading of a page is awaited, and followed where what is loaded replaces it, ms. */
const FOLLOWED_FOR_MS = 15_000;
/** A menu that closes gives the focus back to its button within this time, ms. */
const MENU_CLOSES_MS = 150;
/** Elements that the focus leaves only by a key of the user. */
const FIELDS = 'input, select, textarea, [contenteditable], [role=combobox]';

/**
 * Names the tab by the heading of each page that has no title of its own, and moves the focus to it after a way within the app, so that
 * screen readers say where one is. Someone who has gone on within the page meanwhile is not called back.
 */
export function usePageArrival(): void {
  const { pathname } = useLocation();
  // At the page that the app was opened or reloaded with, the browser begins at the top.
  const openedAt = useRef<string | null>(pathname);
  useEffect(
    function meetHeading() {
      let met: HTMLElement | null = null;
      const isFirst = openedAt.current === pathname;
      const timers = new Set<ReturnType<typeof setTimeout>>();
      function meet(): void {
        const heading = shownHeading();
        if (heading === null) {
          return;
        }
        nameTab(heading);
        if (heading !== met && !isFirst) {
          focusHeading(heading);
          timers.add(setTimeout(() => focusHeading(heading), MENU_CLOSES_MS));
        }
        met = heading;
      }
      const observer = new MutationObserver(meet);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      meet();
      timers.add(setTimeout(() => observer.disconnect(), FOLLOWED_FOR_MS));
      return () => {
        openedAt.current = null;
        timers.forEach(clearTimeout);
        observer.disconnect();
      };
    },
    [pathname],
  );
}

function shownHeading(): HTMLElement | null {
  return [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility?.() ?? true) ?? null;
}

function nameTab(heading: HTMLElement): void {
  const title = `${heading.textContent} · WakaFine`;
  if (!isPageNamed() && heading.textContent !== '' && document.title !== title) {
    document.title = title;
  }
}

function focusHeading(heading: HTMLElement): void {
  if (!heading.isConnected || !mayMoveTo(heading)) {
    return;
  }
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

function mayMoveTo(heading: HTMLElement): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body || active === heading) {
    return active !== heading;
  }
  const isWithin = heading.closest('main')?.contains(active) === true && active.tagName !== 'H1';
  return !isWithin && !active.matches(FIELDS) && document.querySelector('[role=dialog]') === null;
}
