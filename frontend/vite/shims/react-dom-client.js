import { options } from 'preact';

// React runs the effects of what somebody did (a key, a tap) before the next frame; the machines behind dialogs and
// menus count on it when they name a dialog and move the focus into it.
options.requestAnimationFrame = (flush) => queueMicrotask(flush);

export { createRoot } from 'preact/compat/client';
