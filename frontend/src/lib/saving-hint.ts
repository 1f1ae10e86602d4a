/** Asks for pages that fetch less, where the system can; browsers that do not know it never match. */
const REDUCED_DATA = '(prefers-reduced-data: reduce)';

/** Whether browser or system ask pages to save data. */
export function isSavingHinted(): boolean {
  const connection = connectionOf(navigator);
  const isAskedByBrowser = connection !== null && 'saveData' in connection && connection.saveData === true;
  return isAskedByBrowser || reducedData()?.matches === true;
}

/** Effective kinds of network on which what is fetched ahead delays what was asked for. */
const SLOW = ['slow-2g', '2g', '3g'];

/** Whether nothing may be fetched before somebody asks for it: the network is slow, or they save data. */
export function isFetchingAheadUnwanted(): boolean {
  const connection = connectionOf(navigator);
  const kind: unknown =
    connection !== null && 'effectiveType' in connection ? connection.effectiveType : null;
  return isSavingHinted() || SLOW.some((slow) => slow === kind);
}

/** Calls back when that may have changed; returns the way to stop. */
export function onSavingHint(listener: () => void): () => void {
  const sources = [connectionOf(navigator), reducedData()].filter((source) => source instanceof EventTarget);
  sources.forEach((source) => source.addEventListener('change', listener));
  return () => sources.forEach((source) => source.removeEventListener('change', listener));
}

/** The browser's word on its network; null where it has none (Safari, Firefox). */
function connectionOf(browser: Navigator): object | null {
  const connection: unknown = 'connection' in browser ? browser.connection : null;
  return typeof connection === 'object' ? connection : null;
}

function reducedData(): MediaQueryList | null {
  return typeof window.matchMedia === 'function' ? window.matchMedia(REDUCED_DATA) : null;
}
