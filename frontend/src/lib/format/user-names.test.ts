import { initialsOf, menuSubtitleOf, menuTitleOf } from './user-names';

const PHONE = '+237 6 77 12 34 56';
const NOBODY = { displayName: null, email: null, phoneNumber: null };

it.each([
  ['Brenda Ngono', null, 'BN'],
  ['brenda marie ngono', null, 'BN'],
  ['Éric', null, 'É'],
  ['Brenda', 'paul@example.cm', 'B'],
  ['  ', 'paul@example.cm', 'P'],
  [null, 'paul@example.cm', 'P'],
  [null, ' ', 'U'],
  [null, null, 'U'],
])('draws %j with email %j as %s, and the number never', (displayName, email, letters) => {
  expect(initialsOf({ displayName, email, phoneNumber: null })).toBe(letters);
  expect(initialsOf({ displayName, email, phoneNumber: PHONE })).toBe(letters);
});

it.each([
  [
    { displayName: 'Brenda Ngono', email: 'b@example.cm', phoneNumber: PHONE },
    'Brenda Ngono',
    'b@example.cm',
  ],
  [{ displayName: 'Brenda Ngono', phoneNumber: PHONE }, 'Brenda Ngono', PHONE],
  [{ displayName: 'Brenda Ngono' }, 'Brenda Ngono', null],
  [{ email: 'b@example.cm', phoneNumber: PHONE }, PHONE, 'b@example.cm'],
  [{ phoneNumber: PHONE }, PHONE, PHONE],
  [{ email: 'b@example.cm' }, 'b@example.cm', 'b@example.cm'],
  [{ displayName: ' ' }, 'User', null],
  [{}, 'User', null],
])('titles %j as %s over %s', (known, title, subtitle) => {
  const user = { ...NOBODY, ...known };
  expect([menuTitleOf(user, 'User'), menuSubtitleOf(user)]).toEqual([title, subtitle]);
});
