import type { Permission } from '../../../graphql/generated';
import { useViewer } from '../../../lib/session/session';

/** Tells what the role of who is signed in allows; what it says is for showing only, the server decides. */
export function usePermissions(): (permission: Permission) => boolean {
  const allowed = useViewer()?.permissions ?? [];
  return (permission) => allowed.includes(permission);
}
