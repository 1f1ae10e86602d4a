import type { BackupStoreConfig } from '../../config/backup-config';
import { errorCode } from '../../system-error';
import { BackupError } from '../backup-error';
import { textOf } from './store-xml';

type Where = Pick<BackupStoreConfig, 'endpoint' | 'bucket'>;

/** Statuses of a store that has much to do, or is being changed. */
const PASSING = [408, 429, 500, 502, 503, 504];
/** Names of faults are words; what else a proxy may answer is not repeated. */
const CODE = /^[A-Za-z0-9]{1,60}$/;

/** The store has answered, and not as asked. */
export class StoreRefusal extends BackupError {
  constructor(
    message: string,
    /** Whether the same request may be accepted a moment later. */
    readonly isPassing: boolean,
  ) {
    super('NOT_STORED', message);
  }
}

/** The fault of a store that has answered so. */
export function storeRefused(where: Where, { status, body }: { status: number; body: string }): StoreRefusal {
  const code = textOf(body, 'Code') ?? '';
  const said = CODE.test(code) ? ` ${code}` : '';
  const isPassing = PASSING.includes(status) || code === 'RequestTimeout';
  return new StoreRefusal(`The store refused (${placeOf(where)}): ${status}${said}.`, isPassing);
}

/** The fault of a store that has not answered, or not to the end. */
export function storeUnreached(where: Where, cause: unknown): BackupError {
  // What fetch throws says only that it failed; the reason is within.
  const inner = (typeof cause === 'object' && cause !== null && Reflect.get(cause, 'cause')) || cause;
  const code = errorCode(inner) ?? errorCode(cause);
  const reason = code ?? (inner instanceof Error ? inner.message : String(inner));
  return new BackupError('NOT_STORED', `The store gave no whole answer (${placeOf(where)}): ${reason}.`, {
    cause,
  });
}

function placeOf({ endpoint, bucket }: Where): string {
  return `${endpoint}, bucket ${bucket}`;
}
