import type { ValidationKey } from '@wakafine/domain/input/messages';
import { isPin, PIN_DIGITS } from '@wakafine/domain/people/pin';

/** Key of the sentence that says why a text is no PIN at all, or null when it is one, good or bad. */
export function pinShapeFault(pin: string): ValidationKey | null {
  if (pin.length !== PIN_DIGITS) {
    return 'pin.length';
  }
  return isPin(pin) ? null : 'pin.digits';
}

/** Fault of a PIN that is typed to sign in: any six digits may be one. */
export function enteredPinFault(pin: string): ValidationKey | null {
  return pin === '' ? 'pin.required' : pinShapeFault(pin);
}
