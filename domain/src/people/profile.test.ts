import { VALIDATION_SENTENCES } from '../input/messages';
import {
  CONTACT_DIGITS,
  contactPhoneFault,
  driverLicenseFault,
  emailFault,
  nameFault,
  PROFILE_LENGTH,
} from './profile';

it.each([
  '',
  "Ngo'o “Demo” Citizen",
  'محمد عبد الله',
  'Demo 🚌 Citizen',
  '<b>Demo</b>',
  'D'.repeat(120),
  '🚌'.repeat(120),
])('the name "%s" is accepted as it is', (name) => expect(nameFault(name)).toBeNull());

it.each([
  ['D'.repeat(121), 'name.long'],
  ['Demo\u0000', 'text.control'],
  ['Demo\nCitizen', 'text.control'],
])('the name %j is refused: %s', (name, fault) => expect(nameFault(name)).toBe(fault));

it.each(['', 'demo@example.cm', 'demo.citizen+1@localhost', 'démo@exemple.cm'])(
  '"%s" is an email address',
  (email) => expect(emailFault(email)).toBeNull(),
);

it.each([
  'demo',
  '@',
  'demo@',
  '@example.cm',
  'a@b@c',
  'demo @example.cm',
  'd@e\u0000',
  `${'d'.repeat(250)}@e.cm`,
])('%j is none', (email) => expect(emailFault(email)).toBe('email.invalid'));

it('a driving licence is any text of up to 40 characters', () => {
  expect([driverLicenseFault(''), driverLicenseFault('C-12345/LT')]).toEqual([null, null]);
  expect(driverLicenseFault('1'.repeat(41))).toBe('driverLicense.long');
  expect(driverLicenseFault('1\t2')).toBe('text.control');
});

it.each(['677123456', '+237 6 77 12 34 56', '112', '(0033) 1-23.45'])(
  '%s can be called in an emergency',
  (phone) => expect(contactPhoneFault(phone)).toBeNull(),
);

it.each(['', '12', '1'.repeat(16), 'call me', '677+123456', '٦٧٧١٢٣٤٥٦', `1${' '.repeat(40)}23`])(
  '%j can not',
  (phone) => expect(contactPhoneFault(phone)).toBe('contactPhone.invalid'),
);

it('the sentences name the same numbers as the rules', () => {
  expect(VALIDATION_SENTENCES['name.long']).toContain(` ${PROFILE_LENGTH.name} `);
  expect(VALIDATION_SENTENCES['driverLicense.long']).toContain(` ${PROFILE_LENGTH.driverLicense} `);
  expect(VALIDATION_SENTENCES['contactPhone.invalid']).toContain(
    `${CONTACT_DIGITS.min} to ${CONTACT_DIGITS.max}`,
  );
});
