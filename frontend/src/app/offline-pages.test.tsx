import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type TestApi } from '../../test/api';
import { buildJourney } from '../../test/journeys';
import { haveCrypto, persistedBytes } from '../../test/stored';
import { chooseLastEntry } from '../../test/menu';
import { renderStartedApp } from '../../test/render';
import { clearPersistedCache } from '../lib/persisted-cache/clear-persisted-cache';
import { queueReport, readUnsentReports } from '../lib/offline/unsent-reports';

/** Delay after which data is persisted, and then when there is time. */
const WRITTEN = { timeout: 12_000 };

const JOURNEYS = {
  totalCount: 1,
  edges: [{ cursor: '1', node: buildJourney(900) }],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: '1' },
};

let api: TestApi;

beforeEach(async () => {
  haveCrypto();
  localStorage.clear();
  await clearPersistedCache();
  api = serveApi({
    viewer: VIEWER,
    journeys: JOURNEYS,
    journey: buildJourney(900),
    mySessions: [{ id: 's1', startedAt: '2026-11-14T05:10:00Z', device: 'Chrome', isCurrent: true }],
  });
});
afterEach(() => api.goOnline());

/** Looks at a page with a network, until it is stored. */
async function seeOnce(path: string, sees: () => Promise<unknown>): Promise<void> {
  const { unmount } = renderStartedApp(path);
  await sees();
  await waitFor(async () => expect((await persistedBytes('pages')).length).toBeGreaterThan(300), WRITTEN);
  unmount();
}

it('shows the journeys that were seen, and how old they are, when it starts without a network', async () => {
  await seeOnce('/journeys', () => screen.findByText('SW-900-CM'));
  expect(await persistedBytes()).not.toMatch(/SW-900-CM|677123456/);
  api.goOffline();
  renderStartedApp('/journeys');
  expect(await screen.findByText('SW-900-CM')).toBeVisible();
  expect(await screen.findByText(/^1 .+ · Last updated \d\d:\d\d$/)).toBeVisible();
  expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
});

it('shows a journey that was seen, and says of its neighbour that it is not on the phone', async () => {
  await seeOnce('/journeys/900', () => screen.findByRole('heading', { name: 'SW-900-CM' }));
  api.goOffline();
  const { unmount } = renderStartedApp('/journeys/900');
  expect(await screen.findByRole('heading', { name: 'SW-900-CM' })).toBeVisible();
  expect(await screen.findByText(/^Last updated/)).toBeVisible();
  unmount();
  renderStartedApp('/journeys/901');
  const title = await screen.findByRole('heading', { name: 'Not on this phone yet' });
  expect(title).toBeVisible();
  expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
  api.answer({ journey: buildJourney(901) });
  api.goOnline();
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? title);
  expect(await screen.findByRole('heading', { name: 'SW-901-CM' })).toBeVisible();
});

it('asks for what it shows as soon as the server answers again', async () => {
  await seeOnce('/journeys', () => screen.findByText('SW-900-CM'));
  api.goOffline();
  renderStartedApp('/journeys');
  expect(await screen.findByText(/Last updated/)).toBeVisible();
  api.answer({ journeys: { ...JOURNEYS, edges: [{ cursor: '1', node: buildJourney(950) }] } });
  api.goOnline();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('SW-950-CM')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument());
});

it('removes everything at sign-out, also on the disk', async () => {
  await seeOnce('/journeys', () => screen.findByText('SW-900-CM'));
  renderStartedApp('/journeys');
  await screen.findByText('SW-900-CM');
  api.answer({ signOut: true, viewer: null });
  screen.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  await chooseLastEntry('Sign Out');
  // The first test that shows the landing page compiles it.
  await waitFor(() => expect(screen.queryByText('SW-900-CM')).not.toBeInTheDocument(), { timeout: 20_000 });
  await waitFor(async () => expect(await persistedBytes()).toBe(''));
});

it('removes everything when the server has ended the session', async () => {
  await seeOnce('/journeys', () => screen.findByText('SW-900-CM'));
  api.answer({ viewer: null, journeys: () => Promise.reject(refusal('UNAUTHENTICATED')) });
  renderStartedApp('/journeys');
  await waitFor(() => expect(screen.queryByText('SW-900-CM')).not.toBeInTheDocument());
  await waitFor(async () => expect(await persistedBytes()).toBe(''));
});

it('shows nothing of one citizen to the next, not even when they signed in in another tab', async () => {
  await seeOnce('/journeys', () => screen.findByText('SW-900-CM'));
  const { unmount } = renderStartedApp('/journeys');
  await screen.findByText('SW-900-CM');
  api.answer({ viewer: { ...VIEWER, id: '8' }, journeys: { ...JOURNEYS, totalCount: 0, edges: [] } });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' })));
  await waitFor(() => expect(screen.queryByText('SW-900-CM')).not.toBeInTheDocument());
  unmount();
  api.goOffline();
  renderStartedApp('/journeys');
  await within(await screen.findByRole('main')).findByText(/No Journeys Found|Not on this phone yet/);
  expect(screen.queryByText('SW-900-CM')).not.toBeInTheDocument();
});

it('shows nothing of one citizen to the next in a tab that slept while they signed in in another', async () => {
  await seeOnce('/journeys', () => screen.findByText('SW-900-CM'));
  renderStartedApp('/journeys');
  await screen.findByText('SW-900-CM');
  const next = { ...VIEWER, id: '8' };
  api.answer({ viewer: next, journeys: () => new Promise(() => undefined) });
  localStorage.setItem('currentUser', JSON.stringify(next));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' })));
  await waitFor(() => expect(screen.queryByText('SW-900-CM')).not.toBeInTheDocument());
});

it('sends nothing of one citizen in the name of the next', async () => {
  renderStartedApp('/journeys');
  await screen.findByText('SW-900-CM');
  const next = { ...VIEWER, id: '8' };
  api.answer({ viewer: next, journeys: { ...JOURNEYS, totalCount: 0, edges: [] } });
  localStorage.setItem('currentUser', JSON.stringify(next));
  await act(() => queueReport(VIEWER.id, '55'));
  await waitFor(() => expect(screen.queryByText('SW-900-CM')).not.toBeInTheDocument());
  expect(api.asked).not.toContain('ReportViolation');
  expect(await readUnsentReports(VIEWER.id)).toEqual(['55']);
});

it('goes on as before where the phone is full', async () => {
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const { unmount } = renderStartedApp('/journeys');
  await screen.findByText('SW-900-CM');
  await waitFor(() => expect(full).toHaveBeenCalled(), WRITTEN);
  full.mockRestore();
  expect(screen.getByText('SW-900-CM')).toBeVisible();
  unmount();
  api.goOffline();
  renderStartedApp('/journeys');
  expect(await screen.findByRole('heading', { name: 'Not on this phone yet' })).toBeVisible();
});
