import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

const HERE = {
  id: '1',
  startedAt: '2026-11-20T08:12:00Z',
  device: 'Chrome, Android',
  isCurrent: true,
};
const ELSEWHERE = { ...HERE, id: '2', device: null, isCurrent: false };

beforeEach(() => window.localStorage.clear());

it('is opened from the account menu and shows what the service knows of its user', async () => {
  serveApi({
    viewer: {
      ...VIEWER,
      displayName: 'Demo Citizen',
      email: 'demo@example.cm',
      profile: { ...VIEWER.profile, fullName: 'Demo Citizen', email: 'demo@example.cm' },
    },
    mySessions: [HERE],
  });
  const { container } = renderApp('/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  await screen.findByRole('menu');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await userEvent.keyboard('{End}{ArrowUp}');
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('data-highlighted'),
  );
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Demo Citizen')).toHaveLength(2));
  for (const text of ['demo@example.cm', '4 March 2026', 'This device']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('says what is not known instead of leaving it out', async () => {
  serveApi({ viewer: VIEWER, mySessions: [HERE] });
  renderApp('/profile');
  expect(await screen.findByText('No name yet')).toBeVisible();
  // Name, email, licence and emergency contact.
  await waitFor(() => expect(screen.getAllByText('Not given')).toHaveLength(4));
});

it('ends the other sessions', async () => {
  const api = serveApi({ viewer: VIEWER, mySessions: [HERE, ELSEWHERE], revokeOtherSessions: 1 });
  renderApp('/profile');
  expect(await screen.findByText('Unknown device')).toBeVisible();
  api.answer({ mySessions: [HERE] });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('1 other session ended')).toBeVisible();
  expect(screen.queryByText('Unknown device')).toBeNull();
});

it('says so where the other sessions could not be ended', async () => {
  serveApi({
    viewer: VIEWER,
    mySessions: [HERE, ELSEWHERE],
    revokeOtherSessions: () => refusal('UNAVAILABLE'),
  });
  renderApp('/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('The other sessions could not be ended. Please try again.')).toHaveAttribute(
    'role',
    'alert',
  );
});

it('offers to load again what could not be loaded', async () => {
  const api = serveApi({ viewer: VIEWER, mySessions: () => refusal('UNAVAILABLE') });
  renderApp('/profile');
  expect(await screen.findByText('Your profile could not be loaded. Please try again.')).toBeVisible();
  api.answer({ mySessions: [HERE] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This device')).toBeVisible();
});
