import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, VIEWER, type Answers } from './api';
import { renderApp } from './render';

const HERE = { latitude: 4.0483, longitude: 9.7043, accuracy: 12, speed: null, heading: null };

/** Facts that a citizen may leave out of a report, as the server shows them where nothing is said. */
export const NOTHING_SAID = { description: null, injuredCount: null, seenVehicle: null };

/** Response clock of an incident that nobody has answered and that is due far in the future. */
export const NOT_ANSWERED = { answerDueAt: '2099-01-01T00:00:00Z', answeredAt: null };

/** Assignment of an incident to nobody, but for its row. */
export const NOBODY = { version: 0, assignedAt: null, assignedBy: null, assignee: null };

/** The phone's location when asked once: Douala; none where it refuses. */
export function placePhone({ answers = true } = {}): void {
  const device = {
    watchPosition: () => 1,
    clearWatch: () => undefined,
    // Only what the app reads of a position.
    getCurrentPosition: (ok: PositionCallback, fail: PositionErrorCallback) =>
      answers
        ? ok({ timestamp: Date.now(), coords: HERE } as GeolocationPosition)
        : fail({ code: 1 } as GeolocationPositionError),
  };
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
}

/** A server that stores reports, each clientId once, and knows of nothing else nearby. */
export function serveReports(over: Answers = {}) {
  const stored = new Map<string, Record<string, unknown>>();
  const api = serveApi({
    viewer: VIEWER,
    similarIncidents: [],
    reportIncident: ({ input }: { input: Record<string, unknown> }) => {
      stored.set(String(input.clientId), input);
      return { incident: { id: '1' } };
    },
    ...over,
  });
  return { api, stored };
}

/** Answers what is sent to the address of photos with a status, 0 for no network; gives the bodies that came. */
export function servePhotos(...statuses: number[]): string[] {
  const bodies: string[] = [];
  const ask = window.fetch;
  window.fetch = (url, init) => {
    if (!String(url).endsWith('/photo')) {
      return ask(url, init);
    }
    bodies.push(`${String(url)} ${String(init?.body)}`);
    const status = statuses.length > 1 ? (statuses.shift() ?? 0) : (statuses[0] ?? 0);
    // Only what the app reads of an answer.
    return status === 0
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ ok: status < 300, status } as Response);
  };
  return bodies;
}

/** Opens the sheet on the home page. */
export async function openSheet() {
  renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  await user.click(await screen.findByRole('button', { name: 'Report an incident' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  const send = () => user.click(sheet.getByRole('button', { name: 'Send report' }));
  return { user, sheet, send };
}
