import { normalisePhone } from '@wakafine/domain/people/phone';
import type { AppCtx } from './actor';
import { deviceLane } from './known-device';

/** Sender of a secret. */
export interface SecretHolder {
  /** Subject that names the account, whether there is one or not. */
  readonly name: string;
  /** Network address that the request came from. */
  readonly address: string;
  /** Token of the cookie `wf_device`, if the browser has one. */
  readonly deviceToken?: string | null;
}

/**
 * Runs an act that checks a secret in its turn of the queue, which is fair by account and address. A known device has
 * a turn of its own, so that no flood of its account or behind its address delays it.
 * @throws UNAVAILABLE (with Retry-After) when the queue is full
 */
export async function queueSecretAct<Result>(
  ctx: AppCtx,
  { name, address, deviceToken = null }: SecretHolder,
  act: () => Promise<Result>,
): Promise<Result> {
  const lane = await deviceLane(ctx, deviceToken);
  const owner = lane === null ? { account: name, address } : { account: lane, address: lane };
  return ctx.secretQueue.run({ ...owner, signal: ctx.clientSignal?.() }, act);
}

/** Hashes or checks a secret of somebody who has signed in, in the turn of that account. @throws UNAVAILABLE */
export function queueOwnSecret<Result>(ctx: AppCtx, work: () => Promise<Result>): Promise<Result> {
  const lane = ctx.actor === null ? 'command line' : `account:${ctx.actor.accountId}`;
  return ctx.secretQueue.run({ account: lane, address: lane, signal: ctx.clientSignal?.() }, work);
}

/** The name of a citizen's account in the queue. */
export function numberLane(mobileNumber: string): string {
  return `number:${normalisePhone(mobileNumber) ?? ''}`;
}
