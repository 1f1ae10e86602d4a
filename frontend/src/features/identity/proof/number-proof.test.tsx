import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { isReminderAway, putReminderAway } from './reminder';

const UNPROVEN = { ...VIEWER, isNumberProven: false };
const REMINDER = { name: 'Prove your number' };

beforeEach(() => window.localStorage.clear());

async function requestCode(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
}

async function enterCode(code: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code from the SMS'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Prove number' }));
}

it('offers on the home page to prove the number, until it is proven', async () => {
  const given: unknown[] = [];
  serveApi({
    viewer: UNPROVEN,
    requestNumberCode: { isMessageSent: true },
    proveNumber: ({ input }: { input: { code: string } }) => {
      given.push(input.code);
      return { viewer: VIEWER };
    },
  });
  renderApp('/');
  const heading = await screen.findByRole('heading', REMINDER);
  expect(heading).toBeVisible();
  await requestCode();
  expect(await screen.findByText('We sent a code to +237 6 77 12 34 56.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Another code in (1:00|0:5\d)$/ })).toBeDisabled();
  expect(await axe(heading.closest('section') ?? '')).toHaveNoViolations();
  await enterCode('604218');
  expect(await screen.findByText('Your number is proven')).toBeVisible();
  expect(screen.queryByRole('heading', REMINDER)).not.toBeInTheDocument();
  expect(given).toEqual(['604218']);
});

it('says under the code that it was refused', async () => {
  serveApi({
    viewer: UNPROVEN,
    requestNumberCode: { isMessageSent: true },
    proveNumber: () => refusal('BAD_USER_INPUT', { code: 'Refused by the server' }),
  });
  renderApp('/');
  await requestCode();
  await enterCode('604218');
  const code = screen.getByLabelText('Code from the SMS');
  await waitFor(() => expect(code).toHaveAccessibleDescription('Refused by the server'));
});

it('says that the latest code is to be used when no other one was sent', async () => {
  serveApi({ viewer: UNPROVEN, requestNumberCode: { isMessageSent: false } });
  renderApp('/');
  await requestCode();
  expect(
    await screen.findByText('No more SMS for now. Use the code that came last to +237 6 77 12 34 56.'),
  ).toBeVisible();
});

it('says why no code could be sent', async () => {
  serveApi({ viewer: UNPROVEN, requestNumberCode: () => refusal('RATE_LIMITED') });
  renderApp('/');
  await requestCode();
  expect(await screen.findByText('Too many codes were asked for. Please try again in an hour')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeEnabled();
});

it('stays away for a week when it was put away', async () => {
  serveApi({ viewer: UNPROVEN });
  const { unmount } = renderApp('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Remind me in a week' }));
  expect(screen.queryByRole('heading', REMINDER)).not.toBeInTheDocument();
  unmount();
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  expect(screen.queryByRole('heading', REMINDER)).not.toBeInTheDocument();
});

it.each([
  ['6 days later', 6, true],
  ['8 days later', 8, false],
  ['with a clock that was set back', -1, false],
])('is away %s for that account alone', (_, days, isAway) => {
  const atMs = Date.UTC(2026, 10, 22);
  putReminderAway('7', atMs);
  expect(isReminderAway('7', atMs + days * 86_400_000)).toBe(isAway);
  expect(isReminderAway('8', atMs + days * 86_400_000)).toBe(false);
});

it('is offered in the profile too, where it says so once the number is proven', async () => {
  serveApi({
    viewer: UNPROVEN,
    mySessions: [],
    requestNumberCode: { isMessageSent: true },
    proveNumber: { viewer: VIEWER },
  });
  renderApp('/profile');
  expect(await screen.findByRole('heading', { name: 'Your number' })).toBeVisible();
  await requestCode();
  await enterCode('604218');
  expect(await screen.findByText('Proven with a code by SMS')).toBeVisible();
});
