import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SETTINGS, type DataSaverChoice } from '@wakafine/domain/people/personal-settings';
import { serveApi, VIEWER, type Answers, type TestApi } from '../../../../test/api';
import { buildJourney, buildPhone, buildServer, startJourney } from '../../../../test/drive';
import { NOTHING_SAID } from '../../../../test/incidents';
import { renderApp } from '../../../../test/render';
import { uploadIntervalMs } from '../../../lib/offline/uploader';

const PHOTO = '/api/me/photo?v=1';

beforeEach(() => window.localStorage.clear());

const INCIDENT = {
  id: '9',
  incidentType: 'ROAD_HAZARD',
  mood: 'WORRIED',
  severity: 'HIGH',
  status: 'RECEIVED',
  occurredAt: '2026-11-20T08:00:00Z',
  receivedAt: '2026-11-20T08:00:01Z',
  photoUrl: '/api/incidents/9/photo',
  confirmationCount: 0,
  ...NOTHING_SAID,
  crowdConfidence: null,
  history: [{ status: 'RECEIVED', at: '2026-11-20T08:00:01Z', reason: null }],
};

/** A user with a photo who has chosen when data is saved. */
function viewerWho(dataSaver: DataSaverChoice) {
  const settings = { ...DEFAULT_SETTINGS, dataSaver, version: 3 };
  return { ...VIEWER, settings, profile: { ...VIEWER.profile, photoUrl: PHOTO } };
}

function open(path: string, dataSaver: DataSaverChoice, over: Answers = {}): TestApi {
  const api = serveApi({ viewer: viewerWho(dataSaver), ...over });
  renderApp(path);
  return api;
}

const photos = () => document.querySelectorAll('img').length;

it('is chosen in the settings, and holds at once when it is saved', async () => {
  const saved: unknown[] = [];
  open('/settings', 'AUTO', {
    updateSettings: ({ input }: { input: { version: number } }) => {
      saved.push(input);
      return { settings: { ...input, version: input.version + 1 } };
    },
  });
  expect(await screen.findByRole('radio', { name: 'Automatic' })).toBeChecked();
  expect(photos()).toBe(1);
  await userEvent.click(screen.getByRole('radio', { name: 'On' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ dataSaver: 'ON', version: 3 })]));
  await waitFor(() => expect(photos()).toBe(0));
});

it('follows the browser where that is the choice, and says so', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  open('/settings', 'AUTO');
  expect(await screen.findByText(/It is on now, because your browser asks for it/)).toBeVisible();
  expect(photos()).toBe(0);
  Reflect.deleteProperty(navigator, 'connection');
});

it('does not follow the browser where it is off', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  open('/settings', 'OFF');
  expect(await screen.findByRole('radio', { name: 'Off' })).toBeChecked();
  expect(photos()).toBe(1);
  Reflect.deleteProperty(navigator, 'connection');
});

it('shows what was used', async () => {
  open('/settings', 'AUTO');
  expect(await screen.findByText('Used on this phone')).toBeVisible();
  expect(screen.getAllByText(/^\d+$/).length).toBeGreaterThan(1);
});

it('fetches the photo of an incident when it is asked for', async () => {
  open('/reports/incidents/9', 'ON', { incident: INCIDENT });
  const button = await screen.findByRole('button', { name: 'Photo not loaded, tap to load' });
  expect(photos()).toBe(0);
  await userEvent.click(button);
  expect(screen.getByRole('img', { name: 'Photo of the incident' })).toHaveAttribute(
    'src',
    '/api/incidents/9/photo',
  );
});

it('offers no photo for the profile until it is asked for', async () => {
  open('/profile', 'ON', {
    mySessions: [],
    viewer: { ...viewerWho('ON'), profile: { ...VIEWER.profile, photoUrl: null, version: 0 } },
  });
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => expect(edit).toBeEnabled());
  await userEvent.click(edit);
  expect(await screen.findByText('Data saver is on. A photo costs up to 150 KB.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a photo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a photo anyway' }));
  expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

it('asks for no tiles', async () => {
  const api = open('/map', 'ON', { mapStyleUrl: 'https://tiles.example/style.json' });
  await screen.findByRole('heading', { name: 'Live navigation' });
  expect(api.asked).not.toContain('mapStyle');
  const other = open('/map', 'OFF', { mapStyleUrl: null });
  await waitFor(() => expect(other.asked).toContain('mapStyle'));
});

it('sends all that is measured, once a minute', async () => {
  expect([uploadIntervalMs(false), uploadIntervalMs(true)]).toEqual([3_000, 60_000]);
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const phone = buildPhone();
  const { sent } = buildServer({}, { viewer: viewerWho('ON') }, buildJourney());
  await startJourney();
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(5, 20);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(31_000);
  await waitFor(() =>
    expect(sent.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1)),
  );
  jest.useRealTimers();
});
