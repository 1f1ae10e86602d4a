import { normalisePhone, phoneFault } from '@wakafine/domain/people/phone';
import { pinFault } from '@wakafine/domain/people/choose-pin';
import { codeFault } from '@wakafine/domain/people/pin';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { object, string, type StringSchema } from 'yup';
import { pinShapeFault } from './entered-pin-fault';

/** The other texts of a form. */
type Siblings = Readonly<Partial<Record<string, string>>>;

/** A yup text whose error is the key of the sentence that the rule answers with; null is no fault. */
function textBy(rule: (value: string, siblings: Siblings) => ValidationKey | null): StringSchema {
  return string().test({
    name: 'domain-rule',
    test(value, context) {
      // Yup knows it as unknown; a form is always an object of texts.
      const fault = rule(value ?? '', context.parent as Siblings);
      return fault === null || context.createError({ message: fault });
    },
  });
}

/** Fault of a PIN that is chosen at sign-up. */
function chosenPinFault(pin: string, { mobileNumber = '' }: Siblings): ValidationKey | null {
  return (
    pinShapeFault(pin) ?? pinFault(pin, { year: currentYear(), mobileNumber: normalisePhone(mobileNumber) })
  );
}

/** PIN reset for a number of 9 digits: the code from the message and the new PIN. */
export function resetPinSchemaFor(mobileNumber: string | null) {
  const newPin = textBy((pin) => pinFault(pin, { year: currentYear(), mobileNumber }));
  return object({ code: textBy(codeFault), newPin });
}

/** Sign-up: an empty number gets the message of a short one. */
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

function currentYear(): number {
  return new Date().getFullYear();
}
