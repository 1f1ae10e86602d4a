import { defineEvent } from '../../../platform/live/events';
import type { AlertRow } from './alert-audience';

/** An alert was broadcast or revoked; `accountIds` are those whom it is meant for, null is everybody. */
export const alertChanged = defineEvent<{
  readonly alert: AlertRow;
  readonly accountIds: readonly number[] | null;
}>('alert-changed');
