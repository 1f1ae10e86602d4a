import type { Permission } from '../../graphql/generated';
import { PERMISSION_MESSAGES } from './staff-messages';

/** Every permission that there is, in the order in which they are shown. */
export const PERMISSIONS: readonly Permission[] = Object.keys(PERMISSION_MESSAGES).filter(isPermission);

function isPermission(name: string): name is Permission {
  return Object.hasOwn(PERMISSION_MESSAGES, name);
}
