import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { awaitInstallOffer } from '../../lib/install-offer';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) Chrome/120';

beforeAll(awaitInstallOffer);
beforeEach(() => {
  // Removes what the browser offered to the test before.
  announceInstalled();
  localStorage.clear();
  window.sessionStorage.removeItem('install-later');
  serveApi({ viewer: VIEWER });
});
afterEach(() => jest.restoreAllMocks());

const useAs = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const sheet = () => screen.findByRole('dialog', { name: 'Install WakaFine' });

/** The browser offers to install the app; its callback is called when that is accepted. */
function offer() {
  const prompt = jest.fn(() => Promise.resolve());
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}

/** Lets the 2 s pass after which the popup comes, and a little more. */
async function passPopupTime(): Promise<void> {
  const untilMs = Date.now() + 2_200;
  await waitFor(() => expect(Date.now()).toBeGreaterThan(untilMs));
}

function announceInstalled(): void {
  act(() => void window.dispatchEvent(new Event('appinstalled')));
}

/** The app runs in a window of its own, as installed apps do. */
function runInstalled(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query === '(display-mode: standalone)' }),
    );
}

it('shows an iPhone how it is done, 2 s after the page came, once', async () => {
  useAs(IPHONE);
  const { unmount } = renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await sheet()).toHaveTextContent('Choose “Add to Home Screen”.');
  const popup = await sheet();
  expect(await act(() => axe(popup))).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('pwa-popup-seen')).toBe('1');
  unmount();
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  await passPopupTime();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says nothing of it at a desk', async () => {
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  await passPopupTime();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('pwa-popup-seen')).toBeNull();
});

it('offers the button where the browser can install, and puts the card away for this visit', async () => {
  useAs(ANDROID);
  localStorage.setItem('pwa-popup-seen', '1');
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  expect(
    screen.queryByText('Install our app for better performance and offline access'),
  ).not.toBeInTheDocument();
  const prompt = offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Install App' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install App' })).not.toBeInTheDocument();
  offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Maybe Later' }));
  expect(screen.queryByRole('button', { name: 'Install App' })).not.toBeInTheDocument();
});

it('has the button in the popup where the browser can install, and is done with it', async () => {
  useAs(ANDROID);
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  const prompt = offer();
  const popup = within(await sheet());
  expect(popup.queryByText('Open the menu of your browser.')).not.toBeInTheDocument();
  await userEvent.click(popup.getByRole('button', { name: 'Install App' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('takes the card and the popup away once the app is installed', async () => {
  useAs(ANDROID);
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  offer();
  await sheet();
  // The title of the card, and that of the popup.
  expect(screen.getAllByText('Install WakaFine')).toHaveLength(2);
  announceInstalled();
  await waitFor(() => expect(screen.queryByText('Install WakaFine')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Install App' })).not.toBeInTheDocument();
});

it('shows no popup in an app that is installed', async () => {
  useAs(ANDROID);
  runInstalled();
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  await passPopupTime();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows no popup where the app is installed before the 2 s are over', async () => {
  useAs(ANDROID);
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  announceInstalled();
  await passPopupTime();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
