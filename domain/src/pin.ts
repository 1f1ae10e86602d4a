import type { ValidationKey } from './messages';

/** Digits of a PIN and of a one-time code. */
export const PIN_DIGITS = 6;
const PIN_COUNT = 10 ** PIN_DIGITS;

/** Whether a text is a PIN: exactly six ASCII digits. */
export function isPin(input: string): boolean {
  return /^[0-9]{6}$/.test(input);
}

/**
 * Whether a PIN is among the first that anybody would try: one digit repeated, a pair or a triple repeated,
 * or a run up or down the keypad (also across 9 and 0).
 */
export function isTrivialPin(pin: string): boolean {
  return /^(\d)\1{5}$/.test(pin) || /^(\d{2})\1{2}$/.test(pin) || /^(\d{3})\1$/.test(pin) || isRun(pin);
}

/** Key of the sentence that says why a PIN can't be chosen, or null when it can. */
export function pinFault(pin: string): ValidationKey | null {
  if (pin === '') {
    return 'pin.required';
  }
  if ([...pin].length !== PIN_DIGITS) {
    return 'pin.length';
  }
  if (!isPin(pin)) {
    return 'pin.digits';
  }
  return isTrivialPin(pin) ? 'pin.trivial' : null;
}

/** Key of the sentence that says why a text can't be a one-time code, or null when it can. */
export function codeFault(code: string): ValidationKey | null {
  if (code === '') {
    return 'code.required';
  }
  return isPin(code) ? null : 'code.length';
}

/** A PIN that is not trivial; `random` gives numbers in [0, 1), so what it is drawn from decides how good it is. */
export function drawPin(random: () => number): string {
  let pin = pinOf(Math.floor(random() * PIN_COUNT));
  while (isTrivialPin(pin)) {
    // The next one up: ends whatever `random` gives, and trivial PINs are too rare to make others likely.
    pin = pinOf((Number(pin) + 1) % PIN_COUNT);
  }
  return pin;
}

function pinOf(number: number): string {
  return String(number).padStart(PIN_DIGITS, '0');
}

function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}
