import type { Location } from 'react-router-dom';

/** State of an address that opens over another page: the page that stays below. */
export interface PageBelowState {
  pageBelow: Location;
}

/** The page over which an address was opened in this app; null where it was opened by itself, such as from a message. */
export function pageBelowOf({ state }: Pick<Location, 'state'>): Location | null {
  const stored: unknown = state;
  return hasPageBelow(stored) ? stored.pageBelow : null;
}

// The browser stores it with the address, also over a reload, and this app alone writes it.
function hasPageBelow(state: unknown): state is PageBelowState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'pageBelow' in state &&
    typeof state.pageBelow === 'object' &&
    state.pageBelow !== null &&
    'pathname' in state.pageBelow
  );
}
