import { LOCKS } from '../../../graphql/locks';
import { useRights } from '../../../lib/session/rights';

/** An act of the server that takes a right, by the name of its operation. */
export type LockedAct = keyof typeof LOCKS;

/** Tells whether the role of who is signed in allows an act; for showing only, the server decides. */
export function useMay(): (act: LockedAct) => boolean {
  const holds = useRights();
  return (act) => holds(LOCKS[act]);
}
