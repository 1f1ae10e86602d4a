import { VALIDATION_SENTENCES } from './messages';
import { phoneFault } from '../people/phone';
import { pinFault } from '../people/choose-pin';
import { PIN_DIGITS } from '../people/pin';
import { PLATE_LENGTH, plateFault } from '../people/plate';

const CHOICE = { year: 2026 };

describe('the validation sentences', () => {
  it.each([
    ['vehicleType.invalid', 'Please select a vehicle type'],
    ['registrationNumber.short', 'Registration number must be at least 3 characters'],
    ['category.invalid', 'Please select a travel category'],
    ['transportAgency.required', 'Transport agency name is required for public vehicles'],
    ['phone.required', 'Phone number is required'],
    ['phone.short', 'Phone number must be at least 9 digits'],
    ['phone.invalid', 'Must be a valid Cameroon phone number starting with 6'],
    ['pin.required', 'PIN code is required'],
    ['pin.length', 'PIN must be exactly 6 digits'],
    ['pin.digits', 'PIN must contain only numbers'],
    ['pin.mismatch', "PIN codes don't match"],
  ] as const)('say %s as the specification does', (key, sentence) => {
    expect(VALIDATION_SENTENCES[key]).toBe(sentence);
  });

  it('name the same numbers as the rules', () => {
    expect(VALIDATION_SENTENCES['registrationNumber.short']).toContain(` ${PLATE_LENGTH.min} `);
    expect(VALIDATION_SENTENCES['registrationNumber.long']).toContain(` ${PLATE_LENGTH.max} `);
    expect(VALIDATION_SENTENCES['pin.length']).toContain(` ${PIN_DIGITS} `);
  });

  it('exist for every fault that the rules find', () => {
    const faults = [
      phoneFault('1'),
      phoneFault('x'),
      pinFault('1', CHOICE),
      pinFault('000000', CHOICE),
      plateFault('A'),
    ];
    expect(faults.map((key) => key !== null && VALIDATION_SENTENCES[key].length > 0)).toEqual(
      faults.map(() => true),
    );
  });
});
