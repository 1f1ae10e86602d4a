import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import type { ViewerFieldsFragment } from '../../graphql/generated';
import { clearDisplayUser, readDisplayUser, writeDisplayUser } from './display-user';
import { USER_KEYS } from '../storage/storage-keys';

const CITIZEN: ViewerFieldsFragment = {
  id: '7',
  mobileNumber: '677123456',
  displayName: 'Demo Citizen',
  email: 'demo@example.cm',
  role: 'CITIZEN',
  permissions: [],
  isNumberProven: false,
  consent: null,
  deletionDueAt: null,
  profile: { photoUrl: null, emergencyContact: { name: 'Demo Friend', phone: '699001122' } },
  settings: { ...DEFAULT_SETTINGS, soundAlerts: false, version: 3 },
};
const SUPERVISOR: ViewerFieldsFragment = {
  ...CITIZEN,
  id: '9',
  mobileNumber: null,
  displayName: 'Demo Supervisor',
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canSuspendVehicles'],
};

function stored(key: string): unknown {
  return JSON.parse(window.localStorage.getItem(key) ?? 'null');
}

beforeEach(() => window.localStorage.clear());

it('stores a citizen under the documented keys, for display', () => {
  writeDisplayUser(CITIZEN);
  expect(stored('currentUser')).toMatchObject({ id: '7', displayName: 'Demo Citizen' });
  expect(stored('userProfile')).toEqual({
    name: 'Demo Citizen',
    email: 'demo@example.cm',
    phone: '+237677123456',
  });
  expect(stored('current_user')).toEqual({
    id: '7',
    username: 'Demo Citizen',
    role: 'CITIZEN',
    permissions: {},
  });
  expect(window.localStorage.getItem('admin_session')).toBeNull();
});

it('stores of staff what their role allows, by name', () => {
  writeDisplayUser(SUPERVISOR);
  expect(window.localStorage.getItem('admin_session')).toBe('authenticated');
  expect(stored('current_user')).toMatchObject({
    role: 'SUPERVISOR',
    permissions: { canViewDashboard: true, canSuspendVehicles: true },
  });
});

it('believes no permission that stands in the storage', () => {
  writeDisplayUser(SUPERVISOR);
  expect(readDisplayUser()).toEqual({ ...SUPERVISOR, permissions: [] });
});

it('deletes everything of the user, but not the choices for this browser', () => {
  writeDisplayUser(SUPERVISOR);
  window.localStorage.setItem(USER_KEYS.lastVehicle, '{}');
  window.localStorage.setItem('theme', 'light');
  window.localStorage.setItem('app_language', 'fr');
  clearDisplayUser();
  expect(Object.keys(window.localStorage).sort()).toEqual(['app_language', 'theme']);
});
