import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serveApi } from '../../../../test/api';
import { act, BUS, CODE, openBus, REGISTER, serveAccepting, WAITING } from '../../../../test/vehicles';

beforeEach(() => window.localStorage.clear());

it('shows the code of an invitation once', async () => {
  const sent = serveAccepting('inviteDevice', {
    device: { ...WAITING, state: 'INVITED' },
    invitation: 'ABCD-EFGH-JKMN-PQRS',
  });
  const sheet = await openBus();
  await userEvent.click(sheet.getByRole('button', { name: 'Invite a device' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Invite a device' }));
  await userEvent.click(asked.getByRole('radio', { name: 'Tracker' }));
  await userEvent.click(asked.getByRole('button', { name: 'Make an invitation' }));
  expect(await asked.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  expect(sent).toEqual([{ vehicleId: '7', kind: 'TRACKER' }]);
  await userEvent.click(asked.getByRole('button', { name: 'I have passed it on' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Invite a device' }));
  expect(await screen.findByRole('button', { name: 'Make an invitation' })).toBeVisible();
  expect(screen.queryByText('ABCD-EFGH-JKMN-PQRS')).not.toBeInTheDocument();
});

it('approves a device that somebody else has invited', async () => {
  const api = serveApi({
    ...REGISTER,
    approveDevice: () => {
      api.answer({ registeredVehicle: { ...BUS, devices: [{ ...WAITING, state: 'APPROVED' }] } });
      return WAITING;
    },
  });
  await act('Approve', 'Approve');
  expect(await screen.findByText('Device approved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
});

it('lets nobody approve a device of their own invitation, and says that it takes somebody else', async () => {
  serveApi({
    ...REGISTER,
    registeredVehicle: { ...BUS, devices: [{ ...WAITING, isInvitedByViewer: true }] },
  });
  const sheet = await openBus();
  expect(sheet.getByText('You have invited it: somebody else has to approve it.')).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

it.each([
  [{ clientCode: 'own-invitation' }, 'You have invited it: somebody else has to approve it.'],
  [{}, 'Somebody else has decided on this device meanwhile.'],
])('shows the rule of two people from another desk that was faster: %j', async (details, sentence) => {
  serveApi({ ...REGISTER, approveDevice: () => refusal('CONFLICT', undefined, details) });
  const asked = await act('Approve', 'Approve');
  expect(await asked.findByText(sentence)).toBeVisible();
});

it.each([
  ['WAITING', 'Revoke', 'Revoke the device', 'Device revoked'],
  ['INVITED', 'Withdraw invitation', 'Withdraw invitation', 'Invitation withdrawn'],
])('revokes a device that is %s, with a reason', async (state, button, question, notice) => {
  const sent = serveAccepting('revokeDevice', WAITING, {
    registeredVehicle: {
      ...BUS,
      codes: [{ ...CODE, revokedAt: '2026-11-20T08:00:00Z', revokeReason: 'Lost' }],
      devices: [{ ...WAITING, state }],
    },
  });
  await act(button, question, { reason: 'Phone was sold' });
  expect(await screen.findByText(notice)).toBeVisible();
  expect(sent).toEqual([{ deviceId: '41', reason: 'Phone was sold' }]);
});
