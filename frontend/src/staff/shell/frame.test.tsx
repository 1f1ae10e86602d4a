import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { createGraphqlConnection } from '../../lib/apollo/apollo';
import { announceSessionDoubt } from '../../lib/errors/session-lost';
import { createLiveStore } from '../kit/frame/live-store';

const ADMIN = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.admin',
  displayName: 'Demo Admin',
  role: 'ADMIN',
  permissions: ['canViewDashboard', 'canManageUsers'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};

beforeEach(() => window.localStorage.clear());

it('frames the account with who is signed in, the way to it and the way out', async () => {
  serveApi({ viewer: ADMIN });
  const { container } = renderApp('/admin/account');
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Demo Admin' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My account: Demo Admin' })).toHaveAttribute(
    'href',
    '/admin/account',
  );
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('calls staff without a display name by their username', async () => {
  serveApi({ viewer: { ...ADMIN, displayName: null } });
  renderApp('/admin/account');
  const account = await screen.findByRole('link', { name: 'My account: demo.admin' });
  expect(account).toHaveTextContent('demo.admin');
  expect(account).toHaveTextContent(/^D/);
});

it('says of an address that it lacks that it lacks it', async () => {
  serveApi({ viewer: ADMIN });
  renderApp('/admin/no-such-page');
  expect(await screen.findByText('The dashboard has no such page')).toBeVisible();
});

it('asks staff to sign in at any address of the dashboard, and leads there', async () => {
  const api = serveApi({ adminSignIn: { viewer: ADMIN } });
  renderApp('/admin/account');
  await userEvent.type(await screen.findByLabelText('Username'), 'demo.admin');
  await userEvent.type(screen.getByLabelText('Password'), 'waka-fine-demo');
  api.answer({ viewer: ADMIN });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/account');
});

it('applies a changed role while the dashboard is open', async () => {
  const api = serveApi({ viewer: ADMIN });
  renderApp('/admin');
  const rail = await screen.findByRole('link', { name: 'My account: Demo Admin' });
  expect(rail).toHaveTextContent('Administrator');
  api.answer({ viewer: { ...ADMIN, role: 'VIEWER', permissions: ['canViewDashboard'] } });
  act(announceSessionDoubt);
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'My account: Demo Admin' })).toHaveTextContent('Viewer'),
  );
});

it('asks who is signed in when the server refuses an act', async () => {
  const api = serveApi({ viewer: ADMIN, enrolTotp: () => refusal('FORBIDDEN') });
  const connection = createGraphqlConnection();
  renderApp('/admin/account', connection);
  await userEvent.click(await screen.findByRole('button', { name: 'Set up the second step' }));
  await userEvent.type(screen.getByLabelText('Your password once more'), 'a fair wind to Buea');
  const askedBefore = api.asked.filter((name) => name === 'viewer').length;
  api.answer({ viewer: null });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(api.asked.filter((name) => name === 'viewer').length).toBeGreaterThan(askedBefore);
});

describe('the news of the dashboard', () => {
  it('are accepted at once, and while it is held wait in their order', () => {
    const accepted: number[] = [];
    const store = createLiveStore(
      () => undefined,
      () => 1_000,
    );
    store.feed(() => accepted.push(1));
    store.pause();
    store.feed(() => accepted.push(2));
    store.feed(() => accepted.push(3));
    expect(accepted).toEqual([1]);
    expect(store.read()).toMatchObject({ isPaused: true, heldCount: 2, lastEventAtMs: 1_000 });
    store.resume();
    expect(accepted).toEqual([1, 2, 3]);
    expect(store.read()).toMatchObject({ isPaused: false, heldCount: 0 });
  });

  it('are asked for instead where too many have come to be queued', () => {
    const onMissed = jest.fn();
    const accepted = jest.fn();
    const store = createLiveStore(onMissed);
    store.pause();
    Array.from({ length: 5_000 }, () => store.feed(accepted));
    expect(store.read().heldCount).toBe(5_000);
    store.resume();
    expect(accepted).not.toHaveBeenCalled();
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  it('are asked for when it goes on, if the connection came back meanwhile', () => {
    const onMissed = jest.fn();
    const store = createLiveStore(onMissed);
    expect(store.mayAskNow()).toBe(true);
    store.pause();
    expect(store.mayAskNow()).toBe(false);
    store.resume();
    expect(onMissed).toHaveBeenCalledTimes(1);
  });

  it('are known to be as old as the loss, or the last answer after it', () => {
    let nowMs = 10;
    const store = createLiveStore(
      () => undefined,
      () => nowMs,
    );
    store.noteAnswer();
    expect(store.read().dataAtMs).toBeNull();
    store.noteConnection(false);
    nowMs = 20;
    store.noteConnection(false);
    expect(store.read().dataAtMs).toBe(10);
    store.noteAnswer();
    expect(store.read().dataAtMs).toBe(20);
    store.noteConnection(true);
    expect(store.read().dataAtMs).toBeNull();
  });
});
