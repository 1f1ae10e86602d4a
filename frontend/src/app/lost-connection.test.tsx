import { screen, waitFor } from '@testing-library/react';
import { serveApi, VIEWER } from '../../test/api';
import { buildJourney } from '../../test/drive';
import { renderApp } from '../../test/render';
import { RefusedSocket } from '../../test/sockets';

beforeEach(() => window.localStorage.clear());

it('asks for journey and violations again and again while nothing can be pushed, and says so', async () => {
  const asks = { journey: 0, violations: 0 };
  serveApi({
    viewer: VIEWER,
    activeJourney: () => {
      asks.journey += 1;
      return asks.journey < 3 ? null : buildJourney({ acceptedThrough: 9 });
    },
    recentViolations: () => {
      asks.violations += 1;
      return { caution: [], warning: [], danger: [] };
    },
  });
  Object.assign(window, { WebSocket: RefusedSocket });
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  expect(await screen.findByText('Reconnecting')).toBeVisible();
  await waitFor(() => expect(asks.violations).toBeGreaterThanOrEqual(3), { timeout: 12_000 });
  expect(await screen.findByRole('heading', { name: 'Live journey' })).toBeVisible();
});
