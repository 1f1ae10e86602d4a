import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER, type TestApi } from '../../../test/api';
import { openSheet, placePhone, serveReports } from '../../../test/incidents';
import { chooseLastEntry } from '../../../test/menu';
import { installPush, type PushBrowser } from '../../../test/push';
import { renderApp } from '../../../test/render';
import { notePushMoment } from '../../lib/push/ask-moment';

const QUESTION = 'Shall WakaFine tell you when your report changes?';
const MOMENT_KEY = `push-moment.${VIEWER.id}`;

let browser: PushBrowser;
let api: TestApi;
let stored: unknown[];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.removeItem(MOMENT_KEY);
  stored = [];
  browser = installPush();
  api = serveApi({
    viewer: VIEWER,
    pushKey: 'AQID',
    notifications: { edges: [], pageInfo: NO_PAGE, unreadCount: 0 },
    signOut: true,
    storePushSubscription: ({ input }: { input: unknown }) => stored.push({ ...Object(input) }) > 0,
    deletePushSubscription: true,
  });
});
afterEach(() => browser.remove());

const NO_PAGE = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const isHome = () => screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
const isAsked = () => screen.findByRole('heading', { name: QUESTION });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks nothing at load, and quietly once a journey has ended or a report was sent', async () => {
  const { container } = renderApp('/');
  await isHome();
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  act(() => notePushMoment(VIEWER.id));
  await isAsked();
  expect(browser.asked).toBe(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('asks once an incident was reported', async () => {
  placePhone();
  serveReports();
  const { user, sheet, send } = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Road hazard' }));
  await user.click(sheet.getByRole('radio', { name: 'Worried' }));
  await send();
  await isAsked();
});

it('sends the push subscription to the server after a Yes here and to the browser, and stores the token', async () => {
  sessionStorage.setItem(MOMENT_KEY, '1');
  renderApp('/');
  await isAsked();
  await press('Yes');
  expect(await screen.findByText('Messages will come to this phone')).toBeInTheDocument();
  expect(browser.asked).toBe(1);
  expect(stored).toEqual([
    { endpoint: 'https://push.example/send/token-1', p256dh: 'public', auth: 'secret' },
  ]);
  expect(localStorage.getItem('fcm_token')).toBe('token-1');
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

it('is put away for good on this device', async () => {
  sessionStorage.setItem(MOMENT_KEY, '1');
  localStorage.setItem('pwa-popup-seen', '1');
  const { unmount } = renderApp('/');
  await isAsked();
  await press('Not now');
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(localStorage.getItem('pwa-popup-seen')).toBe('1 push');
  unmount();
  renderApp('/');
  await isHome();
  await waitFor(() => expect(api.asked).toContain('InboxNews'));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  expect(browser.asked).toBe(0);
});

it('says where to change it when the browser is set to let none come', async () => {
  sessionStorage.setItem(MOMENT_KEY, '1');
  browser.answer = 'denied';
  renderApp('/');
  await isAsked();
  await press('Yes');
  expect(await screen.findByText(/Your browser lets no messages come/)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
  expect(stored).toEqual([]);
  await press('Close');
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

it('can be tried again when the push service is not reached', async () => {
  sessionStorage.setItem(MOMENT_KEY, '1');
  browser.isReached = false;
  renderApp('/');
  await isAsked();
  await press('Yes');
  expect(await screen.findByText('That did not work. Check the network and try again.')).toBeVisible();
  browser.isReached = true;
  await press('Yes');
  await waitFor(() => expect(localStorage.getItem('fcm_token')).toBe('token-1'));
});

it.each(['denied', 'granted'] as const)('asks nobody whose browser has answered: %s', async (permission) => {
  browser.remove();
  browser = installPush(permission);
  sessionStorage.setItem(MOMENT_KEY, '1');
  localStorage.setItem('fcm_token', 'token-0');
  renderApp('/');
  await isHome();
  await waitFor(() => expect(api.asked).toContain('InboxNews'));
  expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
});

it('ends at sign-out all that came to this phone, for anyone who uses it next', async () => {
  sessionStorage.setItem(MOMENT_KEY, '1');
  renderApp('/');
  await isAsked();
  await press('Yes');
  await waitFor(() => expect(localStorage.getItem('fcm_token')).toBe('token-1'));
  browser.shown = 2;
  api.answer({ viewer: null });
  await press('Account');
  await chooseLastEntry('Sign Out');
  await waitFor(() => expect(browser.isSubscribed).toBe(false));
  expect(browser.shown).toBe(0);
  expect(localStorage.getItem('fcm_token')).toBeNull();
});

it('ends at the start what nobody who is signed in has said yes to', async () => {
  browser.remove();
  browser = installPush('granted');
  browser.endpoints.push('https://push.example/send/token-of-another');
  browser.isSubscribed = true;
  renderApp('/');
  await isHome();
  await waitFor(() => expect(browser.isSubscribed).toBe(false));
  expect(stored).toEqual([]);
});

it('subscribes anew at the start when the service has another key or the browser another address', async () => {
  browser.remove();
  browser = installPush('granted');
  browser.endpoints.push('https://push.example/send/token-1');
  browser.isSubscribed = true;
  localStorage.setItem('fcm_token', 'token-1');
  renderApp('/');
  await waitFor(() => expect(localStorage.getItem('fcm_token')).toBe('token-2'));
  expect(stored).toMatchObject([{ endpoint: 'https://push.example/send/token-2' }]);
});
