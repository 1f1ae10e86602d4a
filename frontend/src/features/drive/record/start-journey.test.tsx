import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { placePhone } from '../../../../test/incidents';
import { renderApp } from '../../../../test/render';
import { clearLocalData } from '../../../lib/session/local-data';
import { matchingAgencies } from '../../../components/vehicle/agency-matches';

const AGENCIES = ['Touristique Express', 'Musango Bus Service', 'United Express'];

async function openDialog(answers: Answers = {}) {
  serveApi({ viewer: VIEWER, transportAgencies: AGENCIES, ...answers });
  renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  const [start] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Start Journey' });
  await user.click(start as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Start New Journey' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Start Journey' }));
  return { user, dialog, submit };
}

beforeEach(async () => {
  placePhone();
  await clearLocalData();
  localStorage.clear();
});

it('asks four vehicle types, two categories and two roles, and begins with a private car and its driver', async () => {
  const { dialog } = await openDialog();
  const names = (await dialog.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Car', 'Bus', 'Bike', 'Train', 'Private', 'Public', 'Driver', 'Passenger']);
  for (const name of ['Car', 'Private', 'Driver']) {
    expect(await dialog.findByRole('radio', { name })).toBeChecked();
  }
  expect(dialog.getByLabelText('Registration number')).toHaveValue('');
  expect(dialog.getByPlaceholderText(/SW-452-CM/)).toBe(dialog.getByLabelText('Registration number'));
  expect(dialog.queryByRole('combobox', { name: 'Transport agency' })).not.toBeInTheDocument();
});

it('refuses a plate of two characters', async () => {
  const { user, dialog, submit } = await openDialog();
  await user.type(dialog.getByLabelText('Registration number'), 'ab');
  await submit();
  expect(await dialog.findByText('Registration number must be at least 3 characters')).toBeInTheDocument();
});

it('asks for the agency of a public vehicle', async () => {
  const { user, dialog, submit } = await openDialog();
  await user.type(dialog.getByLabelText('Registration number'), 'SW-452-CM');
  await user.click(dialog.getByRole('radio', { name: 'Public' }));
  await user.type(dialog.getByRole('combobox', { name: 'Transport agency' }), 'x');
  await submit();
  expect(
    await dialog.findByText('Transport agency name is required for public vehicles'),
  ).toBeInTheDocument();
});

it('names the region of a plate and writes it in capitals', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText('Registration number'), 'sw-452-cm');
  expect(dialog.getByLabelText('Registration number')).toHaveValue('SW-452-CM');
  expect(dialog.getByText('South West')).toBeInTheDocument();
});

it('finds an agency by keyboard, closes the list before the dialog, and starts with it', async () => {
  const started: unknown[] = [];
  const { user, dialog, submit } = await openDialog({
    startJourney: ({ input }: { input: unknown }) => {
      started.push(input);
      throw refusal('UNAVAILABLE');
    },
  });
  await user.type(dialog.getByLabelText('Registration number'), 'SW-452-CM');
  await user.click(dialog.getByRole('radio', { name: 'Public' }));
  const agency = dialog.getByRole('combobox', { name: 'Transport agency' });
  await user.type(agency, 'mus{ArrowDown}{Enter}');
  expect(agency).toHaveValue('Musango Bus Service');
  await user.type(agency, '{Backspace}{Escape}');
  expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
  expect(agency).toHaveValue('Musango Bus Servic');
  await user.type(agency, 'e');
  await submit();
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started).toEqual([
    expect.objectContaining({
      vehicleType: 'CAR',
      registrationNumber: 'SW-452-CM',
      category: 'PUBLIC',
      transportAgency: 'Musango Bus Service',
      role: 'DRIVER',
    }),
  ]);
});

it('accepts an agency that is not on the list', async () => {
  const started: unknown[] = [];
  const { user, dialog, submit } = await openDialog({
    startJourney: ({ input }: { input: unknown }) => {
      started.push(input);
      throw refusal('UNAVAILABLE');
    },
  });
  await user.type(dialog.getByLabelText('Registration number'), 'SW-452-CM');
  await user.click(dialog.getByRole('radio', { name: 'Public' }));
  await user.type(dialog.getByRole('combobox', { name: 'Transport agency' }), 'Demo Lines');
  await submit();
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started).toEqual([expect.objectContaining({ transportAgency: 'Demo Lines' })]);
});

it.each([
  ['INTERNAL', 'Could not start journey. Please try again.'],
  ['CONFLICT', 'A journey is already active. End it first.'],
  ['RATE_LIMITED', 'Too many tries. Wait a little, then try again.'],
])('says why a start failed with %s, and preserves what was typed', async (code, text) => {
  const { user, dialog, submit } = await openDialog({
    startJourney: () => {
      throw refusal(code);
    },
  });
  await user.type(dialog.getByLabelText('Registration number'), 'SW-452-CM');
  await submit();
  const notice = await screen.findByText(text);
  expect(notice.parentElement?.textContent).toBe(`Error${text}`);
  expect(dialog.getByLabelText('Registration number')).toHaveValue('SW-452-CM');
});

it('has no fault that a machine can find', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Public' }));
  await user.type(dialog.getByRole('combobox'), 'u');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

describe('matchingAgencies', () => {
  it.each([
    ['express', ['Touristique Express', 'United Express']],
    ['UN', ['United Express']],
    ['t', ['Touristique Express', 'United Express']],
    ['', AGENCIES],
    ['united express', []],
    ['zzz', []],
  ])('finds for "%s" %j', (typed, names) => {
    expect(matchingAgencies(AGENCIES, typed).map((match) => match.name)).toEqual(names);
  });
});
