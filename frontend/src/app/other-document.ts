import { PATHS } from '../lib/paths';

/** Pages that run on Preact for a visitor who opens them (`vite/start/choose-page.js`). */
const ON_PREACT: readonly string[] = [PATHS.home, PATHS.homeAlias, PATHS.signIn];

/**
 * Whether this document must be left for another page, or for the pages of somebody who signed in: it runs on Preact, which is there for
 * the first pages of a visitor alone.
 */
export function isOtherDocument(pathname: string, { isVisitor }: { isVisitor: boolean }): boolean {
  const isOnPreact = document.documentElement.dataset.runtime === 'preact';
  return isOnPreact && !(isVisitor && ON_PREACT.includes(pathname.replace(/(.)\/$/, '$1')));
}
