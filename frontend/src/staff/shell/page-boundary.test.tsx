import { act, screen } from '@testing-library/react';
import { lazyScreen } from '../../lib/lazy-screen';
import { STAFF_PAGES } from './staff-pages';
import { serveApi, VIEWER } from '../../../test/api';
import { renderApp } from '../../../test/render';

const ADMIN = {
  ...{ ...VIEWER, mobileNumber: null, username: 'demo.admin', displayName: 'Demo Admin', role: 'ADMIN' },
  ...{ permissions: ['canViewDashboard', 'canAccessSystemSettings'], isDemo: true },
  ...{ mustChangePassword: false, hasTotp: true, lastSignInAt: null },
};

const known = STAFF_PAGES.system;
afterEach(() => {
  STAFF_PAGES.system = known;
});

it('holds a page that can not be fetched inside the frame, and it comes back by itself', async () => {
  let isAway = true;
  const faults = jest.fn();
  Object.assign(window, { reportError: faults });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  STAFF_PAGES.system = lazyScreen(() =>
    isAway ? Promise.reject(new Error('no network')) : Promise.resolve(() => <p>The page itself</p>),
  );
  serveApi({ viewer: ADMIN });
  renderApp('/admin/system');
  expect(
    await screen.findByText('This page could not be loaded. It is tried again by itself.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'System' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Audit log' })).toBeVisible();
  expect(document.title).toBe('System · WakaFine');
  isAway = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The page itself')).toBeVisible();
  expect(faults).toHaveBeenCalled();
});
