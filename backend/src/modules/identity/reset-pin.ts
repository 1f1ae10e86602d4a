import { isUuid } from '@wakafine/domain/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/messages';
import type { ValidationKey } from '@wakafine/domain/messages';
import { normalisePhone } from '@wakafine/domain/phone';
import { codeFault, pinFault } from '@wakafine/domain/pin';
import { badInput } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import type { AppCtx } from './actor';
import { endSessionsOf } from './end-sessions';
import {
  CLEAR_TRIES_OF,
  CLOSE_RESETS,
  COUNT_RESET_TRY,
  LOCK_RESETS,
  SET_PIN,
  USE_RESET,
} from './pin-reset.queries';
import { queueSecretAct } from './queue-secret-act';
import { forgetSessionsOf } from './sessions';

const TRIES_ALLOWED = 5;
/** How the database writes its ids; anything else is no id. */

/** What somebody sends who has got a code. */
export interface ResetPin {
  readonly resetId: string;
  readonly code: string;
  readonly newPin: string;
  /** Where a door asks for the number again, it must be that of the reset. */
  readonly mobileNumber?: string;
  /** Network address that the request came from. */
  readonly address: string;
}

interface OpenReset {
  readonly mobileNumber: string;
  readonly accountId: number | null;
  readonly codeHash: string | null;
}

/**
 * Sets a new PIN with a one-time code, ends all sessions of the account and forgets its wrong tries.
 * @throws BAD_USER_INPUT (fields newPin, code; one sentence for a wrong, used or old code and for that of another
 * reset), RATE_LIMITED after too many failures from the address
 */
export function resetPin(ctx: AppCtx, input: ResetPin): Promise<void> {
  const name = `reset:${input.resetId}`;
  return queueSecretAct(ctx, { ...input, name }, () => resetOnceAdmitted(ctx, input));
}

async function resetOnceAdmitted(ctx: AppCtx, input: ResetPin): Promise<void> {
  const faults = faultyFields(input);
  if (faults !== null) {
    throw badInput(faults);
  }
  await ctx.limits.authFailures.check(input.address);
  const reset = await openReset(ctx, input);
  // The same work is done whatever the reason, so that the time it takes tells nothing.
  const isRight = await ctx.hasher.verify(reset?.codeHash ?? null, input.code);
  const isProven = isRight && reset !== null && reset.accountId !== null;
  const { resetId, newPin } = input;
  if (!isProven || !(await setPin(ctx, { resetId, newPin, ...reset, accountId: reset.accountId }))) {
    await ctx.limits.authFailures.consume(input.address);
    throw badInput({ code: VALIDATION_SENTENCES['code.refused'] });
  }
}

function faultyFields({ code, newPin }: ResetPin): Record<string, string> | null {
  const faults: [string, ValidationKey | null][] = [
    ['newPin', pinFault(newPin)],
    ['code', codeFault(code)],
  ];
  const fields = faults.flatMap(([name, key]) => (key === null ? [] : [[name, VALIDATION_SENTENCES[key]]]));
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

/** The reset with one try less, or null when it can't be used with these values. */
async function openReset(
  { db, clock }: AppCtx,
  { resetId, mobileNumber }: ResetPin,
): Promise<OpenReset | null> {
  if (!isUuid(resetId)) {
    return null;
  }
  const [reset] = await db.rows<OpenReset>(COUNT_RESET_TRY, [resetId, clock(), TRIES_ALLOWED]);
  const isForNumber = mobileNumber === undefined || normalisePhone(mobileNumber) === reset?.mobileNumber;
  return reset !== undefined && isForNumber ? reset : null;
}

/** Whether the code was still there to be used. */
async function setPin(
  ctx: AppCtx,
  {
    resetId,
    newPin,
    accountId,
    mobileNumber,
  }: { resetId: string; newPin: string; accountId: number; mobileNumber: string },
): Promise<boolean> {
  const pinHash = await ctx.hasher.hash(newPin);
  const isSet = await inTransaction(ctx, async (tx) => {
    // Two resets of one account at once would else wait for each other.
    await tx.db.rows(LOCK_RESETS, [mobileNumber]);
    const [used] = await tx.db.rows<{ id: string }>(USE_RESET, [resetId, tx.clock()]);
    if (used === undefined) {
      return false;
    }
    await tx.db.rows(CLOSE_RESETS, [accountId, tx.clock()]);
    await tx.db.rows(SET_PIN, [accountId, pinHash, tx.clock()]);
    await tx.db.rows(CLEAR_TRIES_OF, [accountId, mobileNumber]);
    await endSessionsOf(tx, { accountId });
    return true;
  });
  forgetSessionsOf(ctx, accountId);
  return isSet;
}
