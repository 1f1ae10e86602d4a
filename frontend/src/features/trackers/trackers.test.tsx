import { trackerSetups } from '@wakafine/domain/trackers/tracker-setups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../test/api';
import { buildDevice, INVITATION } from '../../../test/enrolment';
import { renderApp } from '../../../test/render';

const TOKEN = 'made-up-token';

beforeEach(() => window.localStorage.clear());

function buildTracker(over: object = {}) {
  return {
    id: '5',
    name: 'Phone in the bus',
    vehicleType: 'BUS',
    registrationNumber: 'SW 452 AB',
    category: 'PRIVATE',
    transportAgency: null,
    role: 'DRIVER',
    createdAt: '2026-11-14T05:10:00Z',
    lastReceivedAt: null,
    passedOver: 0,
    medianGapS: null,
    messages: [],
    ...over,
  };
}

function refuseToCopy(): void {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('refused')) },
    configurable: true,
  });
  document.execCommand = () => false;
}

async function openTrackers(answers: Answers) {
  const api = serveApi({ viewer: VIEWER, ...answers });
  const { container } = renderApp('/settings/trackers');
  await screen.findByRole('heading', { name: 'Trackers' });
  return { api, container, user: userEvent.setup() };
}

it('lists each with its vehicle, when it was heard of, and what was not recorded', async () => {
  const seen = buildTracker({
    id: '6',
    name: 'Car',
    lastReceivedAt: new Date(Date.now() - 300_500).toISOString(),
    passedOver: 12,
  });
  const { container } = await openTrackers({ myTrackers: [buildTracker(), seen] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Phone in the busSW 452 ABNothing received yet');
  expect(second?.textContent?.replaceAll('\u00a0', ' ')).toContain('Last seen 5 min ago');
  expect(second).toHaveTextContent('12 positions not recorded');
  expect(screen.getByText(/^Positions are not recorded when they are too old/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('sets one up and shows, this once, what is entered into each app', async () => {
  const inputs: unknown[] = [];
  const { user } = await openTrackers({
    myTrackers: [],
    createTracker: ({ input }: { input: unknown }) => {
      inputs.push(input);
      return { tracker: buildTracker(), token: TOKEN };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a tracker' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a tracker' }));
  await user.click(sheet.getByRole('button', { name: 'Create tracker' }));
  expect(sheet.getByText('Enter 1 to 40 characters')).toBeVisible();
  expect(sheet.getByText('Registration number must be at least 3 characters')).toBeVisible();
  await user.type(sheet.getByLabelText('What do you call it?'), ' Phone in the bus ');
  await user.type(sheet.getByLabelText('Registration number'), 'sw 452 ab');
  await user.click(sheet.getByRole('button', { name: 'Create tracker' }));

  const shown = within(await screen.findByRole('dialog', { name: 'Set up Phone in the bus' }));
  expect(inputs).toEqual([
    expect.objectContaining({
      name: 'Phone in the bus',
      registrationNumber: 'SW 452 AB',
      transportAgency: null,
    }),
  ]);
  expect(shown.getByText(TOKEN)).toBeVisible();
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void written.push(text) },
    configurable: true,
  });
  await user.click(shown.getByRole('button', { name: 'Copy: Address' }));
  await user.click(shown.getByRole('radio', { name: 'Traccar' }));
  await user.click(shown.getByRole('button', { name: 'Copy: Device identifier' }));
  await waitFor(() =>
    expect(written).toEqual([trackerSetups(window.location.origin, TOKEN)[0]?.address, TOKEN]),
  );
  expect(shown.queryByRole('link')).toBeNull();
  expect(shown.getByRole('img', { name: 'Code that sets up Traccar' })).toBeVisible();
  await user.click(shown.getByRole('radio', { name: 'Overland' }));
  const overland = trackerSetups(window.location.origin, TOKEN)[3];
  expect(shown.getByRole('link', { name: 'Open in Overland' })).toHaveAttribute('href', overland?.link);
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(TOKEN)).toBeNull());
});

it('says, as the last step of the set-up, whether it works', async () => {
  const { container, user } = await openTrackers({
    myTrackers: [],
    createTracker: () => ({ tracker: buildTracker(), token: TOKEN }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a tracker' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('What do you call it?'), 'Bus');
  await user.type(sheet.getByLabelText('Registration number'), 'SW 452 AB');
  await user.click(sheet.getByRole('button', { name: 'Create tracker' }));
  expect(await screen.findByText(/^Not yet: no message came\./)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    '1Choose your app',
    '2Set the app up',
    '3Start it and check',
    'Is it working?',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['Yes: a position came', { recorded: 1, reasons: [] }, { medianGapS: 5 }],
  ['It sends, but only every 60 s', { recorded: 1, reasons: [] }, { medianGapS: 60 }],
  ['was not recorded. The device itself says', { recorded: 0, reasons: ['MARKED_INVALID'] }, {}],
  ['without a position', { recorded: 0, reasons: [] }, {}],
  ['It worked: last heard of', { recorded: 1, reasons: [] }, { lastReceivedAt: '2026-11-14T05:10:00Z' }],
])('says above the last messages: %s', async (words, part, over) => {
  const lastReceivedAt = new Date(Date.now() - 60_500).toISOString();
  const message = { receivedAt: lastReceivedAt, form: 'OSMAND', body: 'lat=4', passedOver: 0, ...part };
  const { user } = await openTrackers({
    myTrackers: [buildTracker({ lastReceivedAt, messages: [message], ...over })],
  });
  await user.click(await screen.findByRole('button', { name: 'Last messages: Phone in the bus' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toContain(words);
});

it('says so where the browser refuses to copy, and leaves the text to be marked', async () => {
  const { user } = await openTrackers({
    myTrackers: [],
    createTracker: () => ({ tracker: buildTracker(), token: TOKEN }),
  });
  refuseToCopy();
  await user.click(await screen.findByRole('button', { name: 'Add a tracker' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('What do you call it?'), 'Bus');
  await user.type(sheet.getByLabelText('Registration number'), 'SW 452 AB');
  await user.click(sheet.getByRole('button', { name: 'Create tracker' }));
  await user.click(await screen.findByRole('button', { name: 'Copy: Token' }));
  expect(await screen.findByText(/^Your browser refuses to copy/)).toBeVisible();
  expect(screen.getByText(TOKEN)).toBeVisible();
});

it('takes the invitation for the vehicle that one sits in, and says how far that is', async () => {
  const devices: unknown[] = [];
  const inputs: unknown[] = [];
  const { user } = await openTrackers({
    myTrackers: [buildTracker()],
    myDevices: () => devices,
    enrolTracker: ({ input }: { input: unknown }) => {
      inputs.push(input);
      const device = buildDevice({ kind: 'TRACKER', state: 'WAITING', trackerId: '5' });
      devices.push(device);
      return device;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Enter invitation: Phone in the bus' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Which vehicle is Phone in the bus in?' }));
  await user.type(sheet.getByLabelText('Invitation code'), INVITATION);
  await user.click(sheet.getByRole('button', { name: 'Enrol tracker' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs).toEqual([{ trackerId: '5', code: INVITATION }]);
  const row = await screen.findByRole('listitem');
  expect(await within(row).findByText('Waiting for approval: CE 731 QX')).toBeVisible();
  expect(within(row).queryByRole('button', { name: /^Enter invitation/ })).toBeNull();
});

it('offers a new invitation where the latest one was revoked, and says why one is refused', async () => {
  const { user } = await openTrackers({
    myTrackers: [buildTracker()],
    myDevices: [
      buildDevice({ id: '32', kind: 'TRACKER', state: 'REVOKED', trackerId: '5' }),
      buildDevice({ kind: 'TRACKER', state: 'REVOKED', trackerId: '5', registrationNumber: 'LT 1 AA' }),
    ],
    enrolTracker: () => refusal('CONFLICT'),
  });
  expect(await screen.findByText('No longer belongs to CE 731 QX')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter invitation: Phone in the bus' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText('Invitation code'), INVITATION);
  await user.click(sheet.getByRole('button', { name: 'Enrol tracker' }));
  expect(await sheet.findByText('This tracker belongs to a vehicle already.')).toBeVisible();
});

it('asks before one is deleted, and removes it from the list', async () => {
  const trackers = [buildTracker()];
  const { user } = await openTrackers({
    myTrackers: () => trackers,
    deleteTracker: () => {
      trackers.pop();
      return true;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Phone in the bus' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Delete Phone in the bus?' }));
  await user.click(sheet.getByRole('button', { name: 'Delete tracker' }));
  expect(await screen.findByText('No trackers yet')).toBeVisible();
  expect(await screen.findByText('Tracker deleted')).toBeVisible();
});

it('says why one could not be deleted', async () => {
  const { user } = await openTrackers({
    myTrackers: [buildTracker()],
    deleteTracker: () => refusal('INTERNAL'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Phone in the bus' }));
  await user.click(screen.getByRole('button', { name: 'Delete tracker' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('offers no eleventh, and says why', async () => {
  const many = Array.from({ length: 10 }, (_, index) => buildTracker({ id: String(index) }));
  await openTrackers({ myTrackers: many });
  expect(await screen.findByRole('button', { name: 'Add a tracker' })).toBeDisabled();
  expect(screen.getByText('You have 10 trackers, which is the most there can be.')).toBeVisible();
});

it('asks for the consent before the first', async () => {
  const { user } = await openTrackers({ viewer: { ...VIEWER, consent: null }, myTrackers: [] });
  await user.click(await screen.findByRole('button', { name: 'Add a tracker' }));
  expect(await screen.findByRole('dialog', { name: 'Before your first journey' })).toBeVisible();
});

it('loads again after an error', async () => {
  const { api, user } = await openTrackers({ myTrackers: () => refusal('INTERNAL') });
  expect(await screen.findByText('The trackers could not be loaded. Please try again.')).toBeVisible();
  api.answer({ myTrackers: [buildTracker()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Phone in the bus')).toBeVisible();
});

it('shows the last messages, word for word, and why positions were not recorded', async () => {
  const message = {
    receivedAt: new Date(Date.now() - 60_500).toISOString(),
    form: 'OSMAND',
    body: 'lat=4.05&lon=9.7',
  };
  const messages = [
    { ...message, recorded: 2, passedOver: 1, reasons: ['NO_PLACE'] },
    { ...message, recorded: 0, passedOver: 1, reasons: ['ENCRYPTED'] },
    { ...message, recorded: 0, passedOver: 0, reasons: [] },
  ];
  const { container, user } = await openTrackers({
    myTrackers: [
      buildTracker({ medianGapS: 30, messages }),
      buildTracker({ id: '6', name: 'Car', medianGapS: 15 }),
    ],
  });
  expect(
    await screen.findByText('Sends every 30 s. Set it to 5 s: else your speed can not be shown.'),
  ).toBeVisible();
  expect(screen.getAllByText(/^Sends every/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Last messages: Phone in the bus' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Last messages: Phone in the bus' }));
  const [mixed, encrypted, empty] = sheet.getAllByRole('listitem');
  expect(mixed).toHaveTextContent(
    /2 positions recorded.*1 position not recorded.*no such place.*lat=4\.05&lon=9\.7/,
  );
  expect(encrypted).toHaveTextContent(/1 position not recorded.*The app encrypts it/);
  expect(empty).toHaveTextContent(/^No position in it/);
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Last messages: Car' }));
  expect(await screen.findByText(/^Nothing came in the last three days/)).toBeVisible();
});
