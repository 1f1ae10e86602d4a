import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { clearOutbox, readOutbox } from '../../../lib/offline/outbox';
import { queueProfile } from './unsent-profile';

const KNOWN = {
  ...VIEWER.profile,
  fullName: 'Demo Citizen',
  email: 'demo@example.cm',
  emergencyContact: { name: 'Demo Friend', phone: '699001122' },
  version: 3,
};
const CITIZEN = { ...VIEWER, displayName: 'Demo Citizen', email: 'demo@example.cm', profile: KNOWN };

interface Sent {
  input: Record<string, unknown> & { version: number };
}

/** Opens the fields; `sent` are the changes that the server got. */
async function openFields(over: Answers = {}) {
  const sent: Sent['input'][] = [];
  const api = serveApi({
    viewer: CITIZEN,
    mySessions: [],
    updateProfile: ({ input }: Sent) => {
      sent.push(input);
      const fullName = typeof input.fullName === 'string' ? input.fullName : null;
      return { viewer: { ...CITIZEN, displayName: fullName, profile: { ...KNOWN, fullName, version: 4 } } };
    },
    ...over,
  });
  const { container } = renderApp('/profile');
  const user = userEvent.setup();
  const edit = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => expect(edit).toBeEnabled());
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(edit);
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { api, sent, container, user, type, save };
}

beforeEach(async () => {
  window.localStorage.clear();
  await clearOutbox();
});

it('is read-only until Edit, and again once it is saved', async () => {
  const { sent, type, save, container } = await openFields();
  expect(await axe(container)).toHaveNoViolations();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  await type('Name', ' Demo “Driver” <b>🚗</b> ');
  await type('Driver licence', 'SW-0048271-21');
  await save();
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByText('Demo “Driver” <b>🚗</b>').length).toBeGreaterThan(0);
  expect(sent).toEqual([
    {
      version: 3,
      fullName: 'Demo “Driver” <b>🚗</b>',
      email: 'demo@example.cm',
      driverLicense: 'SW-0048271-21',
      emergencyContact: { name: 'Demo Friend', phone: '699001122' },
    },
  ]);
});

it('has the initials in the header follow the name', async () => {
  const { type, save } = await openFields();
  expect(screen.getByRole('button', { name: 'Account' })).toHaveTextContent('DC');
  await type('Name', 'Quiet Road');
  await save();
  await screen.findByText('Profile Updated');
  expect(screen.getByRole('button', { name: 'Account' })).toHaveTextContent('QR');
});

it('gives up what was typed when that is wanted', async () => {
  const { sent, type, user } = await openFields();
  await type('Name', 'Somebody Else');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getAllByText('Demo Citizen').length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it.each([
  ['Email', 'no address', 'Please enter a valid email address'],
  ['Emergency contact, phone number', '12', 'Please enter a phone number of 3 to 15 digits'],
  ['Driver licence', 'x'.repeat(41), 'The driving licence must be at most 40 characters'],
])('says under the field what is wrong with %s', async (label, text, sentence) => {
  const { sent, type, save } = await openFields();
  await type(label, text);
  await save();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(sent).toEqual([]);
});

it('stores on the phone what was saved without a network, and sends it when it is back', async () => {
  const { api, sent, type, save } = await openFields();
  api.goOffline();
  await type('Name', 'Kept Name');
  await save();
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('No network. Saved on this phone, sent later.')).toBeVisible();
  expect(main.getByText('Kept Name')).toBeVisible();
  api.goOnline();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toMatchObject([{ fullName: 'Kept Name', version: 3 }]));
  await waitFor(async () => expect(await readOutbox(VIEWER.id, 'profile')).toEqual([]));
  expect(main.queryByText('No network. Saved on this phone, sent later.')).toBeNull();
});

it('leaves what was typed where it was when there is neither a network nor room on the phone', async () => {
  const { api, type, save } = await openFields();
  api.goOffline();
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await type('Name', 'Kept Name');
  await save();
  expect(await screen.findByText(/^No network. What you typed stays here/)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Kept Name');
  full.mockRestore();
});

it('asks on every other page for a decision on what another phone has changed since', async () => {
  const { fullName, email } = KNOWN;
  const values = { fullName: 'This Phone', email, driverLicense: '', contactName: '', contactPhone: '' };
  await queueProfile(VIEWER.id, {
    values,
    version: 2,
    photo: undefined,
    rival: { ...KNOWN, driverLicense: null, fullName, version: 3 },
  });
  const api = serveApi({ viewer: CITIZEN, mySessions: [] });
  renderApp('/settings');
  await userEvent.click(await screen.findByRole('link', { name: 'Decide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed on another phone' }));
  expect(dialog.getByText('Here: This Phone')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Take what was saved elsewhere' }));
  await waitFor(async () => expect(await readOutbox(VIEWER.id, 'profile')).toEqual([]));
  expect(api.asked).not.toContain('UpdateProfile');
});

it('has one of two changes chosen where another phone was first', async () => {
  const current = { ...KNOWN, fullName: 'Other Phone', version: 9 };
  const versions: number[] = [];
  const { type, save, user } = await openFields({
    updateProfile: ({ input }: Sent) => {
      versions.push(input.version);
      return input.version === 9 ? { viewer: CITIZEN } : refusal('CONFLICT', undefined, { current });
    },
  });
  await type('Name', 'This Phone');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed on another phone' }));
  expect(dialog.getByText('Here: This Phone')).toBeVisible();
  expect(dialog.getByText('Elsewhere: Other Phone')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save what is here' }));
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(versions).toEqual([3, 9]);
});

it('asks for no decision where the answer to what this phone has saved was lost', async () => {
  const current = { ...KNOWN, fullName: 'This Phone', version: 9 };
  const versions: number[] = [];
  const { type, save } = await openFields({
    updateProfile: ({ input }: Sent) => {
      versions.push(input.version);
      return input.version === 9
        ? { viewer: { ...CITIZEN, profile: { ...current, version: 10 } } }
        : refusal('CONFLICT', undefined, { current });
    },
  });
  await type('Name', 'This Phone ');
  await save();
  expect(await screen.findByText('Profile Updated')).toBeVisible();
  expect(versions).toEqual([3, 9]);
  expect(await readOutbox(VIEWER.id, 'profile')).toEqual([]);
});

it('sends what is saved while something else is on its way after it', async () => {
  const sent: Sent['input'][] = [];
  const first = await openFields({
    updateProfile: async ({ input }: Sent) => {
      sent.push(input);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      const profile = { ...KNOWN, fullName: input.fullName, version: input.version + 1 };
      return { viewer: { ...CITIZEN, profile } };
    },
  });
  await first.type('Name', 'First');
  await first.save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const saved = { fullName: 'Second', email: '', driverLicense: '', contactName: '', contactPhone: '' };
  await act(async () => {
    await queueProfile(VIEWER.id, { values: saved, version: 3, photo: undefined, rival: null });
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ fullName: 'Second', version: 4 });
  await waitFor(async () => expect(await readOutbox(VIEWER.id, 'profile')).toEqual([]));
});

it('says that a file is no picture, and sends it nowhere', async () => {
  Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
  const { user } = await openFields();
  const file = new File(['words'], 'words.txt', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Choose a photo'), file);
  expect(await screen.findByText('The photo must be a JPEG, PNG or WebP picture')).toBeVisible();
});

it.each([
  ['NotAllowedError', /^The camera was refused/],
  ['NotFoundError', /^The camera cannot be opened/],
])('says what to do when the camera answers %s', async (name, sentence) => {
  const getUserMedia = () => Promise.reject(new DOMException('', name));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const { user } = await openFields();
  await user.click(screen.getByRole('button', { name: 'Take a photo' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('takes the photo away', async () => {
  const photoUrl = '/api/me/photo?v=3';
  const { sent, user, save } = await openFields({
    viewer: { ...CITIZEN, profile: { ...KNOWN, photoUrl } },
  });
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
  await save();
  await screen.findByText('Profile Updated');
  expect(sent[0]).toMatchObject({ photo: null });
});
