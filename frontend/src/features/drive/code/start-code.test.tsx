import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { placePhone } from '../../../../test/incidents';
import { renderApp } from '../../../../test/render';
import { clearLocalData } from '../../../lib/session/local-data';

const CODE = 'DEM0C0ACHDB1';
const VEHICLE = { registrationNumber: 'CE 000 DB', transportAgency: 'Demo Express' };

beforeEach(async () => {
  placePhone();
  await clearLocalData();
  localStorage.clear();
});

async function openDialog(answers: Answers = {}, address = '/') {
  const started: { vehicleCode?: string | null; registrationNumber: string }[] = [];
  const startJourney = ({ input }: { input: (typeof started)[number] }) => {
    started.push(input);
    throw refusal('UNAVAILABLE');
  };
  const api = serveApi({
    viewer: VIEWER,
    transportAgencies: [],
    startJourney,
    vehicleOfCode: VEHICLE,
    ...answers,
  });
  renderApp(address);
  const user = userEvent.setup();
  if (address === '/') {
    await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
    const [start] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Start Journey' });
    await user.click(start as HTMLElement);
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'Start New Journey' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Start Journey' }));
  const field = () => dialog.getByLabelText('Code under the QR (optional)');
  return { api, user, dialog, submit, field, started };
}

it('accepts a typed code: it fills plate and agency, and is sent with the start', async () => {
  const { user, dialog, submit, field, started } = await openDialog();
  await user.type(field(), 'dem0-c0ac hdb1');
  expect(await dialog.findByText('Code of CE 000 DB')).toBeInTheDocument();
  expect(dialog.getByLabelText('Registration number')).toHaveValue('CE 000 DB');
  expect(dialog.getByRole('radio', { name: 'Public' })).toBeChecked();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await submit();
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toMatchObject({ vehicleCode: CODE, registrationNumber: 'CE 000 DB' });
});

it('shows a typing error at once, and asks the server for nothing', async () => {
  const { api, user, dialog, field } = await openDialog();
  await user.type(field(), 'DEM0C0ACHDB2');
  expect(await dialog.findByText('One character of the code is wrong')).toBeInTheDocument();
  expect(api.asked).not.toContain('VehicleOfCode');
});

it.each([
  ['This is not the code of a vehicle', 'This code is not known. Check each character.'],
  ['This code is no longer in force', 'This code is no longer in force. Ask for the new sticker.'],
])('says why the server refuses a code (%s)', async (sentence, text) => {
  const vehicleOfCode = () => {
    throw refusal('BAD_USER_INPUT', { code: sentence });
  };
  const { user, dialog, field } = await openDialog({ vehicleOfCode });
  await user.type(field(), CODE);
  expect(await dialog.findByText(text)).toBeInTheDocument();
});

it('without a network accepts a whole code as it is, and the plate stays to be typed', async () => {
  const { api, user, dialog, field } = await openDialog();
  api.goOffline();
  await user.type(field(), CODE);
  expect(await dialog.findByText('Code noted. It is checked once you are online.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Registration number')).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(field()).toHaveValue('');
});

it('gives the focus to the typed field and a sentence for the picture where there is no camera', async () => {
  const { user, dialog, field } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Scan the code in the vehicle' }));
  expect(await dialog.findByText(/The camera is not available/)).toBeInTheDocument();
  await waitFor(() => expect(field()).toHaveFocus());
  // Anyone who has allowed it meanwhile may try again; there is nothing to close.
  expect(dialog.getByRole('button', { name: 'Scan the code in the vehicle' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Close the camera' })).not.toBeInTheDocument();
});

it('opens with the code of the address that a QR code holds', async () => {
  const token = `1${CODE}${'k'.repeat(6)}${'s'.repeat(86)}`;
  const { dialog, submit, started } = await openDialog({}, `/v/${token}`);
  expect(await dialog.findByText('Code of CE 000 DB')).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toMatchObject({ vehicleCode: token });
});

it('starts the journey without a code that the server does not take', async () => {
  const inputs: { vehicleCode?: string | null }[] = [];
  const startJourney = ({ input }: { input: { vehicleCode?: string | null } }) => {
    inputs.push(input);
    throw input.vehicleCode
      ? refusal('BAD_USER_INPUT', { vehicleCode: 'This code is no longer in force' })
      : refusal('UNAVAILABLE');
  };
  const { user, dialog, submit, field } = await openDialog({ startJourney });
  await user.type(field(), CODE);
  await dialog.findByText('Code of CE 000 DB');
  await submit();
  await waitFor(() => expect(inputs.length).toBeGreaterThan(1));
  expect(inputs.map(({ vehicleCode }) => vehicleCode)).toEqual([CODE, null]);
});
