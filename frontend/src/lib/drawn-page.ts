/**
 * Element into which the script in the document puts the page that was drawn at build, until the app has drawn
 * its own.
 */
const DRAWN_ID = 'drawn';
/** Of the button that starts a journey, on the drawn home page and on the app's own. */
export const START_ID = 'home-start';
/** A tap on the start of a page that was drawn so long ago is not followed any more: who tapped has turned away. */
const START_HOLDS_MS = 60_000;

declare global {
  interface Window {
    /** The drawn page's start that was tapped (`draw-page.js`), and when, ms of the page's own clock. */
    queuedStart?: { what: 'start' | 'dialog'; atMs: number };
  }
}

/** Text typed into a field of the drawn page; empty where there is no such page or field. */
export function typedBefore(name: string): string {
  // At build there is no document, and nobody has typed.
  const field = globalThis.document?.querySelector<HTMLInputElement>(`#${DRAWN_ID} input[name="${name}"]`);
  return field?.value ?? '';
}

/**
 * Removes the drawn page; a field that had the focus there has it here, and a form that was sent there is sent
 * here. Its rules of style stay: they are the app's own, and without them every element would be measured anew.
 */
export function removeDrawnPage(): void {
  const drawn = document.getElementById(DRAWN_ID);
  if (drawn === null) {
    return;
  }
  const focused = drawn.contains(document.activeElement) ? document.activeElement : null;
  const isSent = drawn.querySelector('form[data-sent]') !== null;
  drawn.remove();
  if (focused !== null && focused.id !== '') {
    document.getElementById(focused.id)?.focus();
  }
  if (isSent) {
    // Once the whole screen is there: its router follows nobody before.
    queueMicrotask(() => document.querySelector('form')?.requestSubmit());
  }
}

/**
 * The start that was tapped on the drawn page, once, for the screen that can follow it: the journey with the last
 * vehicle, or the dialog. Null where none was.
 */
export function takeQueuedStart(): 'start' | 'dialog' | null {
  const queued = window.queuedStart;
  delete window.queuedStart;
  return queued !== undefined && performance.now() - queued.atMs < START_HOLDS_MS ? queued.what : null;
}

/** Whether this page was asked for with the cookie of a session, which may have ended; the server says so in its document. */
export function mayBeSignedIn(): boolean {
  return document.documentElement.dataset.session === 'stored';
}
