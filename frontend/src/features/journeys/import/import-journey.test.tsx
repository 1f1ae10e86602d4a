import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { webcrypto } from 'node:crypto';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { buildJourney } from '../../../../test/drive';
import { sentLine } from '../../../../test/journeys';
import { renderApp } from '../../../../test/render';
import { writeLastVehicle } from '../../../lib/storage/last-vehicle';
import { clearLocalData } from '../../../lib/session/local-data';
import { openFixStore } from '../../../lib/offline/fix-store';

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

interface Asked {
  journeys: Record<string, unknown>[];
  seqs: number[];
}

/** A server that accepts journeys from files; `over` replaces its answers. */
function serve(over: Answers = {}) {
  const asked: Asked = { journeys: [], seqs: [] };
  const journey = {
    ...buildJourney({ id: '41', isActive: false }),
    trace: [],
    routeLine: sentLine([]),
    violations: [],
    alerts: [],
    findings: [],
  };
  const api = serveApi({
    viewer: VIEWER,
    startJourney: ({ input }: { input: Record<string, unknown> }) => {
      asked.journeys.push(input);
      return { journey };
    },
    recordFixes: ({ input }: { input: { fixes: { seq: number }[] } }) => {
      asked.seqs.push(...input.fixes.map(({ seq }) => seq));
      return { accepted: input.fixes.length, duplicates: 0, flagged: [], acceptedThrough: 1, journey };
    },
    endJourney: () => ({ journey }),
    journey: {
      ...journey,
      status: 'COMPLETED',
      isEndProvisional: false,
      isVehicleSuspended: false,
      isImported: true,
    },
    ...over,
  });
  return { api, asked };
}

/** A drive of so many seconds that began so many hours ago. */
function track(seconds: number, hoursAgo = 2, extra = ''): string {
  const startMs = Math.floor(Date.now() / 1000) * 1000 - hoursAgo * 3_600_000;
  const points = Array.from({ length: seconds }, (_, second) => {
    const time = new Date(startMs + second * 1000).toISOString();
    return `<trkpt lat="${(4.05 + second * 0.0001).toFixed(7)}" lon="9.7"><time>${time}</time></trkpt>`;
  });
  return `<trk>${extra}<trkseg>${points.join('')}</trkseg></trk>`;
}

async function choose(...tracks: readonly string[]) {
  const { container } = renderApp('/journeys/import');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Import a track file' });
  const file = new File([`<gpx>${tracks.join('')}</gpx>`], 'drive.gpx', { type: 'application/gpx+xml' });
  await user.upload(screen.getByLabelText('Choose a file'), file);
  return { user, container };
}

/** A figure with its unit, whose parts are set apart on the screen. */
const figure = (text: string) =>
  screen.findByText(
    (_, element) => element?.tagName === 'DD' && element.textContent?.replaceAll('\u00a0', ' ') === text,
  );

const VEHICLE = {
  vehicleType: 'BUS',
  registrationNumber: 'SW 452 AB',
  category: 'PRIVATE',
  transportAgency: '',
  role: 'PASSENGER',
} as const;

it('shows what was found, sends it with the last vehicle, and opens the journey', async () => {
  writeLastVehicle(VEHICLE);
  const { asked } = serve();
  const { user, container } = await choose(track(1_200));
  expect(await figure('13.3 km')).toBeVisible();
  expect(await figure('19 min 59 s')).toBeVisible();
  expect(await figure('1,200')).toBeVisible();
  expect(screen.getByText('SW 452 AB')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Import journey' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/journeys/41'));
  expect(asked.journeys).toEqual([
    expect.objectContaining({
      vehicleType: 'BUS',
      registrationNumber: 'SW 452 AB',
      role: 'PASSENGER',
      isImported: true,
      clientId: expect.stringMatching(/-5...-/),
      startedAt: expect.any(String),
      endedAt: expect.any(String),
    }),
  ]);
  expect(asked.seqs).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));
  expect(await screen.findByText(/^Imported from a file/)).toBeVisible();
});

it('stores it on the phone without a network, lets it be withdrawn, and sends nothing then', async () => {
  writeLastVehicle(VEHICLE);
  const { api, asked } = serve();
  const { user } = await choose(track(60));
  await screen.findByText('SW 452 AB');
  api.goOffline();
  await user.click(screen.getByRole('button', { name: 'Import journey' }));
  expect(await screen.findByText(/^No network. The journey is saved on this phone/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Import journey' })).toBeVisible();
  await waitFor(async () => expect(await (await openFixStore()).journeyIds()).toEqual([]));
  expect(asked.journeys).toEqual([]);
});

it('can not be withdrawn from the moment in which the server is asked to begin it', async () => {
  writeLastVehicle(VEHICLE);
  const { api, asked } = serve();
  const { user } = await choose(track(60));
  await screen.findByText('SW 452 AB');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const journey = {
    ...buildJourney({ id: '41', isActive: false }),
    trace: [],
    routeLine: sentLine([]),
    violations: [],
    alerts: [],
    findings: [],
  };
  api.answer({ startJourney: () => answered.then(() => ({ journey })) });
  await user.click(screen.getByRole('button', { name: 'Import journey' }));
  await waitFor(() => expect(api.asked).toContain('StartJourney'));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(cancel).toBeDisabled();
  await user.click(cancel);
  answer();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/journeys/41'));
  expect(asked.seqs).toHaveLength(60);
});

it.each([
  ['CONFLICT', 'You already have a journey of that time. It was recorded by your phone or by a tracker.'],
  ['IDEMPOTENCY_MISMATCH', 'You have imported this track before, with another vehicle.'],
  ['BAD_USER_INPUT', 'This journey began more than 7 days ago. Older ones are not taken.'],
])('says why where the server answers %s, and stores nothing', async (code, sentence) => {
  writeLastVehicle(VEHICLE);
  serve({ startJourney: () => refusal(code) });
  const { user } = await choose(track(60));
  await user.click(await screen.findByRole('button', { name: 'Import journey' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(async () => expect(await (await openFixStore()).journeyIds()).toEqual([]));
});

it('asks for the vehicle where none is known, and says what is wrong with it', async () => {
  const { asked } = serve();
  const { user } = await choose(track(60));
  await user.click(await screen.findByRole('button', { name: 'Import journey' }));
  expect(await screen.findByText('Registration number must be at least 3 characters')).toBeVisible();
  expect(asked.journeys).toEqual([]);
  await user.type(screen.getByLabelText('Registration number'), 'LT 1 AB');
  await user.click(screen.getByRole('button', { name: 'Import journey' }));
  await waitFor(() => expect(asked.journeys).toMatchObject([{ registrationNumber: 'LT 1 AB' }]));
});

it('asks for the consent before the first journey', async () => {
  writeLastVehicle(VEHICLE);
  const { asked } = serve({ viewer: { ...VIEWER, consent: null } });
  const { user } = await choose(track(60));
  await user.click(await screen.findByRole('button', { name: 'Import journey' }));
  expect(await screen.findByRole('dialog', { name: 'Before your first journey' })).toBeVisible();
  expect(asked.journeys).toEqual([]);
});

it('lets one of several tracks be chosen, the first that can be a journey at first', async () => {
  serve();
  const { user } = await choose(
    track(60, 24 * 9, '<name>Last month</name>'),
    track(120, 5),
    track(240, 3, '<name>Home</name>'),
  );
  const tracks = within(await screen.findByRole('group', { name: 'Which track?' }));
  expect(tracks.getByRole('radio', { name: /Track 2/ })).toBeChecked();
  await user.click(tracks.getByRole('radio', { name: /Last month/ }));
  expect(screen.getByText(/^This journey began more than 7 days ago/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Import journey' })).toBeNull();
  await user.click(tracks.getByRole('radio', { name: /Home/ }));
  expect(await figure('3 min 59 s')).toBeVisible();
});

it.each([
  ['<trk><trkseg><trkpt lat="4" lon="9"/></trkseg></trk>', /^The positions of this track have no times/],
  [track(60, -5), /^This track has times that are still to come/],
  ['<wpt lat="4" lon="9"/>', /^This file has no recorded track/],
  ['<oops', 'This is not a GPX, KML, FIT, CSV or Timeline file with positions. Or it is damaged.'],
])('refuses what can not be a journey, in words', async (text, sentence) => {
  serve();
  await choose(text);
  expect(await screen.findByText(sentence)).toBeVisible();
});
