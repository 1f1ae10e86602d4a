import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { clearOutbox, queueItem, readOutbox } from '../../lib/offline/outbox';
import { queueSettings, readUnsent } from '../../lib/own-settings/unsent-settings';

type Input = typeof DEFAULT_SETTINGS & { version: number };

/** A server that stores settings by their version, as the real one does. */
function buildSettingsServer(over: Partial<Input> = {}) {
  const state = { stored: { ...DEFAULT_SETTINGS, version: 0, ...over } };
  const answers: Answers = {
    viewer: () => ({ ...VIEWER, settings: state.stored }),
    updateSettings: ({ input }: { input: Input }) => {
      if (input.version !== state.stored.version) {
        return refusal('CONFLICT', undefined, { current: state.stored });
      }
      state.stored = { ...input, version: input.version + 1 };
      return { settings: state.stored };
    },
  };
  return { state, answers };
}

async function openSettings(over: Partial<Input> = {}) {
  const server = buildSettingsServer(over);
  const api = serveApi(server.answers);
  const { container, unmount } = renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save Settings' }));
  return { ...server, api, container, unmount, user, save };
}

/** The same answer, so many milliseconds later. */
function answeringAfter(answer: unknown, ms: number) {
  return async (args: unknown): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return typeof answer === 'function' ? answer(args) : answer;
  };
}

/** The same answer, once it is released. */
function heldAnswer(answer: unknown) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answerHeld = async (args: unknown): Promise<unknown> => {
    await released;
    return typeof answer === 'function' ? answer(args) : answer;
  };
  return { answer: answerHeld, release: () => release() };
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

function allowPlace(isAllowed: boolean): void {
  const getCurrentPosition = (ok: PositionCallback, fail: PositionErrorCallback) =>
    isAllowed
      ? ok({ timestamp: 0, coords: { latitude: 4, longitude: 9, accuracy: 5 } } as GeolocationPosition)
      : fail({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

beforeEach(async () => {
  window.localStorage.clear();
  await clearOutbox();
  Object.assign(navigator, { vibrate: () => true });
});

it('shows the defaults of the product before anything was chosen', async () => {
  const { container } = await openSettings();
  expect(screen.getByText('WakaFine, version 1.2.3')).toBeVisible();
  for (const name of ['Notifications', 'Sound alerts', 'Vibration']) {
    expect(screen.getByRole('switch', { name })).toBeChecked();
  }
  expect(screen.getByRole('radio', { name: '60' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Alert threshold' })).toHaveValue('50');
  expect(screen.getByRole('textbox', { name: 'Alert threshold' })).toHaveAttribute('placeholder', '50');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});

it('saves everything on the server and says so', async () => {
  const { state, user, save } = await openSettings();
  await user.click(screen.getByRole('switch', { name: 'Sound alerts' }));
  await user.click(screen.getByRole('radio', { name: '80' }));
  await user.clear(screen.getByRole('textbox', { name: 'Alert threshold' }));
  await user.type(screen.getByRole('textbox', { name: 'Alert threshold' }), '65');
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  await save();
  expect(await screen.findByText('Settings Saved')).toBeVisible();
  expect(screen.getByText('Your preferences have been updated successfully.')).toBeVisible();
  // Notices of looks are chosen on a page of their own.
  expect(state.stored).toEqual({
    ...DEFAULT_SETTINGS,
    lookNotices: undefined,
    soundAlerts: false,
    speedLimitKmh: 80,
    alertThresholdKmh: 65,
    theme: 'LIGHT',
    version: 1,
  });
  expect(await readOutbox(VIEWER.id, 'settings')).toEqual([]);
});

it('asks for no decision about what this phone has saved itself, however long the server takes', async () => {
  const { api, answers, state, user, save } = await openSettings();
  api.answer({ updateSettings: answeringAfter(answers.updateSettings, 300) });
  await user.click(screen.getByRole('radio', { name: '80' }));
  await save();
  expect(await screen.findByText('Settings Saved')).toBeVisible();
  expect(state.stored).toMatchObject({ speedLimitKmh: 80, version: 1 });
  expect(await readOutbox(VIEWER.id, 'settings')).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for no decision where the answer to what this phone has saved was lost', async () => {
  const { answers, state } = buildSettingsServer({ speedLimitKmh: 40, version: 1 });
  await queueSettings(VIEWER.id, { ...DEFAULT_SETTINGS, speedLimitKmh: 40, version: 0 });
  serveApi(answers);
  renderApp('/settings');
  expect(await screen.findByRole('radio', { name: '40' })).toBeChecked();
  await waitFor(async () => expect(await readOutbox(VIEWER.id, 'settings')).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(state.stored.version).toBe(1);
});

it('sends what is saved while something else is on its way after it', async () => {
  const { api, answers, state, user, save, unmount } = await openSettings();
  const first = heldAnswer(answers.updateSettings);
  api.answer({ updateSettings: first.answer });
  await user.click(screen.getByRole('radio', { name: '80' }));
  await save();
  unmount();
  renderApp('/settings');
  expect(await screen.findByRole('radio', { name: '80' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Vibration' }));
  await save();
  await waitFor(async () => expect(await readUnsent(VIEWER.id)).toMatchObject({ vibration: false }));
  first.release();
  await waitFor(() =>
    expect(state.stored).toMatchObject({ speedLimitKmh: 80, vibration: false, version: 2 }),
  );
  await waitFor(async () => expect(await readOutbox(VIEWER.id, 'settings')).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('goes by what it has saved last, also when an older answer comes after it', async () => {
  const { api, state, user, save } = await openSettings();
  const late = heldAnswer({ ...VIEWER, settings: state.stored });
  const asked: unknown[] = [];
  const now = () => ({ ...VIEWER, settings: state.stored });
  api.answer({ viewer: (args: unknown) => (asked.push(args) === 1 ? late.answer(args) : now()) });
  goOnline();
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: '80' }));
  await save();
  await screen.findByText('Settings Saved');
  late.release();
  // What was asked before the change is asked again.
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(screen.getByRole('switch', { name: 'Vibration' }));
  await save();
  await waitFor(() =>
    expect(state.stored).toMatchObject({ speedLimitKmh: 80, vibration: false, version: 2 }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the default for a threshold that was emptied', async () => {
  const { state, user, save } = await openSettings({ alertThresholdKmh: 90 });
  await user.clear(screen.getByRole('textbox', { name: 'Alert threshold' }));
  await save();
  await screen.findByText('Settings Saved');
  expect(state.stored.alertThresholdKmh).toBe(50);
});

it.each(['9', '201', '5.5', 'abc'])('refuses %s as a threshold and sends nothing', async (typed) => {
  const { api, user, save } = await openSettings();
  await user.clear(screen.getByRole('textbox', { name: 'Alert threshold' }));
  await user.type(screen.getByRole('textbox', { name: 'Alert threshold' }), typed);
  await save();
  expect(screen.getByText('Enter a whole number from 10 to 200')).toBeVisible();
  expect(api.asked).not.toContain('UpdateSettings');
});

it('stores on the phone what was saved without a network, and sends it when it is back', async () => {
  const { api, state, answers, user, save } = await openSettings();
  api.goOffline();
  await user.click(screen.getByRole('switch', { name: 'Vibration' }));
  await save();
  expect(await screen.findByText('No network. Saved on this phone, sent later.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
  serveApi(answers);
  goOnline();
  await waitFor(() => expect(state.stored).toMatchObject({ vibration: false, version: 1 }));
  await waitFor(async () => expect(await readOutbox(VIEWER.id, 'settings')).toEqual([]));
});

describe('settings that another phone has changed since', () => {
  async function collide() {
    const opened = await openSettings();
    opened.state.stored = { ...opened.state.stored, speedLimitKmh: 100, version: 1 };
    await opened.user.click(screen.getByRole('radio', { name: '40' }));
    await opened.save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed on another phone' }));
    expect(dialog.getByText('Here: 40 km/h')).toBeVisible();
    expect(dialog.getByText('Elsewhere: 100 km/h')).toBeVisible();
    return { ...opened, dialog };
  }

  it('give way where this phone is to hold', async () => {
    const { state, user, dialog } = await collide();
    await user.click(dialog.getByRole('button', { name: 'Save what is here' }));
    expect(await screen.findByText('Settings Saved')).toBeVisible();
    expect(state.stored).toMatchObject({ speedLimitKmh: 40, version: 2 });
  });

  it('stay where the other phone is to hold', async () => {
    const { state, user, dialog } = await collide();
    await user.click(dialog.getByRole('button', { name: 'Take what was saved elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('radio', { name: '100' })).toBeChecked();
    expect(state.stored.version).toBe(1);
  });
});

it('asks on every other page for a decision that is due', async () => {
  const { answers } = buildSettingsServer({ version: 4 });
  await queueSettings(VIEWER.id, { ...DEFAULT_SETTINGS, speedLimitKmh: 40, version: 2 });
  serveApi(answers);
  renderApp('/journeys');
  expect(await screen.findByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/settings');
});

it('takes over theme and language that another phone has saved', async () => {
  const { answers } = buildSettingsServer({ theme: 'LIGHT', language: 'FR', version: 3 });
  serveApi(answers);
  renderApp('/settings');
  expect(await screen.findByRole('heading', { name: 'Réglages', level: 1 })).toBeVisible();
  expect(document.documentElement).not.toHaveClass('dark');
});

it('leaves to the switch in the header what it has changed since', async () => {
  const { answers } = buildSettingsServer({ theme: 'LIGHT', version: 3 });
  window.localStorage.setItem('applied_settings', '7:3');
  window.localStorage.setItem('theme', 'dark');
  serveApi(answers);
  renderApp('/settings');
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
});

it('says that this phone can not vibrate', async () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  await openSettings();
  expect(screen.getByRole('switch', { name: 'Vibration' })).toBeDisabled();
  expect(screen.getByText('Not available on this phone')).toBeVisible();
});

it.each([
  [true, 'Location Access', 'Location permissions are working correctly.'],
  [false, 'Location Error', 'Please enable location access in your browser settings.'],
])('tests the location: allowed is %s', async (isAllowed, title, text) => {
  allowPlace(isAllowed);
  const { user } = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

describe('clearing this phone', () => {
  it('is asked for, names what is lost, and leaves theme and language', async () => {
    const { user } = await openSettings();
    window.localStorage.setItem('theme', 'light');
    window.localStorage.setItem('last_vehicle', '{}');
    await user.click(screen.getByRole('button', { name: /Clear All Data/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear All Data' }));
    expect(
      dialog.getByText('Are you sure you want to clear all local data? This cannot be undone.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Clear All Data' }));
    expect(await screen.findByText('Data Cleared')).toBeVisible();
    expect(screen.getByText('All local data has been removed.')).toBeVisible();
    // What is sent from now on is counted anew.
    expect(Object.keys(window.localStorage).filter((key) => key !== 'data_used')).toEqual(['theme']);
  });

  it('counts the reports that have not been sent', async () => {
    for (const id of ['one', 'two']) {
      await queueItem({ accountId: VIEWER.id, kind: 'incident', id, content: {}, photo: null });
    }
    const { user } = await openSettings();
    expect(await screen.findByText('2 reports are waiting to be sent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Clear All Data/ }));
    expect(await screen.findByText(/lost for good: 0 positions, 2 reports/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await readOutbox(VIEWER.id, 'incident')).toHaveLength(2);
  });
});

describe('taking one’s data along', () => {
  it('says that the file is there', async () => {
    const { user } = await openSettings();
    const opened = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const file = { ok: true, headers: new Headers(), blob: () => Promise.resolve(new Blob(['{}'])) };
    Object.assign(window, { fetch: () => Promise.resolve(file) });
    await user.click(screen.getByRole('link', { name: /Download my data/ }));
    expect(await screen.findByText('Data Exported')).toBeVisible();
    expect(screen.getByText('Your data has been downloaded as a JSON file.')).toBeVisible();
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });

  it('says what is missing without a network', async () => {
    const { user, api } = await openSettings();
    api.goOffline();
    await user.click(screen.getByRole('link', { name: /Download my data/ }));
    expect(await screen.findByText('No network. Please try again when it is back.')).toBeVisible();
  });
});
