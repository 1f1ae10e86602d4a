import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, VIEWER } from '../../test/api';
import { renderApp } from '../../test/render';

const SUPERVISOR = {
  ...VIEWER,
  username: 'demo.supervisor',
  mobileNumber: null,
  displayName: 'Demo Supervisor',
  role: 'SUPERVISOR',
  isDemo: false,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};
/** The routes of signed-in users (product specification, section 2) and the heading by which each is known. */
const SIGNED_IN_HEADINGS = [
  ['/', 'Ready to Track Your Journey'],
  ['/home', 'Ready to Track Your Journey'],
  ['/journeys', 'Journey History'],
  ['/settings', 'Settings'],
  ['/profile', 'My Profile'],
  ['/notifications', 'Notifications'],
  ['/terms', 'Terms of use'],
  ['/privacy', 'Privacy'],
  ['/no/such/page', '404 Page Not Found'],
] as const;
/** Their other routes, which are known by their tab. */
const SIGNED_IN_TABS = [
  ['/reports?filter=daily', 'Reports'],
  ['/reports?filter=monthly', 'Reports'],
  ['/reports?filter=yearly', 'Reports'],
  ['/map', 'Map'],
  ['/live-map', 'Map'],
] as const;

beforeEach(() => window.localStorage.clear());

describe('a visitor', () => {
  it.each([
    ['/signup', 'Create account'],
    ['/signin', 'Sign in'],
    ['/terms', 'Terms of use'],
    ['/privacy', 'Privacy'],
  ])('finds at %s the screen %s', async (path, heading) => {
    serveApi({});
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('finds at /admin the sign-in of staff', async () => {
    serveApi({});
    renderApp('/admin');
    expect(await screen.findByLabelText('Username')).toBeVisible();
  });

  it.each([
    ...['/', '/home', '/journeys', '/journeys/12', '/reports', '/map', '/live-map'],
    ...['/settings', '/profile', '/no/such/page'],
  ])('finds at %s the landing page', async (path) => {
    serveApi({});
    renderApp(path);
    expect(await screen.findByRole('link', { name: 'Get started' })).toBeVisible();
  });

  it('comes by sign-in to the very address that was asked for', async () => {
    serveApi({ signIn: { viewer: VIEWER }, journey: null, mySessions: [] });
    renderApp('/profile?x=1#y');
    await userEvent.click(await screen.findByRole('link', { name: 'Get started' }));
    await userEvent.type(await screen.findByLabelText('Phone number'), '677123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('6-digit PIN'), '482915');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/profile?x=1#y');
  });
});

describe('a signed-in citizen', () => {
  it.each(SIGNED_IN_HEADINGS)('finds at %s the screen %s', async (path, heading) => {
    serveApi({ viewer: VIEWER, mySessions: [] });
    renderApp(path);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it.each(SIGNED_IN_TABS)('finds at %s a screen under the tab %s', async (path, tab) => {
    serveApi({ viewer: VIEWER });
    renderApp(path);
    const tabs = await screen.findByRole('navigation', { name: 'Main pages' });
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(tab);
    expect(screen.queryByText('404 Page Not Found')).toBeNull();
  });

  it('finds at /admin the sign-in of staff', async () => {
    serveApi({ viewer: VIEWER });
    renderApp('/admin');
    expect(await screen.findByLabelText('Username')).toBeVisible();
  });

  it.each(['/signin', '/signup', '/reset-pin'])('is led home from %s', async (path) => {
    serveApi({ viewer: VIEWER });
    renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Ready to Track Your Journey' })).toBeVisible();
  });
});

it.each(['/', '/journeys', '/profile', '/no/such/page'])(
  'leads staff from %s to their own page',
  async (path) => {
    serveApi({ viewer: SUPERVISOR });
    renderApp(path);
    await screen.findByText('Demo Supervisor');
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin$/);
  },
);
