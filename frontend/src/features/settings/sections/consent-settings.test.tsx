import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { clearOutbox } from '../../../lib/offline/outbox';

const given: Record<string, unknown>[] = [];

async function openSettings(answers: Answers = {}) {
  const api = serveApi({
    viewer: VIEWER,
    setConsents: ({ input }: { input: Record<string, unknown> }) => {
      given.push(input);
      return {
        viewer: { ...VIEWER, consent: { ...VIEWER.consent, ...input, answeredAt: '2026-03-05T08:00:00Z' } },
      };
    },
    ...answers,
  });
  renderApp('/settings');
  const heading = await screen.findByRole('heading', { name: 'What you agreed to' });
  return { api, section: heading.parentElement as HTMLElement, user: userEvent.setup() };
}

beforeEach(async () => {
  localStorage.clear();
  given.length = 0;
  await clearOutbox();
});

it('shows each answer and since when, and is in order for axe', async () => {
  const { section } = await openSettings();
  const switches = within(section).getAllByRole('switch');
  expect(switches.map((each) => each.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
  expect(within(section).getByText(/In force since 4 March 2026/)).toBeVisible();
  expect(await axe(section)).toHaveNoViolations();
});

it('withdraws a yes at once, for itself, and says so', async () => {
  const { section, user } = await openSettings({
    viewer: { ...VIEWER, consent: { ...VIEWER.consent, cases: true, witness: true } },
  });
  await user.click(within(section).getByRole('switch', { name: 'Be a witness' }));
  await waitFor(() =>
    expect(given).toMatchObject([{ recording: true, cases: true, witness: false, adult: 'YES' }]),
  );
  expect(await within(section).findByText(/In force since 5 March 2026/)).toBeVisible();
});

it('stores what was withdrawn without network on the phone, where it holds, and sends it later', async () => {
  const { api, section, user } = await openSettings();
  api.goOffline();
  const recording = within(section).getByRole('switch', { name: 'Record my journeys' });
  await user.click(recording);
  expect(await within(section).findByText(/Saved on this phone\. It is sent/)).toBeVisible();
  expect(recording).toHaveAttribute('aria-checked', 'false');
  expect(given).toEqual([]);
  api.goOnline();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(given).toMatchObject([{ recording: false }]));
});

it('offers cases and witness neither to minors nor while nothing is recorded', async () => {
  const { section } = await openSettings({
    viewer: { ...VIEWER, consent: { ...VIEWER.consent, adult: 'NO' } },
  });
  for (const name of ['Use my journeys in cases', 'Be a witness']) {
    expect(within(section).getByRole('switch', { name })).toBeDisabled();
  }
  expect(within(section).getByText(/Your journeys coach you and belong to you/)).toBeVisible();
});

it('has nothing to withdraw from somebody who was not asked', async () => {
  const { section } = await openSettings({ viewer: { ...VIEWER, consent: null } });
  expect(within(section).getByText('You are asked before your first journey.')).toBeVisible();
  expect(within(section).queryByRole('switch')).toBeNull();
  expect(within(section).getByRole('link', { name: /Who can be accused/ })).toHaveAttribute(
    'href',
    '/how-it-works',
  );
});
