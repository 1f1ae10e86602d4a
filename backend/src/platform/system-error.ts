/**
 * The code of an error of the operating system (`ENOENT`) or of PostgreSQL (`42P04`), or null when it has none.
 * It asks for the property and not for the class: test runners give native errors another `Error`.
 */
export function errorCode(error: unknown): string | null {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : null;
}
