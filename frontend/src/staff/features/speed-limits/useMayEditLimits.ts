import { useViewer } from '../../../lib/session/session';

/** Whether the role may propose and second changes of the register. For showing only, the server decides. */
export function useMayEditLimits(): boolean {
  const role = useViewer()?.role;
  return role === 'SUPERVISOR' || role === 'ADMIN';
}
