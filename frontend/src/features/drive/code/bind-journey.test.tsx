import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Answers } from '../../../../test/api';
import { buildJourney, buildPhone, buildServer, startJourney } from '../../../../test/drive';
import { renderApp } from '../../../../test/render';
import { clearLocalData } from '../../../lib/session/local-data';

const CODE = 'DEM0C0ACHDB1';
const TOKEN = `1${CODE}${'k'.repeat(6)}${'s'.repeat(86)}`;

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

/** A journey with a typed plate, and a server that puts it into the vehicle of a code. */
function serveBinding(over: Answers = {}) {
  const codes: string[] = [];
  const journey = buildJourney({ binding: 'TYPED', boundVehicle: null });
  const bound = {
    ...journey,
    binding: 'WITNESS',
    boundVehicle: { level: 'WITNESS', registrationNumber: 'CE 000 DB', until: null },
  };
  const bindVehicle = ({ input }: { input: { code: string } }) => {
    codes.push(input.code);
    return { outcome: 'WITNESS', device: null, journey: bound };
  };
  buildPhone();
  buildServer({}, { bindVehicle, ...over }, journey);
  return { codes, journey };
}

async function openSheet() {
  const { user } = await startJourney();
  await user.click(await screen.findByRole('button', { name: 'Scan the code in the vehicle' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Which vehicle is this?' }));
  const type = () => user.type(sheet.getByLabelText('Code under the QR (optional)'), CODE);
  return { user, sheet, type };
}

it('puts the journey that is on into the vehicle of a typed code, and the card says so', async () => {
  const { codes } = serveBinding();
  const { type } = await openSheet();
  await type();
  expect(await screen.findByText('You are in CE 000 DB')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(codes).toEqual([CODE]);
});

it.each([
  [refusal('BAD_USER_INPUT', { code: 'No such' }), 'This code is not known. Check each character.'],
  [refusal('RATE_LIMITED'), 'Too many wrong codes. Try again in an hour.'],
  [refusal('CONFLICT'), 'The code could not be sent. Please try again.'],
])('says why a code does not bind the journey (%s)', async (error, text) => {
  serveBinding({ bindVehicle: () => error });
  const { sheet, type } = await openSheet();
  await type();
  expect(await sheet.findByText(text)).toBeVisible();
});

it('asks before the code of an address binds the journey that is on', async () => {
  const journey = buildJourney({ binding: 'TYPED', boundVehicle: null });
  const { codes } = serveBinding({ activeJourney: journey });
  renderApp(`/v/${TOKEN}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Which vehicle is this?' }));
  expect(codes).toEqual([]);
  await userEvent.setup().click(sheet.getByRole('button', { name: 'I am in this vehicle' }));
  expect(await screen.findByText('You are in CE 000 DB')).toBeInTheDocument();
  expect(codes).toEqual([TOKEN]);
});
