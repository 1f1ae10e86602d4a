import { randomInt } from 'node:crypto';
import { isTrivialPin, PIN_DIGITS } from '@wakafine/domain/pin';

/** What a citizen signs up and in with. */
export interface Identity {
  /** 9 digits, the first a 6, without country code. */
  readonly mobileNumber: string;
  /** 6 digits, none of the trivial ones. */
  readonly pin: string;
}

/** Draws a citizen that nobody has met yet: one in a hundred million numbers and a PIN that may be chosen. */
export function freshIdentity(): Identity {
  return { mobileNumber: `6${digits(8)}`, pin: freshPin() };
}

function freshPin(): string {
  let pin = digits(PIN_DIGITS);
  while (isTrivialPin(pin)) {
    pin = digits(PIN_DIGITS);
  }
  return pin;
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, '0');
}
