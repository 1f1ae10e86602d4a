import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pinFault } from '@wakafine/domain/people/choose-pin';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import type { TestApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const START = 'Reset My PIN';
const REFUSED = 'This code is wrong or no longer valid. Please check it or ask for a new one';

beforeEach(() => window.localStorage.clear());

/** The API of a server that accepts any code, and what was sent to it. */
function serveResets(): TestApi & { sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = [];
  const store = (input: object): number => sent.push({ ...input });
  const api = serveApi({
    requestPinReset: ({ input }: { input: object }) => ({ resetId: `reset-${store(input)}` }),
    resetPin: ({ input }: { input: object }) => ({ updated: store(input) > 0 }),
  });
  return Object.assign(api, { sent });
}

async function enterNumber(number: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Phone number'), number);
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** From the first step through the second to the code. */
async function toCode(): Promise<void> {
  renderApp('/signin');
  await enterNumber('677123456');
  await press('Continue');
  await screen.findByLabelText('6-digit PIN');
  await press(START);
  await screen.findByLabelText('Code from the SMS');
}

async function submitCode(code: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Code from the SMS'), code);
  await press('Set new PIN');
}

it('asks for the phone number first', async () => {
  const api = serveResets();
  renderApp('/signin');
  await screen.findByLabelText('Phone number');
  await press(START);
  const notice = await screen.findByRole('region', { name: /Notices|Notifications/ });
  expect(await within(notice).findByText('Phone Number Required')).toBeInTheDocument();
  expect(within(notice).getByText('Please enter your phone number first.')).toBeInTheDocument();
  const field = screen.getByLabelText('Phone number');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter your phone number first.'));
  expect(api.sent).toEqual([]);
});

it('asks for a right phone number', async () => {
  const api = serveResets();
  renderApp('/signin');
  await enterNumber('577123456');
  await press(START);
  const sentence = 'Must be a valid Cameroon phone number starting with 6';
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(sentence));
  expect(api.sent).toEqual([]);
});

it('starts from the first step as well', async () => {
  const api = serveResets();
  renderApp('/signin');
  await enterNumber('+237 677 12 34 56');
  await press(START);
  expect(await screen.findByText('+237 6 77 12 34 56')).toBeVisible();
  expect(api.sent).toEqual([{ mobileNumber: '677123456' }]);
});

it('leads anyone who opens the address without a number to sign-in', async () => {
  serveResets();
  renderApp('/reset-pin');
  expect(await screen.findByLabelText('Phone number')).toBeVisible();
});

it('draws a new PIN that is not trivial and shows it', async () => {
  serveResets();
  await toCode();
  const field = screen.getByLabelText<HTMLInputElement>('New PIN');
  expect(field).toHaveAttribute('type', 'text');
  expect(pinFault(field.value, { year: new Date().getFullYear() })).toBeNull();
});

it('sets the drawn PIN with the code and shows it again', async () => {
  const api = serveResets();
  await toCode();
  const { value } = screen.getByLabelText<HTMLInputElement>('New PIN');
  await submitCode('482913');
  expect(await screen.findByRole('heading', { name: 'PIN Reset Successful' })).toBeVisible();
  expect(screen.getByText(value)).toBeVisible();
  expect(api.sent[1]).toEqual({ resetId: 'reset-1', code: '482913', newPin: value });
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByLabelText('6-digit PIN')).toBeVisible();
  expect(screen.getByText('+237 6 77 12 34 56')).toBeVisible();
});

it('sets a PIN of the own choice', async () => {
  const api = serveResets();
  await toCode();
  const field = screen.getByLabelText('New PIN');
  await userEvent.clear(field);
  await userEvent.type(field, '719264');
  await submitCode('482913');
  expect(await screen.findByText('719264')).toBeVisible();
  expect(api.sent[1]).toMatchObject({ newPin: '719264' });
});

it('takes the code out of a pasted message', async () => {
  serveResets();
  await toCode();
  const field = screen.getByLabelText('Code from the SMS');
  await userEvent.click(field);
  await userEvent.paste('WakaFine: 482913 is your code to reset your PIN. 10 min.');
  expect(field).toHaveValue('482913');
});

it('says what is wrong with code and PIN before it asks the server', async () => {
  const api = serveResets();
  await toCode();
  const pin = screen.getByLabelText('New PIN');
  await userEvent.clear(pin);
  await userEvent.type(pin, '123456');
  await press('Set new PIN');
  const code = screen.getByLabelText('Code from the SMS');
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code from the text message is required'));
  expect(pin).toHaveAccessibleDescription('Please choose a PIN that is harder to guess');
  await submitCode('4829');
  await waitFor(() => expect(code).toHaveAccessibleDescription('The code must be exactly 6 digits'));
  expect(api.sent).toHaveLength(1);
});

it('says beside the field that a code is refused', async () => {
  const api = serveResets();
  await toCode();
  api.answer({ resetPin: () => refusal('BAD_USER_INPUT', { code: REFUSED }) });
  await submitCode('482913');
  const field = screen.getByLabelText('Code from the SMS');
  await waitFor(() => expect(field).toHaveAccessibleDescription(REFUSED));
  expect(field).toBeInvalid();
});

it('has another code sent and preserves the PIN that it drew', async () => {
  const api = serveResets();
  await toCode();
  const { value } = screen.getByLabelText<HTMLInputElement>('New PIN');
  await userEvent.type(screen.getByLabelText('Code from the SMS'), '4829');
  await press('Send another code');
  expect(await screen.findByText('If the number has an account, another code is on its way.')).toBeVisible();
  expect(screen.getByLabelText('Code from the SMS')).toHaveValue('');
  await submitCode('719264');
  await screen.findByRole('heading', { name: 'PIN Reset Successful' });
  expect(api.sent[2]).toEqual({ resetId: 'reset-2', code: '719264', newPin: value });
});

it.each([
  ['RATE_LIMITED', 'Too many codes were asked for. Please try again in an hour'],
  [
    'UNAVAILABLE',
    'No SMS can be sent from here right now. Please try again later, or ask those who run this service for help',
  ],
  ['INTERNAL', 'Your PIN was not changed. Please try again'],
])('says beside the field why %s stopped a code', async (code, sentence) => {
  serveApi({ requestPinReset: () => refusal(code) });
  renderApp('/signin');
  await enterNumber('677123456');
  await press('Continue');
  const field = await screen.findByLabelText('6-digit PIN');
  await press(START);
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  expect(screen.getByRole('heading', { name: 'Enter your PIN' })).toBeVisible();
});

it('says so when no answer came', async () => {
  const api = serveResets();
  await toCode();
  api.goOffline();
  await submitCode('482913');
  const sentence = 'No answer from the server. Check your network.';
  const field = screen.getByLabelText('Code from the SMS');
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
});

it('has no accessibility faults before and after', async () => {
  serveResets();
  await toCode();
  expect(await axe(document.body)).toHaveNoViolations();
  await submitCode('482913');
  await screen.findByRole('heading', { name: 'PIN Reset Successful' });
  expect(await axe(document.body)).toHaveNoViolations();
});

it('sets a new PIN with the link of the message', async () => {
  const sent: object[] = [];
  serveApi({ resetPinByLink: ({ input }: { input: object }) => ({ updated: sent.push(input) > 0 }) });
  renderApp('/reset/AbCdEfGhIjKlMnOpQrStUv');
  const newPin = (await screen.findByLabelText<HTMLInputElement>('New PIN')).value;
  await press('Set new PIN');
  expect(await screen.findByText(newPin)).toBeVisible();
  expect(sent).toEqual([{ token: 'AbCdEfGhIjKlMnOpQrStUv', newPin }]);
});

it('sets a new PIN with the link on a phone that is signed in, shows it, and leads to signing in anew', async () => {
  const api = serveApi({
    viewer: VIEWER,
    resetPinByLink: () => {
      api.answer({ viewer: null });
      return { updated: true };
    },
  });
  renderApp('/reset/AbCdEfGhIjKlMnOpQrStUv');
  const newPin = (await screen.findByLabelText<HTMLInputElement>('New PIN')).value;
  await waitFor(() => expect(api.asked).toContain('viewer'));
  await press('Set new PIN');
  expect(await screen.findByText(newPin)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

it('shows what is wrong with the link on a phone that is signed in', async () => {
  serveApi({
    viewer: VIEWER,
    resetPinByLink: () => refusal('BAD_USER_INPUT', { code: REFUSED }),
  });
  renderApp('/reset/AbCdEfGhIjKlMnOpQrStUv');
  await screen.findByLabelText('New PIN');
  await press('Set new PIN');
  expect(await screen.findByText(REFUSED)).toBeVisible();
});
