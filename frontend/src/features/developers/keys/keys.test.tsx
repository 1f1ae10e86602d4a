import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const KEY = {
  ...{ id: '7', name: 'Newsroom site', kind: 'PUBLIC', scopes: ['statistics:read'], state: 'ACTIVE' },
  ...{ hint: 'wfk_pub_7c41…e91f', expiresAt: '2027-02-20T09:00:00Z', formerSecretUntil: null },
  ...{ lastUsedAt: null, pointsToday: 18_420, pointsPerDay: 60_000 },
};
const SECRET = `wfk_pub_${'A'.repeat(38)}`;

it('shows what a key may do, has spent and is known by, but never its secret', async () => {
  serveApi({ viewer: VIEWER, myApiKeys: [KEY] });
  const { container } = renderApp('/developers/keys');
  const item = await screen.findByRole('listitem', { name: '' });
  expect(await within(item).findByText('18,420 of 60,000 points today')).toBeVisible();
  expect(within(item).getByText('wfk_pub_7c41…e91f')).toBeVisible();
  expect(within(item).getByText('statistics:read')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('creates a key and shows its secret once', async () => {
  serveApi({ viewer: VIEWER, myApiKeys: [], createApiKey: { secret: SECRET, apiKey: KEY } });
  renderApp('/developers/keys');
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Newsroom site');
  expect(screen.queryByText('fleet:read')).toBeNull();
  await userEvent.click(screen.getByLabelText(/violations:public/));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New key' }));
  expect(await screen.findByLabelText('Secret of the key')).toHaveTextContent(SECRET);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

it('refuses a name that is too short, before anything is sent', async () => {
  serveApi({ viewer: VIEWER, myApiKeys: [] });
  renderApp('/developers/keys');
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'New key' }));
  expect(await screen.findByText('Give the key a name of 2 to 60 characters.')).toBeVisible();
});

it('ends a key after it has asked', async () => {
  serveApi({ viewer: VIEWER, myApiKeys: [KEY], revokeApiKey: { apiKey: { ...KEY, state: 'REVOKED' } } });
  renderApp('/developers/keys');
  await userEvent.click(await screen.findByRole('button', { name: 'End the key Newsroom site' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End the key' }));
  expect(await screen.findByText('Ended')).toBeInTheDocument();
});

it('asks a visitor to sign in first', async () => {
  serveApi({});
  renderApp('/developers/keys');
  expect(await screen.findByText('A key needs an account.')).toBeVisible();
});

it('shows the points of each day with the refusals as a chart and as a table, and those of today by the hour', async () => {
  const days = [
    { day: '2026-11-19', points: 0, calls: 0, refused: 0 },
    { day: '2026-11-20', points: 2_910, calls: 1_200, refused: 12 },
  ];
  serveApi({ viewer: VIEWER, myApiKeys: [KEY], apiKeyUseByDay: days, apiKeyUse: [] });
  const { container } = renderApp('/developers/usage');
  const chart = await screen.findByRole('img', {
    name: '2,910 points in all, most at 20 Nov with 2,910. 12 calls were refused.',
  });
  expect(screen.getByText('Points of each day')).toBeVisible();
  expect(chart).toHaveTextContent('12 refused, 429');
  expect(chart).toHaveTextContent('3K');
  expect(screen.getByText('of 60,000 points today')).toBeVisible();
  expect(screen.getByText('41,580 left, full again at 00:00 (Cameroon)')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const row = screen.getByRole('row', { name: /20 Nov/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2,910', '1,200', '12']);
  await userEvent.click(screen.getByLabelText('Today'));
  expect(await screen.findByText('No call in this time.')).toBeVisible();
});
