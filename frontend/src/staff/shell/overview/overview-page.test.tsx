import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const STAFF = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.operator',
  displayName: 'Demo Operator',
  role: 'OPERATOR',
  permissions: ['canViewDashboard', 'canGenerateReports'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};
const AT = '2026-03-02T08:00:00Z';
const card = (value: number | null, before: number | null) => ({
  value,
  inRange: value,
  before,
  changePercent: null,
  series: [1, null, 3],
});
const INCIDENT = {
  id: '31',
  incidentType: 'ROAD_HAZARD',
  mood: 'WORRIED',
  source: 'APP',
  severity: 'HIGH',
  status: 'RECEIVED',
  description: 'Fallen tree, one lane blocked',
  occurredAt: AT,
  receivedAt: AT,
  latitude: 3.8,
  longitude: 10.13,
  photoUrl: null,
  confirmationCount: 3,
  binding: 'TYPED',
  crowdVerdict: null,
  statusReason: null,
  version: 1,
  duplicateOfId: null,
};
const DASHBOARD = {
  range: 'LAST_30_DAYS',
  computedAt: AT,
  isDemo: true,
  reportsWeekAgo: 34,
  activeEarlier: 223,
  activeEarlierAt: AT,
  totalViolations: card(164, 152),
  todaysReports: card(38, 38),
  activeJourneys: card(214, 223),
  safetyScore: card(87.4, 85.1),
  violationRate: { per1000Km: 1.94, low: 1.51, high: 2.46 },
  openIncidents: { low: 3, medium: 6, high: 4 },
  incidents: [INCIDENT],
  violations: [],
};
const MAP = { computedAt: AT, journeys: [], incidents: [], violations: [] };

// The page is fetched when it is opened: on a busy machine that is no part of what is waited for.
beforeAll(() => import('./OverviewPage'), 60_000);
beforeEach(() => window.localStorage.clear());

it('shows four figures with their changes, the formula of the score, and the score for each 1,000 km', async () => {
  const api = serveApi({
    viewer: STAFF,
    dashboard: DASHBOARD,
    operationsMap: MAP,
  });
  const { container } = renderApp('/admin');
  await screen.findByText('164');
  const textOf = (name: string) =>
    screen.getByRole('heading', { level: 2, name }).closest('section')?.textContent ?? '';
  expect(textOf('Total Violations')).toContain('164');
  expect(textOf('Total Violations')).toContain('up 12');
  expect(textOf('Today’s Reports')).toMatch(/today until 09:00.*up 4.*a week ago, same time \(34\)/);
  expect(textOf('Active Journeys')).toMatch(/down 9.*vs 09:00 \(223\)/);
  expect(textOf('Safety Score')).toMatch(/87\/100.*1\.9 violations per 1,000 km \(1\.5 to 2\.5\)/);
  await userEvent.click(screen.getByRole('button', { name: 'How this is computed' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^100 minus the violations for each 100 journeys/);
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(api.asked.filter((name) => name === 'staffOverview')).toHaveLength(1);
  expect(await act(() => axe(container))).toHaveNoViolations();
});

it('counts open incidents by severity, and leads to the detail of one', async () => {
  serveApi({
    viewer: STAFF,
    dashboard: DASHBOARD,
    operationsMap: MAP,
  });
  renderApp('/admin');
  const inbox = within(await screen.findByRole('region', { name: 'Citizen incidents' }));
  expect(await inbox.findByText('Fallen tree, one lane blocked')).toBeVisible();
  expect(inbox.getByRole('button', { name: /^All\s*13$/ })).toHaveAttribute('aria-pressed', 'true');
  expect(inbox.getByRole('button', { name: /^Resolve: / })).toBeEnabled();
  await userEvent.click(inbox.getByRole('button', { name: /^Low\s*3$/ }));
  expect(inbox.getByText('None of the latest is of this severity')).toBeVisible();
  await userEvent.click(inbox.getByRole('button', { name: /^All\s*13$/ }));
  await userEvent.click(inbox.getByRole('button', { name: /^View: / }));
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/incidents?incident=31'),
  );
});

it('shows the ten most recent incidents in the order of the server, each with View and Resolve', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => String(40 - index));
  const incidents = ids.map((id) => ({ ...INCIDENT, id }));
  serveApi({ viewer: STAFF, dashboard: { ...DASHBOARD, incidents }, operationsMap: MAP });
  renderApp('/admin');
  const inbox = within(await screen.findByRole('list', { name: 'Citizen incidents' }));
  expect(inbox.getAllByRole('listitem')).toHaveLength(10);
  for (const act of ['View', 'Resolve']) {
    const names = inbox
      .getAllByRole('button', { name: new RegExp(`^${act}: `) })
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(ids.map((id) => expect.stringContaining(`${act}: #${id} `)));
  }
});

it('says that it could not be loaded, and tries again', async () => {
  const api = serveApi({ viewer: STAFF, dashboard: () => refusal('INTERNAL'), operationsMap: MAP });
  renderApp('/admin');
  const inbox = within(await screen.findByRole('region', { name: 'Citizen incidents' }));
  const again = await inbox.findByRole('button', { name: 'Try again' });
  api.answer({ dashboard: DASHBOARD });
  await userEvent.click(again);
  expect(await screen.findByText('164')).toBeVisible();
});
