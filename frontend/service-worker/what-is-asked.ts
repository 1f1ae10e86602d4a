/** Paths that the server answers itself, and files, which are no pages of the app. */
const NO_PAGE = /^\/(api|graphql|livez|readyz|metrics|assets|shared)(\/|$)|\.\w+$/;

/** Document at an address: that of sign-in, or the one that the app begins with; null where it is no page. */
export function documentOf(path: string): 'signin' | 'first' | null {
  if (NO_PAGE.test(path)) {
    return null;
  }
  return /^\/signin\/?$/.test(path) ? 'signin' : 'first';
}

/** Whether a file never changes under its name, or is one of those that lie beside the documents. */
export function isPersistedWhenUsed(path: string): boolean {
  return /^\/assets\/|^\/(icon[\w-]*\.(svg|png)|manifest(\.\w+)?\.webmanifest)$/.test(path);
}
