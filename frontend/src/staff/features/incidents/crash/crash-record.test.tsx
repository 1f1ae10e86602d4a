import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../../test/api';
import { NOBODY, NOT_ANSWERED, NOTHING_SAID } from '../../../../../test/incidents';
import { renderApp } from '../../../../../test/render';

const STAFF = {
  ...VIEWER,
  ...{
    mobileNumber: null,
    username: 'demo.operator',
    displayName: 'Demo Operator',
    role: 'OPERATOR',
    isDemo: true,
  },
  ...{ permissions: ['canViewDashboard'], mustChangePassword: false, hasTotp: false, lastSignInAt: null },
};

const RECORD = {
  ...{ version: 1, recordedAt: '2026-11-20T10:00:00Z', reason: null, occurredAt: '2026-11-20T07:30:00Z' },
  ...{ latitude: 3.86, longitude: 10.52, municipality: 'Boumnyébel', road: 'N3', roadClass: 'NATIONAL' },
  ...{ crashType: 'VEHICLES', weather: 'RAIN', light: 'DAYLIGHT', surface: 'WET' },
  vehicles: [{ vehicleType: 'LORRY' }, { vehicleType: 'MOTORCYCLE' }],
  people: [{ role: 'DRIVER', sex: 'MALE', age: 30, injury: 'SERIOUS', vehicle: 2 }],
  ...{ killedCount: 0, seriousCount: 1, slightCount: 0 },
};

const PARTS = [
  { kind: 'INDEPENDENT_THERE', count: 3, weight: 1.52 },
  { kind: 'OVER_BUDGET', count: 1, weight: null },
  { kind: 'RECORD', count: 3, weight: 0.625 },
];

function crash(part: Record<string, unknown> = {}) {
  return {
    ...{
      id: '7',
      incidentType: 'CRASH',
      mood: 'SCARED',
      source: 'APP',
      severity: 'HIGH',
      status: 'RECEIVED',
      statusReason: null,
    },
    ...{
      occurredAt: '2026-11-20T08:00:00Z',
      receivedAt: '2026-11-20T08:01:00Z',
      latitude: 3.86,
      longitude: 10.52,
    },
    ...{ photoUrl: null, confirmationCount: 2, crowdVerdict: null, ...NOTHING_SAID, injuredCount: 2 },
    ...{ seenVehicle: 'LT ••• KD', version: 1, duplicateOfId: null, isOwn: false, crashRecords: [] },
    ...{ ...NOT_ANSWERED, assignment: { ...NOBODY, rowId: 'INCIDENT:7' } },
    crowdConfidence: { word: 'CONFIRMED', confidence: 0.75, parts: PARTS },
    history: [{ status: 'RECEIVED', at: '2026-11-20T08:00:00Z', reason: null, by: null }],
    ...part,
  };
}

async function openCrash(part: Record<string, unknown> = {}, over: Answers = {}) {
  const inputs: Record<string, unknown>[] = [];
  serveApi({
    viewer: STAFF,
    incidents: {
      edges: [{ cursor: '7', node: crash(part) }],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    incident: crash(part),
    incidentResponseTimes: [],
    incidentCounts: { total: 1, bySeverity: [], byStatus: [] },
    completeCrashRecord: ({ input }: { input: Record<string, unknown> }) => {
      inputs.push(input);
      return { incident: crash({ crashRecords: [{ ...RECORD, version: 2, killedCount: 1 }, RECORD] }) };
    },
    ...over,
  });
  renderApp('/admin/incidents?incident=7');
  const sheet = within(await screen.findByRole('dialog', { name: 'Crash #7' }));
  return { sheet, inputs, user: userEvent.setup() };
}

beforeEach(() => window.localStorage.clear());

it('says how sure an incident is, and each part of it in words', async () => {
  const { sheet } = await openCrash();
  expect(await sheet.findByText('75% sure')).toBeInTheDocument();
  const words = sheet.getAllByRole('listitem').map((item) => item.textContent);
  expect(words).toEqual(
    expect.arrayContaining([
      '3 independent voices say that it is there, together worth 1.5.',
      '1 account has said too much that day and weighs less or nothing.',
      'By earlier decisions of staff, 63% of what these people report is expected to be true.',
    ]),
  );
  expect(sheet.getByText('LT ••• KD')).toBeInTheDocument();
});

it('records a crash: what was reported is filled in, and what is not known stays so', async () => {
  const { sheet, inputs, user } = await openCrash();
  await user.click(await sheet.findByRole('button', { name: 'Complete the record' }));
  const form = within(await screen.findByRole('dialog', { name: 'Crash record' }));
  expect(form.getByLabelText('When it happened')).toHaveValue('2026-11-20T09:00');
  expect(form.getByLabelText('Latitude')).toHaveValue('3.86');
  await user.selectOptions(form.getByLabelText('Weather'), 'Rain');
  await user.click(form.getByRole('button', { name: 'Add a vehicle' }));
  await user.click(form.getByRole('button', { name: 'Add a vehicle' }));
  await user.selectOptions(form.getByLabelText('Vehicle 2'), 'Motorcycle');
  await user.click(form.getByRole('button', { name: 'Add a person' }));
  const person = within(form.getByRole('group', { name: 'Person 1' }));
  await user.selectOptions(person.getByLabelText('Injury'), 'Killed');
  await user.selectOptions(person.getByLabelText('In or hit by vehicle'), 'Vehicle 2');
  await user.click(form.getByRole('button', { name: 'Remove: Vehicle 1' }));
  await user.type(person.getByLabelText('Age, years'), '3o');
  await user.click(form.getByRole('button', { name: 'Save the record' }));
  expect(person.getByText('Enter whole years from 0 to 120')).toBeInTheDocument();
  expect(inputs).toEqual([]);
  await user.clear(person.getByLabelText('Age, years'));
  expect(await axe(screen.getByRole('dialog', { name: 'Crash record' }))).toHaveNoViolations();
  await user.click(form.getByRole('button', { name: 'Save the record' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Crash record' })).not.toBeInTheDocument());
  expect(inputs).toEqual([
    {
      ...{ incidentId: '7', version: 0, reason: null, occurredAt: '2026-11-20T08:00:00.000Z' },
      ...{ location: { lat: 3.86, lng: 10.52 }, municipality: null, road: null, roadClass: 'UNKNOWN' },
      ...{ crashType: 'UNKNOWN', weather: 'RAIN', light: 'UNKNOWN', surface: 'UNKNOWN' },
      vehicles: [{ vehicleType: 'MOTORCYCLE' }],
      people: [{ role: 'UNKNOWN', sex: 'UNKNOWN', injury: 'KILLED', age: null, vehicle: 1 }],
    },
  ]);
  expect(await sheet.findByText('1 earlier version')).toBeInTheDocument();
});

it('asks why a record is changed, and says so when somebody else has changed it', async () => {
  const { sheet, user } = await openCrash(
    { crashRecords: [RECORD] },
    { completeCrashRecord: refusal('CONFLICT', undefined, { current: { id: '7', version: 2 } }) },
  );
  expect(await sheet.findByText('0 killed · 1 seriously hurt · 0 slightly hurt')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Change the record' }));
  const form = within(await screen.findByRole('dialog', { name: 'Crash record' }));
  expect(form.getByLabelText('Vehicle 1')).toHaveDisplayValue('Lorry');
  await user.type(form.getByLabelText('Why the record is changed'), 'Died');
  await user.click(form.getByRole('button', { name: 'Save the record' }));
  expect(await form.findByText(/^Somebody else has changed this record/)).toBeInTheDocument();
});
