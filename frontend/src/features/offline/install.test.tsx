import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { awaitInstallOffer } from '../../lib/install-offer';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7) Chrome/120';

beforeAll(awaitInstallOffer);
beforeEach(() => {
  localStorage.clear();
  window.sessionStorage.removeItem('install-later');
  serveApi({ viewer: VIEWER });
});
afterEach(() => jest.restoreAllMocks());

const useAs = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const sheet = () => screen.findByRole('dialog', { name: 'Install WakaFine' });

it('tells an iPhone how it is done, 2 s after the page came, once', async () => {
  useAs(IPHONE);
  const { unmount } = renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await sheet()).toHaveTextContent('Choose “Add to Home Screen”.');
  expect(await axe(await sheet())).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('pwa-popup-seen')).toBe('1');
  unmount();
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says nothing of it at a desk', async () => {
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('pwa-popup-seen')).toBeNull();
});

it('offers the button where the browser can install, and puts the card away for this visit', async () => {
  useAs(ANDROID);
  localStorage.setItem('pwa-popup-seen', '1');
  const prompt = jest.fn(() => Promise.resolve());
  const offer = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  renderApp('/');
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  expect(
    screen.queryByText('Install our app for better performance and offline access'),
  ).not.toBeInTheDocument();
  offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Install App' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install App' })).not.toBeInTheDocument();
  offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Maybe Later' }));
  expect(screen.queryByRole('button', { name: 'Install App' })).not.toBeInTheDocument();
});
