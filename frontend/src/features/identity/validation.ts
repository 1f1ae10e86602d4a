import { phoneFault } from '@wakafine/domain/phone';
import { codeFault, isTrivialPin, pinFault } from '@wakafine/domain/pin';
import type { ValidationKey } from '@wakafine/domain/messages';
import { object, string, type StringSchema } from 'yup';
import { pinShapeFault } from './entered-pin-fault';

/** A yup text whose error is the key of the sentence that the rule answers with; null is no fault. */
function textBy(rule: (value: string) => ValidationKey | null): StringSchema {
  return string().test({
    name: 'domain-rule',
    test(value, context) {
      const fault = rule(value ?? '');
      return fault === null || context.createError({ message: fault });
    },
  });
}

/** What is wrong with a PIN that is chosen. */
function chosenPinFault(pin: string): ValidationKey | null {
  return pinShapeFault(pin) ?? (isTrivialPin(pin) ? 'pin.trivial' : null);
}

/** PIN reset: the code from the message and the new PIN. */
export const resetPinSchema = object({ code: textBy(codeFault), newPin: textBy(pinFault) });

/** Sign-up: an empty number is told like a short one. */
export const signUpSchema = object({
  mobileNumber: textBy((input) => (input.trim() === '' ? 'phone.short' : phoneFault(input))),
  pin: textBy(chosenPinFault),
  confirmPin: textBy(pinShapeFault).test({
    name: 'same-pin',
    test(value, context) {
      const parent: unknown = context.parent;
      const pin = typeof parent === 'object' && parent !== null && 'pin' in parent ? parent.pin : undefined;
      return value === pin || context.createError({ message: 'pin.mismatch' });
    },
  }),
});
