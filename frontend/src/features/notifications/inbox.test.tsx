import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { installPush, type PushBrowser } from '../../../test/push';
import { renderApp } from '../../../test/render';

interface Received {
  id: string;
  kind: string;
  title: string;
  body: string;
  path: string;
  createdAt: string;
  isRead: boolean;
}

const KINDS = ['INCIDENT_STATUS', 'VIOLATION_CONFIRMED', 'ALERT_BROADCAST', 'WEEKLY_SUMMARY'];
const PATHS = ['/reports/incidents/7', '/violations/8', '/', '/reports?filter=monthly'];

/** A server with an inbox, newest first, and its read marks. */
function buildInboxServer(count: number, { unread = 0 } = {}) {
  const rows: Received[] = Array.from({ length: count }, (_row, index) => ({
    id: String(count - index),
    kind: KINDS[index % 4] ?? '',
    title: `Title ${count - index}`,
    body: `Body ${count - index}`,
    path: PATHS[index % 4] ?? '',
    createdAt: new Date(Date.now() - index * 60_000).toISOString(),
    isRead: index >= unread,
  }));
  const languages: string[] = [];
  const read: unknown[] = [];
  const api = serveApi({
    viewer: VIEWER,
    pushKey: 'AQID',
    notifications: ({
      language,
      first,
      after,
    }: {
      language: string;
      first: number;
      after: string | null;
    }) => {
      languages.push(language);
      const from = rows.findIndex(({ id }) => id === after) + 1;
      const page = rows.slice(from, from + first);
      return {
        unreadCount: rows.filter(({ isRead }) => !isRead).length,
        edges: page.map((node) => ({ node, cursor: node.id })),
        pageInfo: {
          hasNextPage: from + first < rows.length,
          hasPreviousPage: from > 0,
          startCursor: page[0]?.id ?? null,
          endCursor: page.at(-1)?.id ?? null,
        },
      };
    },
    markNotificationsRead: ({ upToId, isAlone }: { upToId: string; isAlone: boolean }) => {
      read.push({ upToId, isAlone });
      const found = rows.filter(({ id }) => (isAlone ? id === upToId : Number(id) <= Number(upToId)));
      found.forEach((row) => (row.isRead = true));
      return found.length;
    },
  });
  return { api, rows, languages, read };
}

const inbox = () => screen.findByRole('heading', { name: 'Notifications', level: 1 });
const rowsShown = () => within(screen.getByRole('main')).getAllByRole('listitem');
const address = () => screen.getByTestId('address').textContent;

let browser: PushBrowser;
beforeEach(() => {
  localStorage.clear();
  browser = installPush();
});
afterEach(() => browser.remove());

it('shows notifications, says what is new, and leads to what it is about', async () => {
  const { read } = buildInboxServer(4, { unread: 2 });
  const { container } = renderApp('/notifications');
  await inbox();
  await screen.findByText('2 unread');
  expect(rowsShown().map((row) => within(row).queryByText('New') !== null)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(rowsShown().map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual(PATHS);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('link', { name: /Title 4/ }));
  expect(address()).toBe('/reports/incidents/7');
  await waitFor(() => expect(read).toEqual([{ upToId: '4', isAlone: true }]));
});

it('opens the details of a violation over the inbox, where one is again afterwards', async () => {
  buildInboxServer(2, { unread: 0 });
  renderApp('/notifications');
  await userEvent.click(await screen.findByRole('link', { name: /Title 1/ }));
  expect(address()).toBe('/violations/8');
  expect(screen.getByText('Title 2')).toBeInTheDocument();
});

it('marks all as read at once', async () => {
  const { read } = buildInboxServer(3, { unread: 2 });
  renderApp('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('You have read everything.')).toBeVisible();
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  await waitFor(() => expect(read).toEqual([{ upToId: '3', isAlone: false }]));
});

it('shows as unread again what the server did not hear of', async () => {
  const { api } = buildInboxServer(3, { unread: 2 });
  renderApp('/notifications');
  const all = await screen.findByRole('button', { name: 'Mark all as read' });
  api.answer({ markNotificationsRead: () => refusal('INTERNAL') });
  await userEvent.click(all);
  expect(await screen.findByText('2 unread')).toBeVisible();
});

it('goes on page by page, and says at the end how long all is stored', async () => {
  buildInboxServer(25);
  renderApp('/notifications');
  await inbox();
  await waitFor(() => expect(rowsShown()).toHaveLength(20));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rowsShown()).toHaveLength(25));
  expect(screen.getByText('Notifications are kept for 90 days.')).toBeVisible();
});

it('says what will stand here while there is nothing', async () => {
  buildInboxServer(0);
  const { container } = renderApp('/notifications');
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose your notifications' })).toHaveAttribute(
    'href',
    '/settings',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('can be tried again when it could not be loaded', async () => {
  const { api, rows } = buildInboxServer(1);
  const answer = { edges: [{ node: rows[0], cursor: '1' }], unreadCount: 0, pageInfo: END };
  api.answer({ notifications: () => refusal('INTERNAL') });
  renderApp('/notifications');
  expect(await screen.findByText(/Your notifications could not be loaded/)).toBeVisible();
  api.answer({ notifications: () => answer });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Title 1')).toBeVisible();
});

const END = { hasNextPage: false, hasPreviousPage: false, startCursor: '1', endCursor: '1' };

it('is asked for in the language in force', async () => {
  localStorage.setItem('app_language', 'fr');
  const { languages } = buildInboxServer(1);
  renderApp('/notifications');
  await waitFor(() => expect(languages).toContain('FR'));
});

it('says in the header how much is unread, at once when a message comes', async () => {
  const { rows } = buildInboxServer(1, { unread: 1 });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Account, 1 unread notification' }));
  expect(await screen.findByRole('menuitem', { name: 'Notifications 1' })).toBeVisible();
  rows.unshift({ ...rows[0], id: '2' } as Received);
  act(() => browser.say({ kind: 'pushed' }));
  expect(await screen.findByRole('button', { name: /2 unread notifications/, hidden: true })).toBeVisible();
});

it('goes to what was tapped outside of the app without being loaded anew, and says so to the service worker', async () => {
  buildInboxServer(1, { unread: 1 });
  renderApp('/settings');
  await screen.findByRole('button', { name: /1 unread notification/ });
  const port = { postMessage: jest.fn() };
  act(() => browser.say({ kind: 'open', path: '/reports/incidents/7' }, [port]));
  expect(address()).toBe('/reports/incidents/7');
  expect(port.postMessage).toHaveBeenCalledWith('followed');
});
