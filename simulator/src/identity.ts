import { randomInt } from 'node:crypto';
import { drawPin } from '@wakafine/domain/people/choose-pin';

const PRECISION = 2 ** 32;

/** Credentials of a citizen. */
export interface Identity {
  /** 9 digits, the first a 6, without country code. */
  readonly mobileNumber: string;
  /** 6 digits, none of the weak ones. */
  readonly pin: string;
}

/** Draws a citizen that nobody has met yet: one in a hundred million numbers and a PIN that may be chosen. */
export function freshIdentity(): Identity {
  const mobileNumber = `6${digits(8)}`;
  const year = new Date().getFullYear();
  return { mobileNumber, pin: drawPin(() => randomInt(PRECISION) / PRECISION, { year, mobileNumber }) };
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
