import { LOCKS } from '../../../graphql/locks';
import { useRights } from '../../../lib/session/rights';

/** An act of the server that needs a right, by the name of its operation. */
export type LockedAct = keyof typeof LOCKS;

/** Gives whether the signed-in role allows an act; for showing only, the server decides. */
export function useMay(): (act: LockedAct) => boolean {
  const holds = useRights();
  return (act) => holds(LOCKS[act]);
}
