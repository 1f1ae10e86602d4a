import { useViewer } from '../../../lib/session/session';

/** Whether the role may decide on incidents and report violations: all staff but viewers. For showing only, the server decides. */
export function useMayDecide(): boolean {
  const role = useViewer()?.role;
  return role !== undefined && role !== 'CITIZEN' && role !== 'VIEWER';
}
