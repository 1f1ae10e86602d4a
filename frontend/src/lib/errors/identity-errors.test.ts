import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { identityCodeOf, sessionEndOf } from './identity-errors';

function answerWith(extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions }] });
}

it.each([
  ['signUp', 'CONFLICT', 'email-already-in-use'],
  ['signIn', 'UNAUTHENTICATED', 'wrong-password'],
  ['adminSignIn', 'UNAUTHENTICATED', 'wrong-password'],
  ['signIn', 'RATE_LIMITED', 'too-many-requests'],
  ['signUp', 'RATE_LIMITED', 'too-many-requests'],
  ['journeys', 'RATE_LIMITED', 'too-many-requests'],
  ['signIn', 'FORBIDDEN', 'user-disabled'],
  ['journeys', 'UNAUTHENTICATED', 'user-token-expired'],
  ['startJourney', 'CONFLICT', null],
  ['journeys', 'FORBIDDEN', null],
  ['signIn', 'INTERNAL', null],
])('in %s the code %s of the server is %s', (operation, code, identityCode) => {
  expect(identityCodeOf(answerWith({ code }), operation)).toBe(identityCode);
});

it.each(['user-disabled', 'user-not-found', 'invalid-credential', 'requires-recent-login'])(
  'takes the code %s that the server names over what its error code means',
  (clientCode) => {
    expect(identityCodeOf(answerWith({ code: 'UNAUTHENTICATED', clientCode }), 'journeys')).toBe(clientCode);
  },
);

it('accepts no name that is none of the documented ones', () => {
  expect(identityCodeOf(answerWith({ code: 'FORBIDDEN', clientCode: 'constructor' }), 'journeys')).toBeNull();
});

it.each(['signUp', 'signIn', 'journeys'])(
  'calls a missing answer to %s network-request-failed',
  (operation) => {
    expect(identityCodeOf(new TypeError('Failed to fetch'), operation)).toBe('network-request-failed');
  },
);

it.each([
  ['journeys', { code: 'UNAUTHENTICATED' }, 'user-token-expired'],
  ['journeys', { code: 'FORBIDDEN', clientCode: 'user-disabled' }, 'user-disabled'],
  ['journeys', { code: 'FORBIDDEN' }, null],
  ['linkHostedIdentity', { code: 'UNAUTHENTICATED', clientCode: 'invalid-credential' }, null],
  ['signIn', { code: 'UNAUTHENTICATED' }, null],
  ['signIn', { code: 'FORBIDDEN', clientCode: 'user-disabled' }, null],
  ['adminSignIn', { code: 'UNAUTHENTICATED' }, null],
  ['signOut', { code: 'UNAUTHENTICATED' }, null],
])('after %s with %j the session has ended by: %s', (operation, extensions, end) => {
  expect(sessionEndOf(answerWith(extensions), operation)).toBe(end);
});
