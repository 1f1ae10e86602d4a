import { refusal, serveApi } from '../../../test/api';
import { SignInText, ViewerText } from '../../graphql/visitor';
import { errorCodeOf, fieldErrorsOf } from '../errors/errors';
import { askPlain, GraphqlRefusal } from './plain-graphql';

const SIGN_IN = { input: { mobileNumber: '677123456', pin: '482915' } };

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  );
}

it('gives the data of an answer', async () => {
  const api = serveApi({ viewer: null });
  await expect(askPlain(ViewerText, {})).resolves.toEqual({ viewer: null });
  expect(api.asked).toEqual(['viewer']);
});

it('reports a refusal with the code and the fields of the server', async () => {
  serveApi({ signIn: () => refusal('BAD_USER_INPUT', { 'input.pin': 'PIN must be 6 digits' }) });
  const failure = await failureOf(askPlain(SignInText, SIGN_IN));
  expect(failure).toBeInstanceOf(GraphqlRefusal);
  expect(errorCodeOf(failure)).toBe('BAD_USER_INPUT');
  expect(fieldErrorsOf(failure)).toEqual({ 'input.pin': 'PIN must be 6 digits' });
});

it('reports an unanswered question as a failure of the network', async () => {
  serveApi({}).goOffline();
  expect(errorCodeOf(await failureOf(askPlain(ViewerText, {})))).toBe('NETWORK');
});

it('reports an answer that is none of ours as a failure of the network', async () => {
  Object.assign(window, {
    fetch: async () => ({ status: 502, text: async () => '<html>Bad gateway</html>' }),
  });
  expect(errorCodeOf(await failureOf(askPlain(ViewerText, {})))).toBe('NETWORK');
});
