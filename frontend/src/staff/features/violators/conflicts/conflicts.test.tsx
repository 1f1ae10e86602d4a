import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../../test/api';
import { renderApp } from '../../../../../test/render';

const SUPERVISOR = {
  ...VIEWER,
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canSuspendVehicles', 'canViewFullRegistrations'],
  username: 'demo.supervisor',
  mustChangePassword: false,
};
const CONFLICT = {
  id: '31',
  level: 'CONFLICT',
  vehicleId: '7',
  registrationNumber: 'LT ••• AA',
  transportAgency: 'Demo Express',
  startedAt: '2026-11-19T08:00:00Z',
  endedAt: '2026-11-19T08:04:00Z',
  speedKmh: 80.9,
  severity: 'DANGER',
  phoneCount: 12,
  phones: [
    { isDevice: true, hasViolation: false, apartM: null, beside: null },
    {
      isDevice: false,
      hasViolation: true,
      apartM: 33_410,
      beside: { vehicleId: '9', registrationNumber: 'LT ••• RV', minutes: 4 },
    },
  ],
};
const REVIEW = { ...CONFLICT, id: '30', level: 'WITNESSED', registrationNumber: 'LT ••• BB', phones: [] };
const listOf = (rows: object[]) => ({
  edges: rows.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const PAGE = '/admin/violators?show=conflicts';

beforeEach(() => window.localStorage.clear());

it('lists which phones disagree, how far they were apart, and in which vehicle one may have been', async () => {
  serveApi({ viewer: SUPERVISOR, vehicleConflicts: listOf([CONFLICT, REVIEW]) });
  const { container } = renderApp(PAGE);
  expect(await screen.findByText('Only witnesses')).toBeVisible();
  expect(screen.getByText('33.4 km')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByText('Devices disagree'));
  const sheet = within(await screen.findByRole('dialog', { name: 'LT ••• AA' }));
  expect(sheet.getByText(/Nobody is accused by it/)).toBeVisible();
  const [device, witness] = sheet.getAllByRole('listitem');
  expect(device).toHaveTextContent('Enrolled device of the vehicleRecorded no violation.');
  expect(witness).toHaveTextContent(/Recorded the violation\.Up to 33\.4 km from an enrolled device/);
  expect(witness).toHaveTextContent('For 4 minutes beside the enrolled device of LT ••• RV');
  expect(sheet.getByText('and 10 more phones')).toBeVisible();
  expect(sheet.getByText('80 km/h')).toBeVisible();
});

it('says when there is no conflict', async () => {
  serveApi({ viewer: SUPERVISOR, vehicleConflicts: listOf([]) });
  renderApp(PAGE);
  expect(await screen.findByText('No conflict here')).toBeVisible();
});

it('offers to ask again where the list could not be loaded', async () => {
  let asked = 0;
  serveApi({
    viewer: SUPERVISOR,
    vehicleConflicts: () => {
      asked += 1;
      return asked === 1 ? refusal('INTERNAL') : listOf([CONFLICT]);
    },
  });
  renderApp(PAGE);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Devices disagree')).toBeVisible();
});

it('shows those who can not decide the list of vehicles instead', async () => {
  serveApi({
    viewer: { ...SUPERVISOR, role: 'VIEWER', permissions: ['canViewDashboard'] },
    violators: { ...listOf([]), totalCount: 0 },
  });
  renderApp(PAGE);
  expect(await screen.findByText('No vehicle here')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Conflicts' })).toBeNull();
});
