import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

const ADDRESS = '/settings/who-has-seen';
const COUNTS = { looks: 3, numberLooks: 0, copies: 1 };

function buildLook(over: object = {}) {
  return {
    id: '1',
    at: '2026-11-20T09:14:20Z',
    staffRole: 'SUPERVISOR',
    kind: 'PLATE',
    journeyId: null,
    violationId: null,
    incidentId: null,
    subjectAt: null,
    reason: 'COURT_ORDER',
    reasonText: null,
    ...over,
  };
}

function looksOf(looks: object[], { counts = COUNTS, hasNextPage = false } = {}) {
  return {
    edges: looks.map((node) => ({ cursor: 'c', node })),
    counts,
    pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: 's', endCursor: 'e' },
  };
}

beforeEach(() => window.localStorage.clear());

it('says by role who saw what, when and why, and counts the last 30 days', async () => {
  serveApi({
    viewer: VIEWER,
    myDataLooks: looksOf([
      buildLook({ id: '4', kind: 'VIOLATION', subjectAt: '2026-11-14T08:00:00Z' }),
      buildLook({ id: '3', at: '2026-11-20T09:14:02Z' }),
      buildLook({ id: '2', kind: 'NUMBER', staffRole: 'ADMIN', reason: 'OTHER', reasonText: 'Lost phone' }),
      buildLook({ id: '1', kind: 'TRACK', at: '2026-11-18T09:14:02Z', reason: null }),
    ]),
  });
  const { container } = renderApp(ADDRESS);
  const list = await screen.findByRole('list', { name: 'Looks at your data' });
  const [visit, number, track] = within(list).getAllByRole('listitem');
  expect(visit).toHaveTextContent('Supervisor');
  expect(visit).toHaveTextContent(/Saw: your violation of Sat, 14 Nov and your plate in full\./);
  expect(visit).toHaveTextContent('Why: Court order.');
  expect(number).toHaveTextContent('Why: Lost phone.');
  expect(track).toHaveTextContent('the track of a journey that was deleted since');
  expect(track).toHaveTextContent('No reason was asked for.');
  expect(screen.getByText('In the last 30 days')).toBeVisible();
  expect(
    screen.getByText(/Nobody has seen your mobile number\. Your PIN can be seen by nobody, ever\./),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('does not say that nobody has seen the number once somebody has', async () => {
  serveApi({ viewer: VIEWER, myDataLooks: looksOf([], { counts: { ...COUNTS, numberLooks: 1 } }) });
  renderApp(ADDRESS);
  expect(await screen.findByText('Your PIN can be seen by nobody, ever.')).toBeVisible();
  expect(screen.queryByText(/Nobody has seen your mobile number/)).not.toBeInTheDocument();
});

it('shows older looks page by page', async () => {
  serveApi({
    viewer: VIEWER,
    myDataLooks: ({ after }: { after?: string }) =>
      after === 'e'
        ? looksOf([buildLook({ id: '1', kind: 'COPY', at: '2026-10-01T09:00:00Z' })])
        : looksOf([buildLook({ id: '2' })], { hasNextPage: true }),
  });
  renderApp(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older looks' }));
  expect(await screen.findByText(/a file with your plate was made/)).toBeVisible();
  expect(screen.getByText(/your plate in full/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older looks' })).not.toBeInTheDocument();
});

it('says so when nobody has looked, and when the list cannot be loaded', async () => {
  const api = serveApi({ viewer: VIEWER, myDataLooks: refusal('INTERNAL') });
  renderApp(ADDRESS);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer({ myDataLooks: looksOf([]) });
  await userEvent.click(again);
  expect(await screen.findByText('Nobody has looked')).toBeVisible();
});

it('turns notices of looks on at once, also when another phone has changed other settings', async () => {
  const asked: unknown[] = [];
  const current = { ...VIEWER.settings, theme: 'LIGHT', version: 4 };
  serveApi({
    viewer: VIEWER,
    myDataLooks: looksOf([]),
    updateSettings: ({ input }: { input: { version: number } }) => {
      asked.push(input);
      return input.version === 4
        ? { settings: { ...current, lookNotices: true, version: 5 } }
        : refusal('CONFLICT', undefined, { current });
    },
  });
  renderApp(ADDRESS);
  const notices = await screen.findByRole('switch', { name: 'Tell me at every look' });
  await waitFor(() => expect(notices).toBeEnabled());
  expect(notices).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(notices);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.at(-1)).toEqual({ version: 4, lookNotices: true });
  expect(notices).toHaveAttribute('aria-checked', 'true');
});

it('puts the switch back, and says so, when the choice cannot be saved', async () => {
  serveApi({ viewer: VIEWER, myDataLooks: looksOf([]), updateSettings: refusal('UNAVAILABLE') });
  renderApp(ADDRESS);
  const notices = await screen.findByRole('switch', { name: 'Tell me at every look' });
  await waitFor(() => expect(notices).toBeEnabled());
  await userEvent.click(notices);
  expect(await screen.findByText('The choice could not be saved')).toBeVisible();
  expect(notices).toHaveAttribute('aria-checked', 'false');
});

it('is one tap away from the settings', async () => {
  serveApi({ viewer: VIEWER, myDataLooks: looksOf([]) });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('link', { name: /Who has seen my data/ }));
  expect(await screen.findByRole('heading', { name: 'Who has seen my data', level: 1 })).toBeVisible();
});

const OPEN_DATA = 'Count my journeys in open data';

it('leaves open data at once, says so, and comes back the same way', async () => {
  const asked: boolean[] = [];
  serveApi({
    viewer: VIEWER,
    myDataLooks: looksOf([]),
    amILeftOutOfOpenData: false,
    leaveOpenData: ({ input }: { input: { isLeftOut: boolean } }) => {
      asked.push(input.isLeftOut);
      return input;
    },
  });
  const { container } = renderApp(ADDRESS);
  const counted = await screen.findByRole('switch', { name: OPEN_DATA });
  await waitFor(() => expect(counted).toHaveAttribute('aria-checked', 'true'));
  await userEvent.click(counted);
  expect(await screen.findByText('Your journeys are left out from now on')).toBeVisible();
  expect(counted).toHaveAttribute('aria-checked', 'false');
  await userEvent.click(counted);
  expect(await screen.findByText('Your journeys count in open data again')).toBeVisible();
  expect(asked).toEqual([true, false]);
  expect(await axe(container)).toHaveNoViolations();
});

it('stores the choice about open data without a network, and sends it once there is one', async () => {
  const asked: boolean[] = [];
  const api = serveApi({
    viewer: VIEWER,
    myDataLooks: looksOf([]),
    amILeftOutOfOpenData: false,
    leaveOpenData: ({ input }: { input: { isLeftOut: boolean } }) => {
      asked.push(input.isLeftOut);
      return input;
    },
  });
  renderApp(ADDRESS);
  const counted = await screen.findByRole('switch', { name: OPEN_DATA });
  await waitFor(() => expect(counted).toBeEnabled());
  api.goOffline();
  await userEvent.click(counted);
  expect(
    (await screen.findAllByText('Saved on this phone, sent when there is network.')).length,
  ).toBeGreaterThan(0);
  expect(counted).toHaveAttribute('aria-checked', 'false');
  expect(asked).toEqual([]);
  api.goOnline();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toEqual([true]), { timeout: 10_000 });
  expect(counted).toHaveAttribute('aria-checked', 'false');
  await waitFor(() => expect(screen.queryByText(/^Saved on this phone/)).toBeNull(), { timeout: 10_000 });
});
