import { RequestError } from '../client/request-error';

/** Does it unless it was done on another day: the same id with other content. Gives whether it was new. */
export async function unlessKnown(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'IDEMPOTENCY_MISMATCH') {
      return false;
    }
    throw error;
  }
}
