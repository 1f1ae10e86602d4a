import { ERROR_CODES, HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

const KEY = {
  ...{ id: '7', name: 'Newsroom site', kind: 'PUBLIC', scopes: ['statistics:read'], state: 'ACTIVE' },
  ...{ hint: 'wfk_pub_7c41…e91f', expiresAt: '2027-02-20T09:00:00Z', formerSecretUntil: null },
  ...{ lastUsedAt: null, pointsToday: 18_420, pointsPerDay: 60_000 },
};

it.each([
  ['a visitor', null],
  ['a citizen', VIEWER],
  ['staff', { ...VIEWER, role: 'ADMIN' }],
  ['somebody of an agency', { ...VIEWER, role: 'AGENCY_MANAGER' }],
])('%s finds the pages for developers', async (_, viewer) => {
  serveApi(viewer === null ? {} : { viewer, myApiKeys: [] });
  const { container } = renderApp('/developers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Build on WakaFine' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Pages for developers' });
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  expect(screen.getByText(/curl .*\/graphql/)).toBeVisible();
  expect(screen.getByText(/curl .*\/graphql/)).not.toHaveTextContent('WAKAFINE_KEY');
  expect(await axe(container)).toHaveNoViolations();
});

it('runs the first call in place and shows the answer with its cost', async () => {
  serveApi({
    statistics: { totalJourneys: 17, totalDistanceKm: 290, safeDrivingPercentage: 35 },
    speedLimitAt: { limitKmh: 60, placeName: 'Edéa' },
  });
  renderApp('/developers');
  await userEvent.click(await screen.findByRole('button', { name: 'Run' }));
  expect(await screen.findByText(/"totalJourneys": 17/)).toBeVisible();
});

it('shows each key with its scopes, what it spent and when it ends, or that it waits', async () => {
  serveApi({
    viewer: VIEWER,
    myApiKeys: [
      {
        ...KEY,
        id: '8',
        name: 'Sample Lines fleet',
        kind: 'AGENCY',
        scopes: ['fleet:read'],
        state: 'REQUESTED',
      },
      KEY,
    ],
    apiKeyUseByDay: [],
  });
  const { container } = renderApp('/developers');
  const waiting = await screen.findByRole('row', { name: /Sample Lines fleet/ });
  expect(within(waiting).getByText('Waiting for approval')).toBeVisible();
  const row = screen.getByRole('row', { name: /Newsroom site.*wfk_pub_7c41/ });
  expect(row).toHaveTextContent('18,420 of 60,000');
  expect(row).toHaveTextContent('20 Feb 2027');
  expect(screen.getByRole('heading', { name: 'Newsroom site, usage' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says of each limit what a refusal of it says, with the time', async () => {
  serveApi({});
  const { container } = renderApp('/developers/limits');
  const key = await screen.findByRole('row', { name: /^A key, each minute 1,000 points/ });
  expect(key).toHaveTextContent('429 RATE_LIMITED with limit 1000, windowS 60, resetAt and Retry-After');
  expect(screen.getByRole('row', { name: /^A key, each day .* 60,000 points/ })).toHaveTextContent(
    'windowS 86400',
  );
  expect(screen.getByRole('row', { name: /^A session, .* 200 points at once/ })).toHaveTextContent(
    'windowS 5',
  );
  expect(screen.getByRole('group', { name: 'A refusal' })).toHaveTextContent(
    /Retry-After: 12 .*"windowS": 60/,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('has every code of an error with its status and an answer that carries it', async () => {
  serveApi({});
  const { container } = renderApp('/developers/errors');
  expect(await screen.findByRole('heading', { level: 2, name: 'RATE_LIMITED' })).toBeVisible();
  for (const code of ERROR_CODES) {
    expect(screen.getByRole('group', { name: `An answer with ${code}` })).toHaveTextContent(
      `"code": "${code}"`,
    );
    expect(container.querySelector(`#${code}`)).toHaveTextContent(`status ${HTTP_STATUS[code]}`);
  }
  expect(await axe(container)).toHaveNoViolations();
});

it('reads and follows the log of events in programs that are copied, and checks messages to webhooks', async () => {
  serveApi({});
  const { container } = renderApp('/developers/events');
  expect(await screen.findByRole('row', { name: /^violation\.withdrawn .*delete your copy/ })).toBeVisible();
  const read = screen.getByRole('group', { name: 'Read all that there is' });
  expect(read).toHaveTextContent(/curl '.*\/api\/events\.ndjson'/);
  await userEvent.click(screen.getByRole('tab', { name: 'Python' }));
  expect(read).toHaveTextContent('urllib.request.urlopen');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('link', { name: 'Add a webhook' }));
  await screen.findByRole('heading', { level: 2, name: 'Check who sends a message' });
  await userEvent.click(screen.getByRole('tab', { name: 'R' }));
  expect(screen.getByRole('group', { name: 'Check who sends a message' })).toHaveTextContent(
    'is_genuine <- function',
  );
});
