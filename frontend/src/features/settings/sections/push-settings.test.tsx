import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type TestApi } from '../../../../test/api';
import { installPush, type PushBrowser } from '../../../../test/push';
import { renderApp } from '../../../../test/render';

type Hours = { fromMin: number; untilMin: number } | null;

let browser: PushBrowser | null;
let api: TestApi;
let hours: Hours;
let dropped: string[];

async function openSettings() {
  hours = null;
  dropped = [];
  api = serveApi({
    viewer: VIEWER,
    pushKey: 'AQID',
    quietHours: () => hours,
    setQuietHours: ({ input }: { input: Hours }) => (hours = input && { ...input }),
    storePushSubscription: true,
    deletePushSubscription: ({ endpoint }: { endpoint: string }) => dropped.push(endpoint) > 0,
  });
  const { container } = renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  return container;
}

const phone = () => screen.findByRole('switch', { name: 'Messages on this phone' });
const quiet = () => screen.findByRole('switch', { name: 'Quiet hours' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  browser?.remove();
  jest.restoreAllMocks();
});

it('lets messages come to this phone and no more, and says which', async () => {
  browser = installPush();
  const container = await openSettings();
  expect(await phone()).toHaveAccessibleDescription('Off. Messages wait in the app until you open it.');
  await userEvent.click(await phone());
  await waitFor(async () => expect(await phone()).toBeChecked());
  expect(await phone()).toHaveAccessibleDescription('On. Messages come also while the app is closed.');
  expect(localStorage.getItem('fcm_token')).toBe('token-1');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(await phone());
  await waitFor(async () => expect(await phone()).not.toBeChecked());
  expect(localStorage.getItem('fcm_token')).toBeNull();
  expect(browser.isSubscribed).toBe(false);
  await waitFor(() => expect(dropped).toEqual(['https://push.example/send/token-1']));
});

it('says how to allow what the browser blocks, and sees it when one comes back', async () => {
  browser = installPush('denied');
  await openSettings();
  expect(await phone()).toBeDisabled();
  expect(await phone()).toHaveAccessibleDescription(/^Blocked by your browser\. Allow notifications/);
  browser.remove();
  browser = installPush('granted');
  fireEvent.focus(window);
  await waitFor(async () => expect(await phone()).toBeEnabled());
});

it('sends the owner of an iPhone to the home screen first', async () => {
  browser = null;
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)');
  localStorage.setItem('pwa-popup-seen', '1');
  await openSettings();
  expect(await phone()).toBeDisabled();
  expect(await phone()).toHaveAccessibleDescription(/^Install WakaFine first: Share button/);
});

it('says that a browser cannot, and where messages wait', async () => {
  browser = null;
  await openSettings();
  expect(await phone()).toBeDisabled();
  expect(await phone()).toHaveAccessibleDescription(
    'This browser cannot show messages. They wait in the app.',
  );
  expect(screen.getByRole('link', { name: /Your notifications/ })).toHaveAttribute('href', '/notifications');
});

it.each([
  ['default', 'Your browser has asked and got no answer. Turn it on again to be asked.'],
  ['granted', 'That did not work. Check the network and try again.'],
] as const)('says why it stays off after the browser has said: %s', async (answer, words) => {
  browser = installPush();
  browser.answer = answer;
  browser.isReached = false;
  await openSettings();
  await userEvent.click(await phone());
  expect(await screen.findByText(words)).toHaveAttribute('role', 'alert');
  expect(await phone()).not.toBeChecked();
});

it('says that nothing comes while the account wants no notifications', async () => {
  browser = installPush('granted');
  localStorage.setItem('fcm_token', 'token-1');
  browser.endpoints.push('https://push.example/send/token-1');
  await openSettings();
  await userEvent.click(screen.getByRole('switch', { name: 'Notifications' }));
  expect(await phone()).toHaveAccessibleDescription('Nothing comes while notifications are off above.');
});

it('stores quiet hours at once, and lets everything ring again', async () => {
  browser = installPush();
  await openSettings();
  await waitFor(async () => expect(await quiet()).toBeEnabled());
  expect(await quiet()).toHaveAccessibleDescription('Messages may ring at any time.');
  await userEvent.click(await quiet());
  await waitFor(() => expect(hours).toEqual({ fromMin: 22 * 60, untilMin: 6 * 60 }));
  expect(await quiet()).toHaveAccessibleDescription('No message rings from 22:00 to 06:00, Cameroon time.');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '21:30' } });
  await waitFor(() => expect(hours).toEqual({ fromMin: 21 * 60 + 30, untilMin: 6 * 60 }));
  await userEvent.click(await quiet());
  await waitFor(() => expect(hours).toBeNull());
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
});

it('sends no quiet hours that begin when they end', async () => {
  browser = installPush();
  await openSettings();
  await waitFor(async () => expect(await quiet()).toBeEnabled());
  await userEvent.click(await quiet());
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '06:00' } });
  expect(await screen.findByText('Choose two different times.')).toBeVisible();
  expect(screen.getByLabelText('From')).toBeInvalid();
  expect(hours).toEqual({ fromMin: 22 * 60, untilMin: 6 * 60 });
});

it('says that quiet hours were not saved, and tries again', async () => {
  browser = installPush();
  await openSettings();
  await waitFor(async () => expect(await quiet()).toBeEnabled());
  api.answer({ setQuietHours: () => refusal('INTERNAL') });
  await userEvent.click(await quiet());
  expect(await screen.findByText('The quiet hours could not be saved.')).toBeVisible();
  api.answer({ setQuietHours: ({ input }: { input: Hours }) => (hours = input && { ...input }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(hours).toMatchObject({ fromMin: 22 * 60 }));
  await waitFor(() =>
    expect(screen.queryByText('The quiet hours could not be saved.')).not.toBeInTheDocument(),
  );
});
