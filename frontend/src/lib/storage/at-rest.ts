/** So long after the page was loaded, ms. */
const LATER_MS = 1_000;

/**
 * Resolves once the page has come to rest: what nobody looks at must not compete for the network with the page
 * that is being opened.
 */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const rest = (): void => void setTimeout(resolve, LATER_MS);
    if (document.readyState === 'complete') {
      rest();
    } else {
      window.addEventListener('load', rest, { once: true });
    }
  });
}
