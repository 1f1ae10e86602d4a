import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

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

function journey(id: string, zone: string | null, more: object = {}) {
  return {
    id,
    vehicleId: `7${id}`,
    registrationNumber: `LT-•••-K${id}`,
    transportAgency: 'Demo Express',
    vehicleType: 'BUS',
    category: 'PUBLIC',
    latitude: 4.05,
    longitude: 9.76,
    speedKmh: zone === null ? null : 84.4,
    zone,
    since: '2026-11-20T08:00:00Z',
    lastFixAt: '2026-11-20T08:10:00Z',
    ...more,
  };
}

const INCIDENT = {
  id: '41',
  latitude: 5.48,
  longitude: 10.42,
  at: '2026-11-20T07:30:00Z',
  severity: 'HIGH',
  incidentType: 'ROAD_HAZARD',
  status: 'RECEIVED',
};
const VIOLATION = {
  id: '51',
  latitude: 3.8,
  longitude: 10.13,
  at: '2026-11-20T07:40:00Z',
  severity: 'WARNING',
  speedKmh: 71.9,
};
const MAP = {
  computedAt: '2026-11-20T08:10:05Z',
  journeys: [
    journey('1', 'DANGER'),
    journey('2', 'SAFE'),
    journey('3', null, { latitude: null, longitude: null }),
  ],
  incidents: [INCIDENT],
  violations: [],
};

function serve(operationsMap: unknown = MAP) {
  return serveApi({
    viewer: STAFF,
    operationsMap,
    mapStyleUrl: null,
    journey: { id: '1', route: [] },
  });
}

// A grid shows the rows that are in sight, and nothing has a height here: the list of cards does.
beforeEach(() => window.localStorage.clear());

it('counts the vehicles of each zone in its head, and those whose speed is not known', async () => {
  serve();
  const { container } = renderApp('/admin/live-map');
  const zones = await screen.findByRole('group', { name: 'Zones on the map' });
  await within(zones).findByRole('button', { name: 'Danger 1' });
  expect(within(zones).getByRole('button', { name: 'Safe 1' })).toBePressed();
  expect(within(zones).getByRole('button', { name: 'Unknown 1' })).toBeVisible();
  expect(screen.getByText('3 vehicles')).toBeVisible();
  expect(screen.getByText(/1 vehicle has no position yet/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('hides zones and kinds, and stores in its address what is hidden', async () => {
  serve();
  renderApp('/admin/live-map?mapKinds=violation');
  const layers = await screen.findByRole('group', { name: 'What the map shows' });
  expect(within(layers).getByRole('button', { name: /Violations today/ })).not.toBePressed();
  await userEvent.click(await screen.findByRole('button', { name: 'Safe 1' }));
  expect(screen.getByRole('button', { name: 'Safe 1' })).not.toBePressed();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('mapZones=SAFE'));
  await userEvent.click(within(layers).getByRole('button', { name: /Violations today/ }));
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('mapKinds'));
});

it('opens the card of what its address names: a vehicle with masked plate, agency, speed, zone and since when', async () => {
  serve();
  renderApp('/admin/live-map?mapOpen=j1');
  const card = await screen.findByRole('region', { name: 'Journey' });
  expect(card).toHaveTextContent('LT-•••-K1');
  expect(card).toHaveTextContent('Demo Express · Bus');
  expect(card).toHaveTextContent('84 km/h');
  expect(card).toHaveTextContent('Danger');
  expect(within(card).getByRole('link', { name: 'Open journey' })).toHaveAttribute(
    'href',
    '/admin/journeys?open=1',
  );
  expect(within(card).getByRole('button', { name: /full/i })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Journey' })).not.toBeInTheDocument();
});

it('distinguishes an incident, and leads to it', async () => {
  serve();
  renderApp('/admin/live-map?mapOpen=i41');
  const card = await screen.findByRole('region', { name: 'Incident' });
  expect(card).toHaveTextContent('Road hazard');
  expect(within(card).getByRole('link', { name: 'Details' })).toHaveAttribute(
    'href',
    '/admin/incidents?incident=41',
  );
});

it('says so when what was open is no longer on the map', async () => {
  serve();
  renderApp('/admin/live-map?mapOpen=j99');
  expect(await screen.findByText('This is no longer on the map.')).toBeVisible();
});

it('says when it could not be loaded, and tries again', async () => {
  const api = serve(() => refusal('INTERNAL'));
  renderApp('/admin/live-map');
  expect(await screen.findByText('The map could not be loaded.')).toBeVisible();
  api.answer({ operationsMap: MAP });
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('3 vehicles')).toBeVisible();
});

it('says in words that no map can be drawn without WebGL, and has everything in its table: the gravest first, with agency, place and speed', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') });
  serve({ ...MAP, violations: [VIOLATION] });
  renderApp('/admin/live-map');
  expect(await screen.findByText(/This device can’t draw the map. The table has everything/)).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'In view' })).getAllByRole('listitem');
  const texts = rows.map(({ textContent }) => textContent ?? '');
  expect(texts.map((text) => /hazard|Violation|LT-•••-K\d/.exec(text)?.[0])).toEqual([
    'hazard',
    'Violation',
    'LT-•••-K1',
    'LT-•••-K2',
  ]);
  await waitFor(() => expect(rows[2]).toHaveTextContent(/Demo Express · .*Douala/));
  expect(rows[2]).toHaveTextContent('84');
  window.matchMedia = wide;
});

it('says what to do where nothing is in view', async () => {
  serve({ ...MAP, journeys: [], incidents: [] });
  renderApp('/admin/live-map');
  expect(await screen.findByText('Nothing is in this part of the map')).toBeVisible();
});

it('is moved by keys, and its address stores where it was moved to', async () => {
  serve();
  renderApp('/admin/live-map');
  const map = await screen.findByRole('group', { name: /Map of Cameroon/ });
  map.focus();
  await userEvent.keyboard('++');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('mapAt='));
  await userEvent.keyboard('0');
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('mapAt='));
});
