import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { ValidationError, type ObjectSchema } from 'yup';
import { readCatalogue } from '../../../../test/catalogues-node';
import { VALIDATION_MESSAGES } from '../../../lib/format/validation-messages';
import { enteredPinFault } from './entered-pin-fault';
import { signUpSchema } from './validation';

/** The first fault of each field. */
function faultsOf(
  schema: ObjectSchema<Record<string, string | undefined>>,
  values: Record<string, string>,
): object {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) {
      throw error;
    }
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]).reverse());
  }
}

const GOOD = { mobileNumber: '677123456', pin: '482913', confirmPin: '482913' };

it.each([
  ['', 'pin.required'],
  ['4829', 'pin.length'],
  ['48a913', 'pin.digits'],
])('asks for the PIN at sign-in when it is %j', (pin, fault) => {
  expect(enteredPinFault(pin)).toBe(fault);
});

it('lets any six digits try to sign in', () => {
  expect(enteredPinFault('123456')).toBeNull();
});

it.each([
  ['an empty number', { mobileNumber: '' }, { mobileNumber: 'phone.short' }],
  ['a short number', { mobileNumber: '67712345' }, { mobileNumber: 'phone.short' }],
  ['a number that starts with 5', { mobileNumber: '577123456' }, { mobileNumber: 'phone.invalid' }],
  ['a short PIN', { pin: '48291', confirmPin: '48291' }, { pin: 'pin.length', confirmPin: 'pin.length' }],
  [
    'letters in the PIN',
    { pin: '48a913', confirmPin: '48a913' },
    { pin: 'pin.digits', confirmPin: 'pin.digits' },
  ],
  [
    'a PIN in other digits',
    { pin: '٤٨٢٩١٣', confirmPin: '٤٨٢٩١٣' },
    { pin: 'pin.digits', confirmPin: 'pin.digits' },
  ],
  ['a PIN that all would try', { pin: '123456', confirmPin: '123456' }, { pin: 'pin.trivial' }],
  ['two different PINs', { confirmPin: '482914' }, { confirmPin: 'pin.mismatch' }],
])('refuses %s at sign-up', (_name, over, faults) => {
  expect(faultsOf(signUpSchema, { ...GOOD, ...over })).toEqual(faults);
});

it('accepts a good sign-up', () => {
  expect(faultsOf(signUpSchema, GOOD)).toEqual({});
});

it('says each fault in English with the very sentence of the server', () => {
  const english = readCatalogue('en');
  const shown = Object.entries(VALIDATION_MESSAGES).map(([key, { id }]) => [key, english[String(id)]]);
  expect(Object.fromEntries(shown)).toEqual(VALIDATION_SENTENCES);
});
