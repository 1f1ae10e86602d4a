import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { normalisePhone, phoneFault } from '@wakafine/domain/people/phone';
import { HOUR_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { badInput } from '../../../platform/errors';
import type { AppCtx } from '../accounts/actor';
import { isKnownDevice } from '../allowances/account-device';
import { sendCode } from '../codes/send-code';
import { findCitizen } from '../accounts/find-citizen';
import { DELETE_EXPIRED_CODES, DELETE_OLD_REQUESTS } from '../codes/pin-reset.queries';
import { numberLane, queueSecretAct } from '../accounts/queue-secret-act';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** Request of somebody who has lost the PIN. */
export interface RequestPinReset {
  readonly mobileNumber: string;
  /** Network address that the request came from. */
  readonly address: string;
  /** Token of the cookie `wf_device`, if the browser has one. */
  readonly deviceToken: string | null;
}

/**
 * Requests a one-time code for a number and gives the id of the request. For a number without an account everything but
 * the message is the same, so that neither the answer nor its time distinguishes the cases.
 * @throws BAD_USER_INPUT (field mobileNumber), RATE_LIMITED above five an hour and number or for the address of an
 * unknown device, UNAVAILABLE where no SMS gateway is configured
 */
export const requestPinReset = openAct(
  { may: anyone },
  (ctx: AppCtx, input: RequestPinReset): Promise<string> => {
    const name = numberLane(input.mobileNumber);
    return queueSecretAct(ctx, { ...input, name }, () => requestOnceAdmitted(ctx, input));
  },
);

async function requestOnceAdmitted(ctx: AppCtx, input: RequestPinReset): Promise<string> {
  const mobileNumber = normalisePhone(input.mobileNumber);
  if (mobileNumber === null) {
    const fault = phoneFault(input.mobileNumber) ?? 'phone.invalid';
    throw badInput({ mobileNumber: VALIDATION_SENTENCES[fault] });
  }
  const account = await findCitizen(ctx, { mobileNumber });
  const { deviceToken } = input;
  const isKnown = await isKnownDevice(ctx, { accountId: account?.id ?? null, deviceToken });
  if (!isKnown && ctx.sms !== null) {
    await ctx.limits.pinResets.consume(input.address);
  }
  const { resetId } = await sendCode(ctx, { mobileNumber, account, isKnownDevice: isKnown, hasLink: true });
  return resetId;
}

/** Deletes codes after their ten minutes, and requests once they no longer count towards the limit. */
export async function deleteOldResets({ db, clock }: Services): Promise<void> {
  const now = clock();
  await db.rows(DELETE_EXPIRED_CODES, [now]);
  await db.rows(DELETE_OLD_REQUESTS, [new Date(now.getTime() - HOUR_MS)]);
}
