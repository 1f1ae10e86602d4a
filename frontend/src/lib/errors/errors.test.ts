import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorCodeOf, fieldErrorsOf } from './errors';

function answerWith(extensions: Record<string, unknown>): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'refused', extensions }] });
}

it.each([
  ['the code of the server', answerWith({ code: 'RATE_LIMITED' }), 'RATE_LIMITED'],
  ['INTERNAL for an answer without a known code', answerWith({ code: 'toString' }), 'INTERNAL'],
  ['NETWORK when no answer came', new TypeError('Failed to fetch'), 'NETWORK'],
])('gives %s', (_name, error, code) => {
  expect(errorCodeOf(error)).toBe(code);
});

it('gives the sentence of each bad field and ignores what is no sentence', () => {
  expect(fieldErrorsOf(answerWith({ code: 'BAD_USER_INPUT', fields: { pin: 'Wrong', other: 7 } }))).toEqual({
    pin: 'Wrong',
  });
});
