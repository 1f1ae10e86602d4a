import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serveApi } from '../../../../../test/api';
import { act, BUS, CODE, openBus, REGISTER, serveAccepting } from '../../../../../test/vehicles';

beforeEach(() => window.localStorage.clear());

it('gives a vehicle to another agency', async () => {
  const sent = serveAccepting('setVehicleAgency', BUS);
  const sheet = await openBus();
  await userEvent.click(sheet.getByRole('button', { name: 'Change agency' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Change agency' }));
  expect(asked.getByRole('button', { name: 'Change agency' })).toBeDisabled();
  await userEvent.clear(asked.getByRole('combobox'));
  await userEvent.type(asked.getByRole('combobox'), 'Littoral Lines');
  await userEvent.click(asked.getByRole('button', { name: 'Change agency' }));
  expect(await screen.findByText('Agency saved')).toBeVisible();
  expect(sent).toEqual([{ vehicleId: '7', transportAgency: 'Littoral Lines' }]);
});

it('removes a vehicle from its agency', async () => {
  const sent = serveAccepting('setVehicleAgency', BUS);
  await act('Remove from agency', 'Remove from agency');
  expect(await screen.findByText('Removed from the agency')).toBeVisible();
  expect(sent).toEqual([{ vehicleId: '7', transportAgency: null }]);
});

it('enters the class of a vehicle, and says what follows from none', async () => {
  const sent = serveAccepting('setVehicleClass', BUS);
  const sheet = await openBus();
  expect(sheet.getByText('No class entered: judged by the type that drivers choose')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Enter class' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Enter class' }));
  expect(asked.getByRole('button', { name: 'Enter class' })).toBeDisabled();
  await userEvent.selectOptions(asked.getByLabelText('Class'), 'Bus over 12.5 t');
  await userEvent.click(asked.getByRole('button', { name: 'Enter class' }));
  expect(await screen.findByText('Class saved')).toBeVisible();
  expect(sent).toEqual([{ vehicleId: '7', vehicleClass: 'BUS_OVER_12_5T' }]);
});

it('shows a code that was issued at once', async () => {
  const api = serveApi({
    ...REGISTER,
    issueVehicleCode: () => {
      const codes = [{ ...CODE, id: '32', typedCode: 'NEWC-0DE0-0000' }, CODE];
      api.answer({ registeredVehicle: { ...BUS, codeCount: 2, codes } });
      return BUS;
    },
  });
  await act('Issue a code', 'Issue a code');
  expect(await screen.findByText('NEWC-0DE0-0000')).toBeVisible();
});

it('revokes a code with a reason', async () => {
  const sent = serveAccepting('revokeVehicleCode', BUS, {
    registeredVehicle: { ...BUS, devices: [] },
  });
  await act('Revoke', 'Revoke the code', { reason: 'Sticker was photographed' });
  expect(await screen.findByText('Code revoked')).toBeVisible();
  expect(sent).toEqual([{ codeId: '31', reason: 'Sticker was photographed' }]);
});

it('says that another desk has revoked a code before', async () => {
  serveApi({
    ...REGISTER,
    registeredVehicle: { ...BUS, devices: [] },
    revokeVehicleCode: () => refusal('CONFLICT'),
  });
  const asked = await act('Revoke', 'Revoke the code', { reason: 'Sticker was photographed' });
  expect(await asked.findByText('Somebody else has revoked it already.')).toBeVisible();
});
