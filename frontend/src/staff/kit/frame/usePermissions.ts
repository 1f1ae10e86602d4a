import type { Permission } from '../../../graphql/generated';
import { useViewer } from '../../../lib/session/session';

/** Permissions of the signed-in role; for showing only, the server decides. */
export function usePermissions(): (permission: Permission) => boolean {
  const allowed = useViewer()?.permissions ?? [];
  return (permission) => allowed.includes(permission);
}
