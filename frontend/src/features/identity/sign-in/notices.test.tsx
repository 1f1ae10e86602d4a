import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

beforeEach(() => window.localStorage.clear());

/** The notice that is shown, title and text. */
async function notice(title: string): Promise<string | null> {
  const shown = await screen.findByText(title);
  return shown.parentElement?.textContent ?? null;
}

async function signIn(): Promise<void> {
  renderApp('/signin');
  await userEvent.type(await screen.findByLabelText('Phone number'), '677123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText('6-digit PIN'), '482913');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function signUp(): Promise<void> {
  renderApp('/signup');
  await userEvent.type(await screen.findByLabelText('Phone number'), '677123456');
  await userEvent.type(screen.getByLabelText('6-digit PIN'), '482913');
  await userEvent.type(screen.getByLabelText('Confirm PIN'), '482913');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

it.each([
  [
    'UNAUTHENTICATED',
    'Verification Failed',
    'Invalid phone number or PIN. Please check your credentials or create an account',
  ],
  ['INTERNAL', 'Verification Failed', 'Could not verify your code. Please try again'],
])('reports a sign-in that is refused with %s: %s', async (code, title, text) => {
  serveApi({ signIn: () => refusal(code) });
  await signIn();
  expect(await notice(title)).toBe(title + text);
});

it('reports a sign-in without an answer', async () => {
  const api = serveApi({});
  renderApp('/signin');
  await userEvent.type(await screen.findByLabelText('Phone number'), '677123456');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.type(await screen.findByLabelText('6-digit PIN'), '482913');
  api.goOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await notice('Authentication Failed')).toBe(
    'Authentication FailedCould not process your request. Please try again',
  );
});

it('welcomes anyone who has signed in', async () => {
  serveApi({ signIn: { viewer: VIEWER } });
  await signIn();
  expect(await screen.findByText('Welcome')).toBeVisible();
});

it('says that the account was made, and leads to the PIN of it', async () => {
  serveApi({ signUp: { id: '7', mobileNumber: '677123456' } });
  await signUp();
  expect(await notice('Registration Successful! 🎉')).toBe(
    'Registration Successful! 🎉Your account has been created. You can now sign in!',
  );
  expect(await screen.findByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
});

it('reports a sign-up that failed for no known reason', async () => {
  serveApi({ signUp: () => refusal('INTERNAL') });
  await signUp();
  expect(await notice('Registration Failed')).toBe(
    'Registration FailedSomething went wrong. Please try again.',
  );
});

it('says that a PIN can be reset for a phone number only', async () => {
  serveApi({});
  renderApp('/signin');
  await userEvent.click(await screen.findByRole('button', { name: 'Reset My PIN' }));
  expect(await notice('Phone Number Required')).toBe(
    'Phone Number RequiredPlease enter your phone number first.',
  );
});

it.each([
  ['/signin', 'Create account', '/signup'],
  ['/signin', 'Terms', '/terms'],
  ['/signin', 'Privacy', '/privacy'],
  ['/signup', 'I have an account, sign in', '/signin'],
])('links from %s by "%s" to %s', async (path, name, to) => {
  serveApi({});
  renderApp(path);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});
