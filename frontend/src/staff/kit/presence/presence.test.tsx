import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  STAFF_IDLE_MS,
  STAFF_IDLE_WARNING_MS,
  UNATTENDED_HEADER,
} from '@wakafine/domain/people/staff-session';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { presenceHeaders, watchPresence } from '../../../lib/network/staff-presence';

const ADMIN = {
  ...VIEWER,
  role: 'ADMIN',
  permissions: ['canViewDashboard', 'canAccessSystemSettings'],
  username: 'demo.admin',
  mustChangePassword: false,
  hasTotp: false,
  isDemo: false,
  lastSignInAt: null,
};
const COUNTS = {
  activeJourneys: 3,
  demoAccounts: 0,
  demoJourneys: 0,
  demoViolations: 0,
  demoIncidents: 0,
  demoCampaigns: 0,
  demoViews: 0,
  demoTotal: 0,
};
const TO_CONFIRM = refusal('FORBIDDEN', undefined, { clientCode: 'confirmation-required' });

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Serves an act that wants a confirmation until one was given, and notes what was sent. */
function serveConfirmed(viewer: object = ADMIN) {
  const sent: unknown[] = [];
  let isConfirmed = false;
  const api = serveApi({
    viewer,
    systemCounts: COUNTS,
    endAllJourneys: () => {
      sent.push('endAllJourneys');
      return isConfirmed ? { ended: 3 } : TO_CONFIRM;
    },
    confirmIdentity: ({ input }: { input: { password?: string; totp?: string } }) => {
      sent.push(input);
      isConfirmed = input.password === 'a fair wind to Buea' || input.totp === '123456';
      return isConfirmed
        ? { confirmedUntil: '2026-11-20T08:15:00Z' }
        : refusal('BAD_USER_INPUT', { password: 'The password is not right' });
    },
  });
  return { api, sent };
}

async function endAll(): Promise<void> {
  renderApp('/admin/system');
  await userEvent.click(await screen.findByRole('button', { name: 'End all journeys' }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all journeys' }));
  await userEvent.type(await dialog.findByLabelText('Type END ALL to go on'), 'END ALL');
  await userEvent.click(dialog.getByRole('button', { name: 'End all journeys' }));
}

it('asks for the password before what can not be undone, and goes on with the very act', async () => {
  const { sent } = serveConfirmed();
  await endAll();
  const sheet = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await userEvent.type(sheet.getByLabelText('Your password once more'), 'not this one');
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm and go on' }));
  expect(await sheet.findByText('The password is not right')).toBeVisible();
  expect(await axe(await screen.findByRole('dialog', { name: 'Is it you?' }))).toHaveNoViolations();
  await userEvent.clear(sheet.getByLabelText('Your password once more'));
  await userEvent.type(sheet.getByLabelText('Your password once more'), 'a fair wind to Buea');
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm and go on' }));
  expect(await screen.findByText('All journeys ended')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Is it you?' })).not.toBeInTheDocument();
  expect(sent).toEqual([
    'endAllJourneys',
    { password: 'not this one' },
    { password: 'a fair wind to Buea' },
    'endAllJourneys',
  ]);
});

it('asks those with a second step for its code, and does nothing for those who turn away', async () => {
  const { sent } = serveConfirmed({ ...ADMIN, hasTotp: true });
  await endAll();
  const sheet = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  expect(sheet.getByLabelText('Code of the app, or a recovery code')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Failed to end journeys')).toBeVisible();
  expect(sent).toEqual(['endAllJourneys']);
});

it('says how many days are left to set up the second step', async () => {
  const totpDueAt = new Date(Date.now() + 2.5 * 86_400_000).toISOString();
  serveApi({ viewer: { ...ADMIN, totpDueAt } });
  renderApp('/admin/account');
  expect(await screen.findByText(/^3 days are left to set up the second step/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/admin/account');
});

it('opens nothing but the set-up once the days are over', async () => {
  serveApi({ viewer: { ...ADMIN, totpDueAt: '2026-01-01T00:00:00Z', mustEnrolTotp: true } });
  const { container } = renderApp('/admin/system');
  expect(await screen.findByText(/Your role needs a second step/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set up the second step' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all journeys' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('does not ask somebody who opens the dashboard again after a day whether they are there', async () => {
  const dayLaterMs = Date.now() + 86_400_000;
  jest.spyOn(Date, 'now').mockReturnValue(dayLaterMs);
  const opened: string[] = [];
  const watch = new MutationObserver(() => {
    opened.push(...screen.queryAllByRole('dialog').map(({ textContent }) => textContent));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  serveApi({ viewer: ADMIN });
  renderApp('/admin/account');
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await userEvent.tab();
  watch.disconnect();
  expect(opened).toEqual([]);
});

it('warns two minutes before an idle session ends, and lets the person stay', async () => {
  const api = serveApi({ viewer: ADMIN });
  renderApp('/admin/account');
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValue(new Date().getTime() + STAFF_IDLE_MS - STAFF_IDLE_WARNING_MS + 15_000);
  const name = 'Are you still there?';
  const warning = within(await screen.findByRole('dialog', { name }, { timeout: 15_000 }));
  expect(warning.getByText(/You are signed out in 1:\d\d\./)).toBeVisible();
  const asked = api.asked.length;
  await userEvent.click(warning.getByRole('button', { name: 'Stay signed in' }));
  expect(api.asked.slice(asked)).toEqual(['staffViewer']);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).not.toBeInTheDocument();
});

it('marks what a dashboard asks for that nobody has touched for a minute', () => {
  const startMs = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(startMs);
  expect(presenceHeaders()).toEqual({});
  const stop = watchPresence();
  now.mockReturnValue(startMs + 61_000);
  expect(presenceHeaders()).toEqual({ [UNATTENDED_HEADER]: '1' });
  window.dispatchEvent(new Event('pointerdown'));
  expect(presenceHeaders()).toEqual({});
  now.mockReturnValue(startMs + 200_000);
  stop();
  expect(presenceHeaders()).toEqual({});
});
