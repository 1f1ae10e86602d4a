import type { ValidationKey } from './messages';
import { isWeakPin } from './weak-pins';
import type { PinChoice } from './weak-pins';

/** Digits of a PIN and of a one-time code. */
export const PIN_DIGITS = 6;
const PIN_COUNT = 10 ** PIN_DIGITS;
const MOST_DRAWS = 100;

/** Whether a text is a PIN: exactly six ASCII digits. */
export function isPin(input: string): boolean {
  return /^[0-9]{6}$/.test(input);
}

/** Key of the sentence that says why a PIN can't be chosen, or null when it can. */
export function pinFault(pin: string, choice: PinChoice): ValidationKey | null {
  if (pin === '') {
    return 'pin.required';
  }
  if ([...pin].length !== PIN_DIGITS) {
    return 'pin.length';
  }
  if (!isPin(pin)) {
    return 'pin.digits';
  }
  return isWeakPin(pin, choice) ? 'pin.trivial' : null;
}

/** Key of the sentence that says why a text can't be a one-time code, or null when it can. */
export function codeFault(code: string): ValidationKey | null {
  if (code === '') {
    return 'code.required';
  }
  return isPin(code) ? null : 'code.length';
}

/** A PIN that is not weak; `random` gives numbers in [0, 1), so what it is drawn from decides how good it is. */
export function drawPin(random: () => number, choice: PinChoice): string {
  let pin = pinOf(Math.floor(random() * PIN_COUNT));
  for (let draws = 1; isWeakPin(pin, choice); draws += 1) {
    // Draws anew, so that no PIN is likelier than another; the next one up ends it whatever `random` gives.
    const next = draws < MOST_DRAWS ? Math.floor(random() * PIN_COUNT) : Number(pin) + 1;
    pin = pinOf(next % PIN_COUNT);
  }
  return pin;
}

function pinOf(number: number): string {
  return String(number).padStart(PIN_DIGITS, '0');
}
