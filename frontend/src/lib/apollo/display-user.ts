import { isStaffRole, ROLES } from '@wakafine/domain/people/roles';
import type { ViewerFieldsFragment } from '../../graphql/generated';
import { readStored, removeStored, writeStored } from '../storage/browser-storage';
import { markSession } from '../offline/cached-session';
import { USER_KEYS } from '../storage/storage-keys';

/** Stores the name and number to show before the server has answered; it grants nothing. */
export function writeDisplayUser(viewer: ViewerFieldsFragment): void {
  const { id, displayName, email, mobileNumber, role, permissions } = viewer;
  writeStored(USER_KEYS.currentUser, JSON.stringify(viewer));
  void markSession(true);
  const granted = Object.fromEntries(permissions.map((permission) => [permission, true]));
  writeStored(USER_KEYS.access, JSON.stringify({ id, username: displayName, role, permissions: granted }));
  const phone = mobileNumber === null ? null : `+237${mobileNumber}`;
  writeStored(USER_KEYS.userProfile, JSON.stringify({ name: displayName, email, phone }));
  if (!isStaffRole(role)) {
    removeStored(USER_KEYS.adminSession);
  } else {
    writeStored(USER_KEYS.adminSession, 'authenticated');
  }
}

/** The stored user for display, or null where none is stored or what is stored is not ours. */
export function readDisplayUser(): ViewerFieldsFragment | null {
  try {
    const stored: unknown = JSON.parse(readStored(USER_KEYS.currentUser) ?? 'null');
    if (!isDisplayUser(stored)) {
      return null;
    }
    return { ...stored, permissions: [] };
  } catch {
    return null;
  }
}

/** Removes all that is stored of the user. */
export function clearDisplayUser(): void {
  Object.values(USER_KEYS).forEach(removeStored);
  void markSession(false);
}

function isDisplayUser(stored: unknown): stored is ViewerFieldsFragment {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'id' in stored &&
    typeof stored.id === 'string' &&
    'role' in stored &&
    ROLES.some((role) => role === stored.role) &&
    'profile' in stored &&
    'settings' in stored &&
    isTextOrNull(stored, 'mobileNumber') &&
    isTextOrNull(stored, 'displayName')
  );
}

function isTextOrNull(stored: object, key: string): boolean {
  const value: unknown = Object.getOwnPropertyDescriptor(stored, key)?.value;
  return value === null || typeof value === 'string';
}
