/** The second step of sign-in, which most of its visitors need only after the first. */
export const fetchPinStep = () => import('./PinStep');

/** Has it fetched ahead. What can't be fetched is tried again when it is wanted, and announced then. */
export function fetchPinStepAhead(): void {
  fetchPinStep().catch(() => undefined);
}
