import type { ViewerFieldsFragment } from '../graphql/generated';
import { readStored, removeStored, writeStored } from './browser-storage';

const CURRENT_USER_KEY = 'currentUser';
const USER_PROFILE_KEY = 'userProfile';
/** Says that staff are signed in, for display. */
const ADMIN_SESSION_KEY = 'admin_session';

/** Keeps the name and number to show before the server has answered; it grants nothing. */
export function writeDisplayUser(viewer: ViewerFieldsFragment): void {
  writeStored(CURRENT_USER_KEY, JSON.stringify(viewer));
  const phone = viewer.mobileNumber === null ? null : `+237${viewer.mobileNumber}`;
  writeStored(USER_PROFILE_KEY, JSON.stringify({ name: viewer.displayName, phone }));
  if (viewer.role === 'CITIZEN') {
    removeStored(ADMIN_SESSION_KEY);
  } else {
    writeStored(ADMIN_SESSION_KEY, 'authenticated');
  }
}

/** The user kept for display, or null where none is kept or what is kept is not ours. */
export function readDisplayUser(): ViewerFieldsFragment | null {
  try {
    const kept: unknown = JSON.parse(readStored(CURRENT_USER_KEY) ?? 'null');
    return isDisplayUser(kept) ? { ...kept, permissions: [] } : null;
  } catch {
    return null;
  }
}

/** Removes all that is kept of the user. */
export function forgetDisplayUser(): void {
  removeStored(CURRENT_USER_KEY);
  removeStored(USER_PROFILE_KEY);
  removeStored(ADMIN_SESSION_KEY);
}

function isDisplayUser(kept: unknown): kept is ViewerFieldsFragment {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'id' in kept &&
    typeof kept.id === 'string' &&
    'role' in kept &&
    typeof kept.role === 'string' &&
    isTextOrNull(kept, 'mobileNumber') &&
    isTextOrNull(kept, 'displayName')
  );
}

function isTextOrNull(kept: object, key: string): boolean {
  const value: unknown = Object.getOwnPropertyDescriptor(kept, key)?.value;
  return value === null || typeof value === 'string';
}
