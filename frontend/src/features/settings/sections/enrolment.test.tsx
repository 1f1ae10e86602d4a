import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { buildDevice, enrolThisPhone, INVITATION } from '../../../../test/enrolment';
import { haveCrypto } from '../../../../test/stored';
import { chooseLastEntry } from '../../../../test/menu';
import { renderApp } from '../../../../test/render';
import { deleteEnrolment } from '../../../lib/storage/delete-enrolment';
import { readEnrolment } from '../../../lib/enrolment/stored-enrolment';

beforeEach(async () => {
  haveCrypto();
  localStorage.clear();
  await deleteEnrolment();
});

async function openSettings(answers: Answers = {}) {
  const api = serveApi({ viewer: VIEWER, ...answers });
  renderApp('/settings');
  const heading = await screen.findByRole('heading', { name: 'This phone and its vehicle' });
  const section = within(heading.parentElement as HTMLElement);
  const user = userEvent.setup();
  const send = async (code: string) => {
    await user.clear(section.getByLabelText('Invitation code'));
    await user.type(section.getByLabelText('Invitation code'), code);
    await user.click(section.getByRole('button', { name: 'Enrol this phone' }));
  };
  return { api, section, node: heading.parentElement as HTMLElement, user, send };
}

it('accepts an invitation with a key of this phone, and then waits', async () => {
  const inputs: { code: string; publicKey: string }[] = [];
  const { section, node, send } = await openSettings({
    bindVehicle: ({ input }: { input: (typeof inputs)[number] }) => {
      inputs.push(input);
      return { outcome: 'CLAIMED', journey: null, device: buildDevice({ state: 'WAITING' }) };
    },
    myDevices: [buildDevice({ state: 'WAITING' })],
  });
  await send('0000-0000-0000-0000');
  expect(await section.findByText('Waiting for approval: CE 731 QX')).toBeVisible();
  expect(section.queryByLabelText('Invitation code')).toBeNull();
  const stored = await readEnrolment(VIEWER.id);
  expect(inputs).toEqual([{ code: INVITATION, publicKey: stored?.publicKey }]);
  expect(await axe(node)).toHaveNoViolations();
});

it('hears when it is opened that staff have approved it', async () => {
  await enrolThisPhone({ state: 'WAITING' });
  const { section } = await openSettings({ myDevices: [buildDevice()] });
  expect(await section.findByText('This phone belongs to CE 731 QX')).toBeVisible();
});

it('says which vehicle it belongs to, and what signing out does', async () => {
  await enrolThisPhone();
  const { section } = await openSettings({ myDevices: [buildDevice()] });
  expect(await section.findByText('This phone belongs to CE 731 QX')).toBeVisible();
  expect(section.getByText(/^If you sign out, this phone no longer belongs/)).toBeVisible();
});

it('hears when it is opened that staff have revoked it, why, and accepts a new invitation', async () => {
  await enrolThisPhone();
  const revoked = buildDevice({ state: 'REVOKED', revokeReason: 'The bus was sold' });
  const { section } = await openSettings({ myDevices: [revoked] });
  expect(await section.findByText('This phone no longer belongs to CE 731 QX')).toBeVisible();
  expect(section.getByText('Reason: The bus was sold')).toBeVisible();
  expect(section.getByLabelText('Invitation code')).toBeVisible();
});

it.each([
  ['', 'Type the invitation code'],
  ['0000', 'An invitation code has 16 characters'],
  ['0000000000000001', 'One character of the code is wrong'],
  ['UUUU', 'The code has only letters and digits, without U'],
  ['000000000000', 'This is the code of a vehicle. Scan it when a journey starts.'],
])('sends nothing for the invitation "%s", and says why', async (typed, text) => {
  const { api, section, user } = await openSettings();
  if (typed !== '') {
    await user.type(section.getByLabelText('Invitation code'), typed);
  }
  await user.click(section.getByRole('button', { name: 'Enrol this phone' }));
  expect(await section.findByText(text)).toBeVisible();
  expect(api.asked).not.toContain('ClaimPhone');
});

it.each([
  ['This is not the code of a vehicle', 'This invitation is not known. Check each character.'],
  [
    'This invitation was used, withdrawn or has expired',
    'This invitation was used or withdrawn, or is too old. Ask for a new one.',
  ],
  [
    'This invitation is for a tracker, not for a phone',
    'This invitation is for a tracker. Enter it on the page of your trackers.',
  ],
])('says why the server refuses an invitation (%s)', async (sentence, text) => {
  const { section, send } = await openSettings({
    bindVehicle: () => refusal('BAD_USER_INPUT', { code: sentence }),
  });
  await send(INVITATION);
  expect(await section.findByText(text)).toBeVisible();
});

it('leads to proving the number where it is not proven', async () => {
  const { section, send } = await openSettings({
    bindVehicle: () => refusal('FORBIDDEN', undefined, { clientCode: 'number-not-proven' }),
  });
  await send(INVITATION);
  expect(await section.findByText('First prove that the mobile number is yours.')).toBeVisible();
  expect(section.getByRole('link', { name: 'Prove your mobile number' })).toBeVisible();
});

it('takes the key of a try whose answer was lost for the next one', async () => {
  const keys: string[] = [];
  const { api, section, send } = await openSettings({
    bindVehicle: ({ input }: { input: { publicKey: string } }) => {
      keys.push(input.publicKey);
      return refusal('UNAVAILABLE');
    },
    myDevices: [buildDevice({ state: 'WAITING' })],
  });
  await send(INVITATION);
  await waitFor(() => expect(keys.length).toBeGreaterThan(0));
  api.answer({
    bindVehicle: ({ input }: { input: { publicKey: string } }) => {
      keys.push(input.publicKey);
      return { outcome: 'CLAIMED', journey: null, device: buildDevice({ state: 'WAITING' }) };
    },
  });
  await waitFor(() => expect(section.getByRole('button', { name: 'Enrol this phone' })).toBeEnabled());
  await send(INVITATION);
  expect(await section.findByText('Waiting for approval: CE 731 QX')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

it('warns before a sign-out, and deletes the key with it', async () => {
  await enrolThisPhone();
  const { section, user } = await openSettings({ myDevices: [buildDevice()], signOut: true });
  await section.findByText('This phone belongs to CE 731 QX');
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await chooseLastEntry('Sign Out');
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign out now?' }));
  expect(sheet.getByText(/^This phone belongs to CE 731 QX. That ends when you sign out/)).toBeVisible();
  expect(await readEnrolment(VIEWER.id)).not.toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Sign Out' }));
  await waitFor(async () => expect(await readEnrolment(VIEWER.id)).toBeNull());
});

it('warns before all data of this phone is cleared, and deletes the key with it', async () => {
  await enrolThisPhone();
  const { section, user } = await openSettings({ myDevices: [buildDevice()] });
  await section.findByText('This phone belongs to CE 731 QX');
  await user.click(screen.getByRole('button', { name: /^Clear/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/^This phone will no longer belong to CE 731 QX/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: /^Clear/ }));
  expect(await section.findByText('Does this phone belong to a vehicle?')).toBeVisible();
});
