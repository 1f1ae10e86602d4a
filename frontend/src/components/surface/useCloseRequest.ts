import { useEffect, useEffectEvent } from 'react';

/** Notices requests of the browser to close something, such as Android's Back and its gesture; not yet in the types of the DOM. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Member of the history's state with the number of open sheets that have an entry. */
const DEPTH = 'openSheets';

/**
 * Has Android's Back close what is open, and not leave the page behind it: by the browser's own requests to close, else by an entry of
 * the history for as long as it is open.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    return window.CloseWatcher === undefined
      ? closeByEntry(() => close())
      : watch(window.CloseWatcher, () => close());
  }, [isOpen]);
}

/** A request is used up by being made: what stays open, since it asks first, hears the next one too. */
function watch(Watcher: new () => CloseWatcher, close: () => void): () => void {
  let watcher = new Watcher();
  const begin = (): void => {
    watcher.onclose = () => {
      watcher = new Watcher();
      begin();
      close();
    };
  };
  begin();
  return () => watcher.destroy();
}

function closeByEntry(close: () => void): () => void {
  const depth = depthOf(window.history.state) + 1;
  window.history.pushState({ ...window.history.state, [DEPTH]: depth }, '');
  const handlePop = ({ state }: PopStateEvent): void => {
    if (depthOf(state) < depth) {
      close();
    }
  };
  window.addEventListener('popstate', handlePop);
  return () => {
    window.removeEventListener('popstate', handlePop);
    // Later, since what closes it may lead to another page, whose entry must stay.
    window.setTimeout(() => {
      if (depthOf(window.history.state) === depth) {
        window.history.back();
      }
    });
  };
}

function depthOf(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, DEPTH) : undefined;
  return typeof depth === 'number' ? depth : 0;
}
