import { returnPathOf } from '../../../lib/return-path';

/** State in the history entry of a sign-in or reset page; the new PIN is never part of it. */
export interface ResetState {
  /** The page that the visitor had asked for. */
  returnTo: string;
  /** The 9 digits of the first step, or null before it. */
  mobileNumber: string | null;
  /** The reset that a code was sent for, or null where there is none to be used. */
  resetId: string | null;
}

/** Reads the state of a history entry; whatever is not there is null. */
export function resetStateOf(state: unknown): ResetState {
  const entry: object = typeof state === 'object' && state !== null ? state : {};
  const { mobileNumber, resetId }: { mobileNumber?: unknown; resetId?: unknown } = entry;
  return {
    returnTo: returnPathOf(state),
    mobileNumber: typeof mobileNumber === 'string' ? mobileNumber : null,
    resetId: typeof resetId === 'string' ? resetId : null,
  };
}
