import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { normalisePhone } from '@wakafine/domain/people/phone';
import { pinFault } from '@wakafine/domain/people/choose-pin';
import { codeFault } from '@wakafine/domain/people/pin';
import type { PinChoice } from '@wakafine/domain/people/weak-pins';
import { badInput } from '../../../platform/errors';
import type { AppCtx } from '../accounts/actor';
import { isKnownDevice } from '../allowances/account-device';
import { checkCode, checkLink, findRequest } from '../codes/check-code';
import type { LiveCode } from '../codes/check-code';
import { setNewPin } from './set-new-pin';
import { queueSecretAct } from '../accounts/queue-secret-act';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** The browser from which a PIN is reset. */
export interface ResettingBrowser {
  /** Network address that the request came from. */
  readonly address: string;
  /** Token of the cookie `wf_device`, if the browser has one. */
  readonly deviceToken: string | null;
}

/** Input with a one-time code. */
export interface ResetPin extends ResettingBrowser {
  readonly resetId: string;
  readonly code: string;
  readonly newPin: string;
  /** Number, where a door asks for it again; it must be that of the reset. */
  readonly mobileNumber?: string;
}

/** Input with the link of the message. */
export interface ResetPinByLink extends ResettingBrowser {
  /** The last part of the link. */
  readonly token: string;
  readonly newPin: string;
}

/**
 * Sets a new PIN with a one-time code, ends all sessions of the account and discards its wrong tries and its
 * known devices;
 * gives the token of the device on which it was reset, which is known from now on.
 * @throws BAD_USER_INPUT (fields newPin, code; one sentence for a wrong, used or old code and for that of another
 * number), RATE_LIMITED after too many failures from the address of an unknown device
 */
export const resetPin = openAct(
  { may: anyone },
  (ctx: AppCtx, input: ResetPin): Promise<{ deviceToken: string }> => {
    const name = `reset:${input.resetId}`;
    return queueSecretAct(ctx, { ...input, name }, async () => {
      refuseFaults({ newPin: pinFault(input.newPin, choiceAt(ctx)), code: codeFault(input.code) });
      const request = await findRequest(ctx, input.resetId);
      return reset(ctx, input, {
        accountId: request?.accountId ?? null,
        check: () => rightCode(ctx, { ...input, subject: request?.subject ?? null }),
      });
    });
  },
);

/**
 * Sets a new PIN with the link of the message, as {@link resetPin} does with its code; tries of codes don't count against it.
 * @throws BAD_USER_INPUT (fields newPin, code; one sentence for a wrong, used or old link), RATE_LIMITED after too many
 * failures from the address of an unknown device
 */
export const resetPinByLink = openAct(
  { may: anyone },
  (ctx: AppCtx, input: ResetPinByLink): Promise<{ deviceToken: string }> => {
    const name = `link:${input.token}`;
    return queueSecretAct(ctx, { ...input, name }, async () => {
      refuseFaults({ newPin: pinFault(input.newPin, choiceAt(ctx)) });
      const live = await checkLink(ctx, input.token);
      return reset(ctx, input, { accountId: live?.accountId ?? null, check: () => Promise.resolve(live) });
    });
  },
);

function choiceAt({ clock }: AppCtx): PinChoice {
  return { year: clock().getFullYear() };
}

function refuseFaults(found: Readonly<Record<string, ValidationKey | null>>): void {
  const fields = Object.entries(found).flatMap(([name, key]) =>
    key === null ? [] : [[name, VALIDATION_SENTENCES[key]]],
  );
  if (fields.length > 0) {
    throw badInput(Object.fromEntries(fields));
  }
}

async function rightCode(
  ctx: AppCtx,
  { subject, code, mobileNumber }: { subject: string | null; code: string; mobileNumber?: string },
): Promise<LiveCode | null> {
  const live = await checkCode(ctx, { subject, code });
  const isForNumber = mobileNumber === undefined || normalisePhone(mobileNumber) === live?.mobileNumber;
  return isForNumber ? live : null;
}

async function reset(
  ctx: AppCtx,
  { newPin, address, deviceToken }: ResettingBrowser & { newPin: string },
  { accountId, check }: { accountId: number | null; check: () => Promise<LiveCode | null> },
): Promise<{ deviceToken: string }> {
  const isKnown = await isKnownDevice(ctx, { accountId, deviceToken });
  if (!isKnown) {
    await ctx.limits.authFailures.check(address);
  }
  const live = await check();
  if (live !== null) {
    // The number is known now; the code was right and stays the live one.
    const { mobileNumber } = live;
    refuseFaults({ newPin: pinFault(newPin, { ...choiceAt(ctx), mobileNumber }) });
  }
  const done =
    live === null ? null : await setNewPin(ctx, { live, newPin, deviceToken, isKnownDevice: isKnown });
  if (done === null) {
    if (!isKnown) {
      await ctx.limits.authFailures.consume(address);
    }
    throw badInput({ code: VALIDATION_SENTENCES['code.refused'] });
  }
  return done;
}
