import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { buildAlert } from '../../../../test/journeys';
import { PROOF } from '../../../../test/violations';

const STAFF = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.viewer',
  displayName: 'Demo Viewer',
  role: 'VIEWER',
  permissions: ['canViewDashboard'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};
const JOURNEY = {
  id: '9',
  registrationNumber: 'LT-•••-AB',
  vehicleId: '41',
  vehicleType: 'BUS',
  category: 'PUBLIC',
  transportAgency: 'Oasis Travels',
  role: 'DRIVER',
  startTime: '2026-03-02T08:00:00Z',
  endTime: null,
  lastFixAt: '2026-03-02T08:30:00Z',
  isActive: true,
  isEndProvisional: false,
  isImported: false,
  distanceKm: 24.5,
  currentSpeedKmh: 78,
  zone: 'DANGER',
  maxSpeedKmh: 91,
  averageSpeedKmh: 49,
  violationCount: 1,
  driverName: null,
  isVehicleSuspended: true,
  violations: [
    {
      id: '5',
      ...PROOF,
      severity: 'DANGER',
      speedKmh: 91,
      startedAt: '2026-03-02T08:10:00Z',
      latitude: 3.8,
      longitude: 10.13,
      headingDeg: null,
      isClaimed: false,
      isWithdrawn: false,
    },
  ],
  alerts: [],
  findings: [],
  route: [0, 1, 2].map((minute) => ({
    lat: 3.8 + minute / 100,
    lng: 10.13,
    recordedAt: `2026-03-02T08:0${minute}:00Z`,
    speedKmh: 60,
    zone: 'WARNING',
  })),
};

function page(rows: object[]) {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  return { edges: rows.map((node) => ({ cursor: 'c', node })), pageInfo, totalCount: rows.length };
}

// The page is fetched when it is opened: on a busy machine that is no part of what is waited for.
beforeAll(() => import('./JourneysPage'), 60_000);
beforeEach(() => window.localStorage.clear());

it('lists journeys under way first, with masked plates and their figures', async () => {
  const asked: unknown[] = [];
  serveApi({
    viewer: STAFF,
    journeys: (wanted: unknown) => {
      asked.push(wanted);
      return page([JOURNEY]);
    },
  });
  const { container } = renderApp('/admin/journeys');
  const grid = await screen.findByRole('grid', { name: 'Journeys' });
  const [, row] = within(grid).getAllByRole('row');
  expect(row).toHaveTextContent(/^DangerLT-•••-ABOasis Travels.*78 km\/h24\.5 km30 min91 km\/h1$/);
  expect(asked.at(-1)).toMatchObject({ filter: { isActive: true } });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('radio', { name: 'Ended' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { isActive: false } }));
  expect(screen.getByTestId('address')).toHaveTextContent('show=ended');
});

it('shows of one journey the route, the figures and the way to its violations', async () => {
  serveApi({ viewer: STAFF, journeys: page([JOURNEY]), journey: JOURNEY });
  renderApp('/admin/journeys?open=9');
  const sheet = await screen.findByRole('dialog', { name: 'Journey' });
  expect(await within(sheet).findByRole('group', { name: 'Route of the journey' })).toBeVisible();
  expect(await within(sheet).findByText(/^N3, Edéa/)).toBeVisible();
  expect(within(sheet).getByText('Suspended')).toBeVisible();
  expect(within(sheet).getByText('Violations', { selector: 'h3' })).toBeVisible();
  const links = within(sheet).getAllByRole('link');
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['/admin/violations?open=5']),
  );
  expect(within(sheet).getByRole('button', { name: 'Show full plates' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('distinguishes alerts and findings of a journey from its violations, and nothing where there is none', async () => {
  const span = { startedAt: '2026-03-02T13:02:00Z', endedAt: '2026-03-02T13:05:00Z' };
  const arrival = { fromTown: 'Yaoundé', toTown: 'Douala', minimumMinutes: 111, actualMinutes: 104 };
  serveApi({
    viewer: STAFF,
    journeys: page([JOURNEY]),
    journey: {
      ...JOURNEY,
      alerts: [buildAlert({ severity: 'WARNING', peakKmh: 64.9 })],
      findings: [
        { ...span, kind: 'INCONSISTENT', arrival: null },
        { ...span, kind: 'OFF_ROAD', arrival: null },
        {
          ...span,
          startedAt: '2026-03-02T13:05:00Z',
          endedAt: '2026-03-02T13:05:12Z',
          kind: 'INCONSISTENT',
          arrival: null,
        },
        { ...span, kind: 'EARLY_ARRIVAL', arrival },
      ],
    },
  });
  renderApp('/admin/journeys?open=9');
  const sheet = await screen.findByRole('dialog', { name: 'Journey' });
  expect(await within(sheet).findByText('Alerts', { selector: 'h3' })).toBeVisible();
  expect(within(sheet).getByText('Alerts warned the driver. They are not violations.')).toBeVisible();
  const rows = within(sheet)
    .getAllByRole('listitem')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
  expect(rows).toEqual([
    expect.stringMatching(/^64 ?km\/hWarning/),
    'The device’s own speed contradicts its positions from 14:02 to 14:05. Judged by positions alone.',
    expect.stringContaining('Away from every known road from 14:02 to 14:05'),
    expect.stringContaining('contradicts its positions from 14:05:00 to 14:05:12.'),
    expect.stringMatching(
      /^Early arrival: from Yaoundé \(14:02\) to Douala \(14:05\) in 1 h 44 min\..*1 h 51 min/,
    ),
  ]);
  expect(await axe(sheet)).toHaveNoViolations();
});

it('has no heading for alerts and findings that are not there', async () => {
  serveApi({ viewer: STAFF, journeys: page([JOURNEY]), journey: JOURNEY });
  renderApp('/admin/journeys?open=9');
  const sheet = await screen.findByRole('dialog', { name: 'Journey' });
  expect(await within(sheet).findByText('Violations', { selector: 'h3' })).toBeVisible();
  expect(within(sheet).queryByText(/^(Alerts|Findings)$/)).not.toBeInTheDocument();
});

it('says that no journey is under way', async () => {
  serveApi({ viewer: STAFF, journeys: page([]) });
  renderApp('/admin/journeys');
  expect(await screen.findByText('No journey is under way')).toBeVisible();
});
