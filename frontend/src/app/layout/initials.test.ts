import { initialsOf } from './initials';

it.each([
  ['Brenda Ngono', null, 'BN'],
  ['brenda marie ngono', null, 'BN'],
  ['Éric', null, 'É'],
  ['  ', 'paul@example.cm', 'P'],
  [null, 'paul@example.cm', 'P'],
  [null, null, 'U'],
])('draws %j with email %j as %s', (displayName, email, letters) => {
  expect(initialsOf({ displayName, email })).toBe(letters);
});
