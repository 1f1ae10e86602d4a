import type { ErrorCode } from '../../../../lib/errors/error-messages';
import type { LimitChangeEffectFragment } from '../../../../graphql/staff';

/** Preview of a change of limits, counted on the violations of the last 30 days; it may still be running. */
export interface ChangeEffect {
  /** Undefined until the server has counted for this very change. */
  readonly counted: LimitChangeEffectFragment | undefined;
  readonly isRunning: boolean;
  /** Reason why it could not be counted; null where nothing failed. */
  readonly failure: ErrorCode | null;
  onRetry(): void;
}

/** The effect of a change that nobody has asked for yet. */
export const UNASKED_EFFECT: ChangeEffect = {
  counted: undefined,
  isRunning: false,
  failure: null,
  onRetry: () => undefined,
};

/** Whether a change may be made: its effect was counted, or could not be. */
export function isSettled({ counted, isRunning, failure }: ChangeEffect): boolean {
  return !isRunning && (counted !== undefined || failure !== null);
}
