import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import {
  BUS,
  CODE,
  openBus,
  REGISTER,
  registerOf,
  serveAccepting,
  SUPERVISOR,
  WAITING,
} from '../../../../test/vehicles';

beforeEach(() => window.localStorage.clear());

it('lists the register with what each vehicle can be identified by, and opens the details', async () => {
  serveApi(REGISTER);
  const { container } = renderApp('/admin/vehicles');
  const row = await screen.findByRole('row', { name: 'LT ••• AA' });
  expect(row).toHaveTextContent('Demo Express');
  expect(row).toHaveTextContent('No class entered');
  expect(row).toHaveTextContent('Code');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'LT ••• AA' }));
  expect(await sheet.findByText('7K2M-Q9XV-PD3T')).toBeVisible();
  expect(sheet.getByText('Claimed by 6•• ••• •12')).toBeVisible();
});

it('says when a code was issued and a device invited whose issuer and inviter are gone', async () => {
  const codes = [{ ...CODE, issuedBy: null }];
  const devices = [{ ...WAITING, invitedBy: null }];
  serveApi({ ...REGISTER, registeredVehicle: { ...BUS, codes, devices } });
  const sheet = await openBus();
  expect(sheet.getByText('Issued, Thu, 19 Nov')).toBeVisible();
  expect(sheet.getByText('Invited, Thu, 19 Nov')).toBeVisible();
});

it('says what an empty register is for', async () => {
  serveApi({ ...REGISTER, registeredVehicles: registerOf([]) });
  renderApp('/admin/vehicles');
  expect(await screen.findByText('No vehicle here')).toBeVisible();
});

it('says of an address whose vehicle is not registered that the register lacks it', async () => {
  serveApi({ ...REGISTER, registeredVehicle: null });
  renderApp('/admin/vehicles?open=9');
  expect(await screen.findByText('The register has no such vehicle')).toBeVisible();
});

it('offers to try again where the details could not be loaded', async () => {
  const api = serveApi({ ...REGISTER, registeredVehicle: () => refusal('INTERNAL') });
  renderApp('/admin/vehicles?open=7');
  const sheet = within(await screen.findByRole('dialog', { name: 'Vehicle' }));
  expect(await sheet.findByText('The vehicle could not be loaded.')).toBeVisible();
  api.answer({ registeredVehicle: BUS });
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('7K2M-Q9XV-PD3T')).toBeVisible();
});

it('leaves the plate that is searched for out of the address, and narrows to open work within it', async () => {
  const asked: unknown[] = [];
  serveApi({
    ...REGISTER,
    registeredVehicles: ({ filter }: { filter: object }) => {
      asked.push({ ...filter });
      return registerOf([BUS]);
    },
  });
  renderApp('/admin/vehicles?waiting=yes');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'LT 12');
  await waitFor(() => expect(asked).toContainEqual({ search: 'LT 12', isWaiting: true }));
  expect(asked[0]).toEqual({ search: null, isWaiting: true });
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin\/vehicles\?waiting=yes$/);
});

it.each([
  ['CONFLICT', 'This vehicle is in the register already.'],
  ['BAD_USER_INPUT', 'Check the plate and the name of the agency.'],
])('says why a vehicle could not be registered: %s', async (code, sentence) => {
  serveApi({ ...REGISTER, registerVehicle: () => refusal(code) });
  renderApp('/admin/vehicles');
  await userEvent.click(await screen.findByRole('button', { name: 'Register a vehicle' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Register a vehicle' }));
  await userEvent.type(sheet.getByLabelText('Registration number'), 'lt 123 aa');
  await userEvent.click(sheet.getByRole('button', { name: 'Register' }));
  expect(await sheet.findByText(sentence)).toBeVisible();
});

it('registers a vehicle for an agency', async () => {
  const sent = serveAccepting('registerVehicle', BUS);
  renderApp('/admin/vehicles');
  await userEvent.click(await screen.findByRole('button', { name: 'Register a vehicle' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Register a vehicle' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Register' }));
  expect(sent).toEqual([]);
  await userEvent.type(sheet.getByLabelText('Registration number'), 'lt 123 aa');
  await userEvent.type(sheet.getByRole('combobox', { name: 'Transport agency' }), 'Demo Express');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Class' }), 'Bus over 12.5 t');
  await userEvent.click(sheet.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Vehicle registered')).toBeVisible();
  expect(sent).toEqual([
    { registrationNumber: 'LT 123 AA', transportAgency: 'Demo Express', vehicleClass: 'BUS_OVER_12_5T' },
  ]);
});

it('locks the page for a role without the permission, and asks for nothing', async () => {
  const api = serveApi({
    ...REGISTER,
    viewer: { ...SUPERVISOR, role: 'OPERATOR', permissions: ['canViewDashboard'] },
  });
  renderApp('/admin/vehicles');
  expect(await screen.findByText('Your role has no permission for this page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vehicles, no permission' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(api.asked).not.toContain('RegisteredVehicles');
});
