import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { normalisePhone, phoneFault } from '@wakafine/domain/people/phone';
import { pinFault } from '@wakafine/domain/people/choose-pin';
import type { PinChoice } from '@wakafine/domain/people/weak-pins';
import { AppError, badInput } from '../../../platform/errors';
import { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { INSERT_CITIZEN } from '../accounts/identity.queries';
import { numberLane, queueSecretAct } from '../accounts/queue-secret-act';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** Input of a sign-up. */
export interface SignUp {
  readonly mobileNumber: string;
  readonly pin: string;
  /** Network address that the request came from. */
  readonly address: string;
}

/**
 * Creates a citizen's account; signing in is a step of its own.
 * @throws BAD_USER_INPUT (fields mobileNumber, pin), CONFLICT for a taken number, RATE_LIMITED for the address
 */
export const signUp = openAct({ may: anyone }, (ctx: AppCtx, input: SignUp): Promise<Account> => {
  const name = numberLane(input.mobileNumber);
  return queueSecretAct(ctx, { ...input, name }, () => signUpOnceAdmitted(ctx, input));
});

async function signUpOnceAdmitted(ctx: AppCtx, input: SignUp): Promise<Account> {
  const mobileNumber = normalisePhone(input.mobileNumber);
  const faults = faultyFields(input, { year: ctx.clock().getFullYear(), mobileNumber });
  if (mobileNumber === null || faults !== null) {
    throw badInput(faults ?? {});
  }
  await ctx.limits.signUps.consume(input.address);
  const pinHash = await ctx.hasher.hash(input.pin);
  const [account] = await ctx.db.rows(INSERT_CITIZEN, [mobileNumber, pinHash, ctx.clock()]);
  if (account === undefined) {
    throw new AppError('CONFLICT', { sentence: 'An account with this phone number exists already.' });
  }
  return ctx.db.entities.findOneByOrFail(Account, { id: account.id });
}

function faultyFields({ mobileNumber, pin }: SignUp, choice: PinChoice): Record<string, string> | null {
  const faults: [string, ValidationKey | null][] = [
    ['mobileNumber', phoneFault(mobileNumber)],
    ['pin', pinFault(pin, choice)],
  ];
  const fields = faults.flatMap(([name, key]) => (key === null ? [] : [[name, VALIDATION_SENTENCES[key]]]));
  return fields.length === 0 ? null : Object.fromEntries(fields);
}
