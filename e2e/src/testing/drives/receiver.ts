import type { Page } from 'playwright-core';

/** One position as the device hands it out; both times are milliseconds since 1970. */
export interface Reading {
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number;
  /** Null where the device does not give it. */
  readonly speedKmh: number | null;
  /** Given where the device has it. */
  readonly headingDeg?: number | null;
  /** Time of the measurement: the position's own timestamp. */
  readonly measuredAtMs: number;
  /** Time when it is handed out, at the earliest. */
  readonly dueAtMs: number;
}

declare global {
  interface Window {
    /** The receiver that stands in for the device's, and the patterns that the phone was asked to vibrate. */
    wakafineReceiver?: {
      play(readings: readonly Reading[], burst: number): Promise<void>;
      vibrations: string[];
    };
  }
}

/**
 * Puts a receiver in the place of the device's in every page of this tab, since a test browser has none that moves:
 * the app talks to it through `navigator.geolocation`, and the positions have the times at which they were
 * measured.
 */
export async function installReceiver(page: Page): Promise<void> {
  await page.addInitScript(standInForDevice);
}

/**
 * Hands out the readings in their order, each at its time; done when the last is out. The app may begin to listen later. It shows
 * each before it gets the next, or `burst` of them, as from a receiver that was silent for a while.
 */
export async function playReadings(
  page: Page,
  readings: readonly Reading[],
  { burst = 1 } = {},
): Promise<void> {
  await page.evaluate(([list, count]) => window.wakafineReceiver?.play(list, count), [
    [...readings],
    burst,
  ] as const);
}

/** The patterns that the phone was asked to vibrate so far, as JSON. */
export async function readVibrations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.wakafineReceiver?.vibrations ?? []);
}

function standInForDevice(): void {
  const listeners = new Map<number, PositionCallback>();
  const vibrations: string[] = [];
  let lastId = 0;
  let announce: () => void = () => undefined;
  let listened = new Promise<void>((resolve) => (announce = resolve));

  const device = {
    watchPosition(listener: PositionCallback): number {
      lastId += 1;
      listeners.set(lastId, listener);
      announce();
      return lastId;
    },
    clearWatch(id: number): void {
      listeners.delete(id);
      if (listeners.size === 0) {
        listened = new Promise<void>((resolve) => (announce = resolve));
      }
    },
  };
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
  const { permissions } = navigator;
  const query = permissions.query.bind(permissions);
  permissions.query = async (asked) => {
    const status = await query(asked);
    return asked.name === 'geolocation'
      ? Object.defineProperty(status, 'state', { value: 'granted' })
      : status;
  };
  Object.defineProperty(navigator, 'vibrate', {
    value: (pattern: VibratePattern) => vibrations.push(JSON.stringify(pattern)) > 0,
  });

  function positionOf({
    lat,
    lng,
    accuracyM,
    speedKmh,
    headingDeg,
    measuredAtMs,
  }: Reading): GeolocationPosition {
    const coords = {
      latitude: lat,
      longitude: lng,
      accuracy: accuracyM,
      speed: speedKmh === null ? null : speedKmh / 3.6,
      heading: headingDeg ?? null,
      altitude: null,
      altitudeAccuracy: null,
    };
    return {
      timestamp: measuredAtMs,
      coords: { ...coords, toJSON: () => coords },
      toJSON: () => ({ coords, timestamp: measuredAtMs }),
    };
  }

  // The page shows each position before it gets the next, even when it could not follow: it is idle when it has drawn.
  async function drawn(): Promise<void> {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  }

  window.wakafineReceiver = {
    vibrations,
    async play(readings, burst) {
      for (const [index, reading] of readings.entries()) {
        const waitMs = reading.dueAtMs - Date.now();
        if (waitMs > 0) {
          await new Promise((resolve) => setTimeout(resolve, waitMs));
        }
        await listened;
        listeners.forEach((listener) => listener(positionOf(reading)));
        if ((index + 1) % burst === 0 || index === readings.length - 1) {
          await drawn();
        }
      }
    },
  };
}
