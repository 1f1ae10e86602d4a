import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../test/api';
import { buildAlert, buildJourney } from '../../../test/journeys';
import { renderApp } from '../../../test/render';

async function openJourney(over: object = {}) {
  serveApi({ viewer: VIEWER, journey: { ...buildJourney(900), ...over } });
  const rendered = renderApp('/journeys/900');
  await screen.findByRole('slider', { name: 'Speed over time' });
  return rendered;
}

const listed = () => {
  const card = screen.getByRole('heading', { name: 'Alerts' }).parentElement ?? document.body;
  return within(card)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
};

it('stand apart from violations, with what they are, zone, peak rounded down, hour and length', async () => {
  const { container } = await openJourney({
    violations: [],
    alerts: [
      buildAlert({
        startedAt: '2026-11-14T08:20:00Z',
        endedAt: '2026-11-14T08:20:25Z',
        peakKmh: 59.99,
        severity: 'CAUTION',
      }),
      buildAlert({}),
    ],
  });
  expect(screen.getByRole('heading', { name: 'No violations' })).toBeVisible();
  expect(screen.getByText(/^Alerts warn the driver\. They are not violations\./)).toBeVisible();
  expect(listed()).toEqual([
    expect.stringMatching(/^59 ?km\/hCaution09:2025 s/),
    expect.stringMatching(/^72 ?km\/hDanger09:59/),
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('leave nothing to praise: only a journey without any is said to be well driven', async () => {
  const { unmount } = await openJourney({ violations: [], alerts: [buildAlert({})] });
  expect(screen.getByRole('heading', { name: 'No violations' })).toBeVisible();
  expect(screen.queryByText(/Well driven/)).not.toBeInTheDocument();
  unmount();
  await openJourney({ violations: [] });
  expect(screen.getByText('No violations. Well driven.')).toBeVisible();
});

it('are ten at first and then all', async () => {
  const alerts = Array.from({ length: 12 }, (_, minute) =>
    buildAlert({ startedAt: `2026-11-14T08:${String(minute + 10)}:00Z` }),
  );
  await openJourney({ alerts });
  expect(listed()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(listed()).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('have no place on the page of a journey without any', async () => {
  await openJourney();
  expect(screen.queryByRole('heading', { name: 'Alerts' })).not.toBeInTheDocument();
});
