import type { ValidationKey } from '../input/messages';
import { isPin, PIN_DIGITS } from './pin';
import { isAlwaysWeakPin, isWeakPin } from './weak-pins';
import type { PinChoice } from './weak-pins';

const PIN_COUNT = 10 ** PIN_DIGITS;
const MOST_DRAWS = 100;

/** Key of the sentence that says why a PIN can't be chosen, or null when it can. */
export function pinFault(pin: string, choice: PinChoice): ValidationKey | null {
  return pinShapeFault(pin) ?? (isWeakPin(pin, choice) ? 'pin.trivial' : null);
}

/** Key of the sentence that says why nobody can ever choose a PIN, or null; whose it is may still forbid it. */
export function newPinFault(pin: string): ValidationKey | null {
  return pinShapeFault(pin) ?? (isAlwaysWeakPin(pin) ? 'pin.trivial' : null);
}

/** Key of the sentence that says why a text is no PIN, or null when it is one, be it easily guessed. */
export function pinShapeFault(pin: string): ValidationKey | null {
  if (pin === '') {
    return 'pin.required';
  }
  if (pin.length !== PIN_DIGITS) {
    return 'pin.length';
  }
  return isPin(pin) ? null : 'pin.digits';
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
