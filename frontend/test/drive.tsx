import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, VIEWER, type Answers } from './api';
import { renderApp } from './render';

const METRES_PER_DEGREE = (Math.PI / 180) * 6_371_000;

export interface SentFix {
  seq: number;
  lat: number;
  recordedAt: string;
}

/**
 * The phone's positioning under the test's control: the browser's own has no place to be in. Its clock stands still unless the
 * test moves timers itself, since a busy machine takes longer between two lines than a speed stays good for.
 */
export function buildPhone() {
  holdClock();
  let listener: PositionCallback | undefined;
  let refuse: PositionErrorCallback | undefined;
  let lat = 4.05;
  let timestamp = Date.now();
  const device = {
    watchPosition: (ok: PositionCallback, fail: PositionErrorCallback) => {
      listener = ok;
      refuse = fail;
      return 1;
    },
    clearWatch: () => {
      listener = undefined;
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
  return {
    isWatched: () => listener !== undefined,
    /** Drives north for so many seconds, one position a second. */
    drive: (speedKmh: number, seconds: number, accuracyM = 5) => {
      for (let second = 0; second < seconds; second += 1) {
        lat += speedKmh / 3.6 / METRES_PER_DEGREE;
        timestamp += 1_000;
        const coords = { latitude: lat, longitude: 9.7, accuracy: accuracyM, speed: null, heading: null };
        // Only what the app reads of a position.
        act(() => listener?.({ timestamp, coords } as GeolocationPosition));
      }
    },
    /** Fails as the device does: 1 is denied, 2 unavailable, 3 a timeout. */
    fail: (code: 1 | 2 | 3) => act(() => refuse?.({ code } as GeolocationPositionError)),
  };
}

/** Stops `Date.now()` at the present, until mocks are restored or the next phone; timers run on. */
function holdClock(): void {
  jest.spyOn(Date, 'now').mockReturnValue(new Date().getTime());
}

let journeyCount = 0;

export function buildJourney(over: object = {}): Record<string, unknown> {
  journeyCount += 1;
  return {
    id: `journey-${journeyCount}`,
    vehicleType: 'CAR',
    registrationNumber: 'SW-452-CM',
    category: 'PRIVATE',
    role: 'DRIVER',
    driverName: 'Brenda Ngum',
    startTime: new Date().toISOString(),
    distanceKm: 0,
    maxSpeedKmh: null,
    averageSpeedKmh: 0,
    isActive: true,
    violationCount: 0,
    acceptedThrough: 0,
    binding: 'TYPED',
    boundVehicle: null,
    ...over,
  };
}

/** A server that stores what it is sent and answers with the given figures. */
export function buildServer(figures: object = {}, over: Answers = {}, journey = buildJourney()) {
  const sent: SentFix[] = [];
  const api = serveApi({
    viewer: VIEWER,
    startJourney: () => ({ journey }),
    recordFixes: ({ input }: { input: { journeyId: string; fixes: SentFix[] } }) => {
      // What earlier tests left on the phone is sent as well.
      sent.push(...(input.journeyId === journey.id ? input.fixes : []));
      const acceptedThrough = sent.length;
      return {
        accepted: input.fixes.length,
        duplicates: 0,
        flagged: [],
        acceptedThrough,
        journey: { ...journey, ...figures, acceptedThrough },
      };
    },
    endJourney: () => ({ journey: { ...journey, distanceKm: 13.42, maxSpeedKmh: 111.6, isActive: false } }),
    ...over,
  });
  return { api, journey, sent };
}

/** Opens the app and starts a journey through the dialog and its button of that name, until it is live. */
export async function startJourney(startName = 'Start Journey') {
  const { unmount } = renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Start Journey' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Registration number'), 'SW-452-CM');
  await user.click(await dialog.findByRole('button', { name: startName }));
  await screen.findByRole('heading', { name: 'Live journey' });
  return { user, unmount };
}

/** As when the user comes back to the page: what is unsent is sent at once. */
export const sendNow = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The dial as screen readers know it. */
export const meter = () => screen.getByRole('meter', { name: 'Speed' });
