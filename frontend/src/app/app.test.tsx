import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../test/api';
import { chooseLastEntry } from '../../test/menu';
import { renderApp } from '../../test/render';

beforeEach(() => window.localStorage.clear());

it('is dark at the first visit', async () => {
  serveApi({});
  renderApp('/');
  await screen.findByRole('heading', { name: 'Waka fine.' });
  expect(document.documentElement).toHaveClass('dark');
});

it('stores the theme that the header button chose', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(window.localStorage.getItem('theme')).toBe('light');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});

it('follows the device where the theme is that of the system', async () => {
  const device = Object.assign(new EventTarget(), { matches: true });
  const asked = jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    // Only what the app reads of it.
    Object.assign(device, { media, onchange: null, addListener: jest.fn(), removeListener: jest.fn() }),
  );
  serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('radio', { name: 'System' }));
  expect(window.localStorage.getItem('theme')).toBe('system');
  expect(document.documentElement).toHaveClass('dark');
  act(() => {
    device.matches = false;
    device.dispatchEvent(new Event('change'));
  });
  expect(document.documentElement).not.toHaveClass('dark');
  asked.mockRestore();
});

it('changes the language of the page without a reload', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('radio', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Réglages' })).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
  await userEvent.click(screen.getByRole('radio', { name: 'Pidgin' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('wes'));
  expect(window.localStorage.getItem('app_language')).toBe('pidgin');
});

it.each(['/', '/home', '/journeys', '/settings', '/no/such/page'])(
  'shows the landing page to a visitor at %s',
  async (path) => {
    serveApi({});
    renderApp(path);
    expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
  },
);

it.each(['/terms', '/privacy'])('leads from %s back to login', async (path) => {
  serveApi({});
  const { container } = renderApp(path);
  expect(await screen.findByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/signin');
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a signed-in user that an address leads nowhere', async () => {
  serveApi({ viewer: VIEWER });
  renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

it.each([
  ['/settings', 'Settings'],
  ['/live-map', 'Map'],
  ['/journeys/12', 'Journeys'],
])('marks at %s the tab %s as the current one', async (path, tab) => {
  serveApi({ viewer: VIEWER, journey: null });
  const { container } = renderApp(path);
  const tabs = await screen.findByRole('navigation', { name: 'Main pages' });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(tab);
  expect(await axe(container)).toHaveNoViolations();
});

it('has five tabs, and the way to a new journey, settings, profile and out in its header', async () => {
  serveApi({ viewer: { ...VIEWER, displayName: 'Demo Citizen' } });
  renderApp('/settings');
  const tabs = within(await screen.findByRole('navigation', { name: 'Main pages' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Speed', '/'],
    ['Journeys', '/journeys'],
    ['Map', '/map'],
    ['Reports', '/reports'],
    ['Settings', '/settings'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByText('Demo Citizen')).toBeVisible();
  expect(within(menu).getByText('+237 6 77 12 34 56')).toBeVisible();
  const entries = within(menu).getAllByRole('menuitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    ...['Notifications', 'Settings', 'My Profile', 'Sign Out'],
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Start Journey' }));
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeVisible();
});

it('signs out on the server and removes the user in this browser', async () => {
  const api = serveApi({ viewer: VIEWER, signOut: true });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  expect(JSON.parse(window.localStorage.getItem('currentUser') ?? '')).toMatchObject({ id: '7' });
  await chooseLastEntry('Sign Out');
  expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
  expect(api.asked).toContain('signOut');
  expect(window.localStorage.getItem('currentUser')).toBeNull();
  expect(window.localStorage.getItem('userProfile')).toBeNull();
});

it('ends the session later when there was no network to sign out', async () => {
  const offline = serveApi({ viewer: VIEWER });
  const { unmount } = renderApp('/settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  offline.goOffline();
  await chooseLastEntry('Sign Out');
  await screen.findByRole('link', { name: 'Get started' });
  unmount();

  const online = serveApi({ viewer: null, signOut: true });
  renderApp('/');
  await screen.findByRole('link', { name: 'Get started' });
  expect(online.asked.slice(0, 2)).toEqual(['signOut', 'viewer']);
});

it('opens for a known user without a network, with what this browser remembers', async () => {
  const known = serveApi({ viewer: { ...VIEWER, displayName: 'Brenda Ngono' } });
  const { unmount } = renderApp('/settings');
  await screen.findByText('BN');
  unmount();
  known.goOffline();
  renderApp('/settings');
  expect(await screen.findByText('BN')).toBeInTheDocument();
});

it('goes back to the landing page when the server no longer knows the session', async () => {
  const api = serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  api.answer({ viewer: null, journeys: () => refusal('UNAUTHENTICATED') });
  await userEvent.click(screen.getByRole('link', { name: 'Journeys' }));
  expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
});

it('follows a sign-out in another tab', async () => {
  const api = serveApi({ viewer: VIEWER });
  renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  api.answer({ viewer: null });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' })));
  expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
});
