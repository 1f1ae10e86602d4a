import type { Services } from './platform/context/context';
import type { HourlyLimit } from './platform/limits/rate-limit';

/** Hosted sign-ins that one address may begin in an hour: thousands of phones share one, and each costs a row. */
const HOSTED_SIGN_INS_PER_ADDRESS = 3_000;
/** Wrong codes of vehicles that one account may send in an hour: 55 random bits are not found at that pace. */
const WRONG_CODES_PER_ACCOUNT = 30;

/** The limits of an hour, each made by its name and its points; the last one is for each account, the others are for each address. */
export function hourlyLimits(
  {
    authFailuresPerAddress,
    signUpsPerAddress,
  }: Readonly<Record<'authFailuresPerAddress' | 'signUpsPerAddress', number>>,
  limitOf: (limit: string, points: number) => HourlyLimit,
): Services['limits'] {
  return {
    authFailures: limitOf('auth-failures', authFailuresPerAddress),
    signUps: limitOf('sign-ups', signUpsPerAddress),
    pinResets: limitOf('pin-resets', authFailuresPerAddress),
    hostedSignIns: limitOf('hosted-sign-ins', HOSTED_SIGN_INS_PER_ADDRESS),
    wrongCodes: limitOf('wrong-vehicle-codes', WRONG_CODES_PER_ACCOUNT),
  };
}
