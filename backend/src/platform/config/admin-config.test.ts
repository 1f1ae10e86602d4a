import { readFirstAdmin } from './admin-config';

function read(given: Record<string, string>) {
  const faults: string[] = [];
  return { admin: readFirstAdmin(given, faults), faults };
}

test('both variables name the first administrator, none names nobody', () => {
  const given = { ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'a long password' };
  expect(read(given)).toEqual({ admin: { username: 'chief', password: 'a long password' }, faults: [] });
  expect(read({})).toEqual({ admin: null, faults: [] });
});

test.each([
  [{ ADMIN_USERNAME: 'chief' }, 'ADMIN_USERNAME needs ADMIN_PASSWORD beside it'],
  [{ ADMIN_PASSWORD: 'a long password' }, 'ADMIN_PASSWORD needs ADMIN_USERNAME beside it'],
  [
    { ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'hush hush!!' },
    'ADMIN_PASSWORD is refused: Password must be at least 12 characters',
  ],
  [
    { ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'aaaaaaaaaaaaaaaa' },
    'ADMIN_PASSWORD is refused: Please choose a password that is harder to guess',
  ],
  [
    { ADMIN_USERNAME: '677123456', ADMIN_PASSWORD: 'a long password' },
    'ADMIN_USERNAME must have 3 to 64 of the characters A-Z a-z 0-9 . _ @ + - and begin with a letter',
  ],
])('%j is one fault that does not repeat the password', (given, fault) => {
  expect(read(given).faults).toEqual([fault]);
});
