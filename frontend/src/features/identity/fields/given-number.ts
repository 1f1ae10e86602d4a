/** The number that another page of identity passes on in the state of the address; null for none. */
export function givenNumberOf(state: unknown): string | null {
  const hasNumber = typeof state === 'object' && state !== null && 'mobileNumber' in state;
  return hasNumber && typeof state.mobileNumber === 'string' ? state.mobileNumber : null;
}
