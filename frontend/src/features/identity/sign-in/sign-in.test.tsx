import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

async function enterNumber(number: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Phone number'), number);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

async function enterPin(pin: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('6-digit PIN'), pin);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => window.localStorage.clear());

it('does not go on to the PIN without a phone number', async () => {
  serveApi({});
  renderApp('/signin');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Phone number is required')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Phone number is required');
  expect(screen.queryByLabelText('6-digit PIN')).not.toBeInTheDocument();
});

it('shows the number of the first step and leads back to it', async () => {
  serveApi({});
  renderApp('/signin');
  await enterNumber('+237 677 12 34 56');
  expect(await screen.findByText('+237 6 77 12 34 56')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a different number' }));
  expect(await screen.findByLabelText('Phone number')).toBeVisible();
});

it('takes digits only, six at most, into the PIN', async () => {
  serveApi({});
  renderApp('/signin');
  await enterNumber('677123456');
  const pin = await screen.findByLabelText('6-digit PIN');
  await userEvent.type(pin, '4a8-29 1378');
  expect(pin).toHaveValue('482913');
  await userEvent.clear(pin);
  await userEvent.paste('48 29 13');
  expect(pin).toHaveValue('482913');
});

it('shows the digits of the PIN only when asked to', async () => {
  serveApi({});
  renderApp('/signin');
  await enterNumber('677123456');
  const pin = await screen.findByLabelText('6-digit PIN');
  expect(pin).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show PIN' }));
  expect(pin).toHaveAttribute('type', 'text');
});

it.each([
  ['UNAUTHENTICATED', 'Invalid phone number or PIN. Please check your credentials or create an account'],
  ['INTERNAL', 'Could not verify your code. Please try again'],
  ['FORBIDDEN', 'This account is suspended.'],
])('says beside the field why %s refused the PIN', async (code, sentence) => {
  serveApi({ signIn: () => refusal(code) });
  renderApp('/signin');
  await enterNumber('677123456');
  await enterPin('482913');
  await waitFor(() => expect(screen.getByLabelText('6-digit PIN')).toHaveAccessibleDescription(sentence));
  expect(screen.getByLabelText('6-digit PIN')).toBeInvalid();
});

it('says so when no answer came', async () => {
  const api = serveApi({});
  renderApp('/signin');
  await enterNumber('677123456');
  api.goOffline();
  await enterPin('482913');
  const sentence = 'Could not process your request. Please try again';
  await waitFor(() => expect(screen.getByLabelText('6-digit PIN')).toHaveAccessibleDescription(sentence));
});

it('returns after sign-in to the page that was asked for', async () => {
  serveApi({ signIn: { viewer: VIEWER } });
  renderApp('/journeys');
  await userEvent.click(await screen.findByRole('link', { name: 'Get started' }));
  await enterNumber('677123456');
  await enterPin('482913');
  expect(await screen.findByRole('heading', { name: 'Journey History' })).toBeVisible();
});

it('has no accessibility faults in either step', async () => {
  serveApi({});
  const { container } = renderApp('/signin');
  await screen.findByLabelText('Phone number');
  expect(await axe(container)).toHaveNoViolations();
  await enterNumber('677123456');
  await screen.findByLabelText('6-digit PIN');
  expect(await axe(container)).toHaveNoViolations();
});

it('counts wrong PINs in the browser, for all numbers together, and then counts a wait down', async () => {
  serveApi({ signIn: () => refusal('UNAUTHENTICATED') });
  renderApp('/signin');
  await enterNumber('677123456');
  for (const left of ['4 more tries', '3 more tries', '2 more tries']) {
    await enterPin('482913');
    expect(await screen.findByText(`${left}, then you wait 5 minutes.`)).toBeVisible();
    expect(screen.getByLabelText('6-digit PIN')).toHaveValue('');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Use a different number' }));
  await userEvent.clear(await screen.findByLabelText('Phone number'));
  await enterNumber('699000001');
  expect(await screen.findByText('2 more tries, then you wait 5 minutes.')).toBeVisible();
  await enterPin('482913');
  expect(await screen.findByText('1 more try, then you wait 5 minutes.')).toBeVisible();
  await enterPin('482913');
  expect(await screen.findByRole('timer')).toHaveTextContent(/You can try again in (5:00|4:5\d)\./);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
});

it('counts no failure that is not a wrong PIN, and preserves the digits', async () => {
  serveApi({ signIn: () => refusal('INTERNAL') });
  renderApp('/signin');
  await enterNumber('677123456');
  await enterPin('482913');
  await screen.findAllByText('Could not verify your code. Please try again');
  expect(screen.queryByText(/then you wait/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('6-digit PIN')).toHaveValue('482913');
});

describe('for a number with too many failures', () => {
  const RESET_ID = '5f3f1c3e-3a3c-4e0e-9d59-0c5a3a1c0b11';
  const needed = () => refusal('UNAUTHENTICATED', undefined, { clientCode: 'code-required' });
  const NOTICE =
    'On a new phone this number needs a code from an SMS too. If it has an account, the code is on its way.';

  it('asks for a code, and signs in with it and the PIN', async () => {
    const shown: unknown[] = [];
    const api = serveApi({
      requestPinReset: { resetId: RESET_ID },
      signIn: ({ input }: { input: { code?: string } }) => {
        shown.push({ ...input });
        return input.code === undefined ? needed() : { viewer: VIEWER };
      },
    });
    renderApp('/signin');
    await enterNumber('677123456');
    await enterPin('482913');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(api.asked).toContain('requestPinReset');
    expect(screen.getByLabelText('6-digit PIN')).toHaveValue('482913');
    expect(screen.queryByText(/then you wait/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Another code in (1:00|0:5\d)$/ })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '604218');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Ready to Track Your Journey' })).toBeVisible();
    const secrets = { mobileNumber: '677123456', pin: '482913' };
    expect(shown).toEqual([secrets, { ...secrets, resetId: RESET_ID, code: '604218' }]);
  });

  it('does not say whether PIN or code was wrong, and preserves the code', async () => {
    serveApi({
      requestPinReset: { resetId: RESET_ID },
      signIn: ({ input }: { input: { code?: string } }) =>
        input.code === undefined ? needed() : refusal('UNAUTHENTICATED'),
    });
    renderApp('/signin');
    await enterNumber('677123456');
    await enterPin('482913');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    const code = await screen.findByLabelText('Code from the SMS');
    await userEvent.type(code, '604218');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const sentence = 'Wrong PIN or code. Check both, or ask for another code.';
    await waitFor(() => expect(screen.getByLabelText('6-digit PIN')).toHaveAccessibleDescription(sentence));
    expect(screen.getByLabelText('6-digit PIN')).toHaveValue('');
    expect(code).toHaveValue('604218');
    expect(screen.queryByText(/then you wait/)).not.toBeInTheDocument();
  });

  it('says beside the PIN why no code could be sent', async () => {
    serveApi({ requestPinReset: () => refusal('RATE_LIMITED'), signIn: needed });
    renderApp('/signin');
    await enterNumber('677123456');
    await enterPin('482913');
    const sentence = 'Too many codes were asked for. Please try again in an hour';
    await waitFor(() => expect(screen.getByLabelText('6-digit PIN')).toHaveAccessibleDescription(sentence));
    expect(screen.queryByLabelText('Code from the SMS')).not.toBeInTheDocument();
  });
});
