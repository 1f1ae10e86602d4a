import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { buildPhone, buildServer, startJourney } from '../../../test/drive';
import { clearLocalData } from '../../lib/session/local-data';
import { registerServiceWorker } from '../../lib/offline/service-worker';

/** The browser's side of a new version: it waits for the message to take over. */
function buildBrowser() {
  const received: unknown[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: null as { postMessage: (message: unknown) => void } | null,
    installing: null as EventTarget | null,
    update: () => Promise.resolve(),
  });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    ready: new Promise(() => undefined),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return {
    received,
    activate: () => container.dispatchEvent(new Event('controllerchange')),
    /** A new version was fetched and waits. */
    deliver() {
      registration.installing = new EventTarget();
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = { postMessage: (message) => received.push(message) };
      registration.installing.dispatchEvent(new Event('statechange'));
    },
  };
}

/** Number of reloads of the page; jsdom cannot reload, and says so. */
function watchReloads(): () => number {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => complaints.mock.calls.filter(([first]) => String(first).includes('navigation')).length;
}

beforeEach(clearLocalData);
afterEach(() => jest.restoreAllMocks());

it('is not spoken of during a journey, is offered at its end, and loads the page only when it is accepted', async () => {
  const browser = buildBrowser();
  const reloads = watchReloads();
  await registerServiceWorker();
  buildPhone();
  buildServer();
  const { user } = await startJourney();
  act(browser.deliver);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText('Update ready')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'End Journey' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Journey' }));
  expect(await screen.findByText('Update ready')).toBeInTheDocument();
  expect(browser.received).toEqual([]);
  // Another tab has applied it: this one stays as it is.
  browser.activate();
  expect(reloads()).toBe(0);

  const accept = screen.getByRole('button', { name: 'Update now' });
  expect(await axe(accept)).toHaveNoViolations();
  await user.click(accept);
  expect(browser.received).toEqual(['use-now']);
  expect(reloads()).toBe(0);
  browser.activate();
  await waitFor(() => expect(reloads()).toBe(1));
});
