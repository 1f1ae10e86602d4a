import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const SUPERVISOR = {
  ...VIEWER,
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canSuspendVehicles', 'canViewFullRegistrations'],
  username: 'demo.supervisor',
  mustChangePassword: false,
};
const CODE = {
  id: '31',
  typedCode: '7K2M-Q9XV-PD3T',
  path: '/v/AbCdEf',
  issuedAt: '2026-11-19T08:00:00Z',
  issuedBy: 'demo.admin',
  revokedAt: null,
  revokeReason: null,
};
const WAITING = {
  id: '41',
  kind: 'PHONE',
  state: 'WAITING',
  trackerName: null,
  holderNumber: '6•• ••• •12',
  invitedBy: 'demo.admin',
  isInvitedByViewer: false,
  invitedAt: '2026-11-19T08:00:00Z',
  invitationExpiresAt: '2026-11-26T08:00:00Z',
  revokeReason: null,
};
const BUS = {
  id: '7',
  registrationNumber: 'LT ••• AA',
  transportAgency: 'Demo Express',
  registeredAt: '2026-11-18T08:00:00Z',
  codeCount: 1,
  deviceCount: 0,
  waitingCount: 1,
  isDemo: false,
  codes: [CODE],
  devices: [WAITING],
};
const listOf = (rows: object[]) => ({
  edges: rows.map((node, index) => ({ cursor: String(index), node })),
  totalCount: rows.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
});
const ANSWERS = { viewer: SUPERVISOR, registeredVehicles: listOf([BUS]), registeredVehicle: BUS };

async function openBus() {
  renderApp('/admin/vehicles?open=7');
  const sheet = within(await screen.findByRole('dialog', { name: 'LT ••• AA' }));
  await sheet.findByText('7K2M-Q9XV-PD3T');
  return sheet;
}

/** Presses a button of the details, then the one of the question that it opens, with a reason where one is given. */
async function act(button: string, question: string, { answer = button, reason = '' } = {}) {
  const sheet = await openBus();
  await userEvent.click(sheet.getByRole('button', { name: button }));
  const asked = within(await screen.findByRole('dialog', { name: question }));
  if (reason !== '') {
    await userEvent.type(asked.getByLabelText('Reason'), reason);
  }
  await userEvent.click(asked.getByRole('button', { name: answer }));
  return asked;
}

beforeEach(() => window.localStorage.clear());

it('lists the register with what each vehicle can be identified by, and opens the details', async () => {
  serveApi(ANSWERS);
  const { container } = renderApp('/admin/vehicles');
  const row = await screen.findByRole('row', { name: 'LT ••• AA' });
  expect(row).toHaveTextContent('Demo Express');
  expect(row).toHaveTextContent('Code');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'LT ••• AA' }));
  expect(await sheet.findByText('7K2M-Q9XV-PD3T')).toBeVisible();
  expect(sheet.getByText('Claimed by 6•• ••• •12')).toBeVisible();
});

it('says what an empty register is for', async () => {
  serveApi({ ...ANSWERS, registeredVehicles: listOf([]) });
  renderApp('/admin/vehicles');
  expect(await screen.findByText('No vehicle here')).toBeVisible();
});

it('says of an address whose vehicle is not registered that the register lacks it', async () => {
  serveApi({ ...ANSWERS, registeredVehicle: null });
  renderApp('/admin/vehicles?open=9');
  expect(await screen.findByText('The register has no such vehicle')).toBeVisible();
});

it('offers to try again where the details could not be loaded', async () => {
  const api = serveApi({ ...ANSWERS, registeredVehicle: () => refusal('INTERNAL') });
  renderApp('/admin/vehicles?open=7');
  const sheet = within(await screen.findByRole('dialog', { name: 'Vehicle' }));
  expect(await sheet.findByText('The vehicle could not be loaded.')).toBeVisible();
  api.answer({ registeredVehicle: BUS });
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('7K2M-Q9XV-PD3T')).toBeVisible();
});

it('keeps the plate that is searched for out of the address, and narrows to what waits within it', async () => {
  const asked: unknown[] = [];
  serveApi({
    ...ANSWERS,
    registeredVehicles: ({ filter }: { filter: object }) => {
      asked.push({ ...filter });
      return listOf([BUS]);
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
  serveApi({ ...ANSWERS, registerVehicle: () => refusal(code) });
  renderApp('/admin/vehicles');
  await userEvent.click(await screen.findByRole('button', { name: 'Register a vehicle' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Register a vehicle' }));
  await userEvent.type(sheet.getByLabelText('Registration number'), 'lt 123 aa');
  await userEvent.click(sheet.getByRole('button', { name: 'Register' }));
  expect(await sheet.findByText(sentence)).toBeVisible();
});

it('registers a vehicle for an agency', async () => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    registerVehicle: ({ input }: { input: object }) => {
      sent = { ...input };
      return BUS;
    },
  });
  renderApp('/admin/vehicles');
  await userEvent.click(await screen.findByRole('button', { name: 'Register a vehicle' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Register a vehicle' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Register' }));
  expect(sent).toBeNull();
  await userEvent.type(sheet.getByLabelText('Registration number'), 'lt 123 aa');
  await userEvent.type(sheet.getByRole('combobox'), 'Demo Express');
  await userEvent.click(sheet.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Vehicle registered')).toBeVisible();
  expect(sent).toEqual({ registrationNumber: 'LT 123 AA', transportAgency: 'Demo Express' });
});

it('gives a vehicle to another agency', async () => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    setVehicleAgency: ({ input }: { input: object }) => {
      sent = { ...input };
      return BUS;
    },
  });
  const sheet = await openBus();
  await userEvent.click(sheet.getByRole('button', { name: 'Change agency' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Change agency' }));
  expect(asked.getByRole('button', { name: 'Change agency' })).toBeDisabled();
  await userEvent.clear(asked.getByRole('combobox'));
  await userEvent.type(asked.getByRole('combobox'), 'Littoral Lines');
  await userEvent.click(asked.getByRole('button', { name: 'Change agency' }));
  expect(await screen.findByText('Agency saved')).toBeVisible();
  expect(sent).toEqual({ vehicleId: '7', transportAgency: 'Littoral Lines' });
});

it('takes a vehicle from its agency', async () => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    setVehicleAgency: ({ input }: { input: object }) => {
      sent = { ...input };
      return BUS;
    },
  });
  await act('Remove from agency', 'Remove from agency');
  expect(await screen.findByText('Removed from the agency')).toBeVisible();
  expect(sent).toEqual({ vehicleId: '7', transportAgency: null });
});

it('shows a code that was issued at once', async () => {
  const api = serveApi({
    ...ANSWERS,
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
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    registeredVehicle: { ...BUS, devices: [] },
    revokeVehicleCode: ({ input }: { input: object }) => {
      sent = { ...input };
      return BUS;
    },
  });
  await act('Revoke', 'Revoke the code', { reason: 'Sticker was photographed' });
  expect(await screen.findByText('Code revoked')).toBeVisible();
  expect(sent).toEqual({ codeId: '31', reason: 'Sticker was photographed' });
});

it('says that another desk has revoked a code before', async () => {
  serveApi({
    ...ANSWERS,
    registeredVehicle: { ...BUS, devices: [] },
    revokeVehicleCode: () => refusal('CONFLICT'),
  });
  const asked = await act('Revoke', 'Revoke the code', { reason: 'Sticker was photographed' });
  expect(await asked.findByText('Somebody else has revoked it already.')).toBeVisible();
});

it('shows the code of an invitation once', async () => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    inviteDevice: ({ input }: { input: object }) => {
      sent = { ...input };
      return { device: { ...WAITING, state: 'INVITED' }, invitation: 'ABCD-EFGH-JKMN-PQRS' };
    },
  });
  const sheet = await openBus();
  await userEvent.click(sheet.getByRole('button', { name: 'Invite a device' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Invite a device' }));
  await userEvent.click(asked.getByRole('radio', { name: 'Tracker' }));
  await userEvent.click(asked.getByRole('button', { name: 'Make an invitation' }));
  expect(await asked.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  expect(sent).toEqual({ vehicleId: '7', kind: 'TRACKER' });
  await userEvent.click(asked.getByRole('button', { name: 'I have passed it on' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Invite a device' }));
  expect(await screen.findByRole('button', { name: 'Make an invitation' })).toBeVisible();
  expect(screen.queryByText('ABCD-EFGH-JKMN-PQRS')).not.toBeInTheDocument();
});

it('approves a device that somebody else has invited', async () => {
  const api = serveApi({
    ...ANSWERS,
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
    ...ANSWERS,
    registeredVehicle: { ...BUS, devices: [{ ...WAITING, isInvitedByViewer: true }] },
  });
  const sheet = await openBus();
  expect(sheet.getByText('You have invited it: somebody else has to approve it.')).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

it.each([
  [{ clientCode: 'own-invitation' }, 'You have invited it: somebody else has to approve it.'],
  [{}, 'Somebody else has decided on this device meanwhile.'],
])('tells the rule of two people from another desk that was faster: %j', async (details, sentence) => {
  serveApi({ ...ANSWERS, approveDevice: () => refusal('CONFLICT', undefined, details) });
  const asked = await act('Approve', 'Approve');
  expect(await asked.findByText(sentence)).toBeVisible();
});

it.each([
  ['WAITING', 'Revoke', 'Revoke the device', 'Device revoked'],
  ['INVITED', 'Withdraw invitation', 'Withdraw invitation', 'Invitation withdrawn'],
])('takes a device back that is %s, with a reason', async (state, button, question, notice) => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    registeredVehicle: {
      ...BUS,
      codes: [{ ...CODE, revokedAt: '2026-11-20T08:00:00Z', revokeReason: 'Lost' }],
      devices: [{ ...WAITING, state }],
    },
    revokeDevice: ({ input }: { input: object }) => {
      sent = { ...input };
      return WAITING;
    },
  });
  await act(button, question, { reason: 'Phone was sold' });
  expect(await screen.findByText(notice)).toBeVisible();
  expect(sent).toEqual({ deviceId: '41', reason: 'Phone was sold' });
});

it('prints a sticker only with the plate in full, with both languages, and nothing else', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  serveApi({
    ...ANSWERS,
    revealRegistrations: [{ vehicleId: '7', registrationNumber: 'LT 123 AA' }],
  });
  const { container } = renderApp('/admin/vehicles?open=7&sticker=31');
  expect(await screen.findByText(/carries the plate in full/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show full plates' }));
  const why = within(await screen.findByRole('dialog', { name: 'Show full plates' }));
  await userEvent.click(why.getByLabelText('Error in the data'));
  await userEvent.click(why.getByRole('button', { name: 'Show full plates' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const paper = container.querySelector('[data-printed]');
  expect(paper).toHaveTextContent('LT 123 AA');
  expect(paper).toHaveTextContent('7K2M-Q9XV-PD3T');
  expect(paper).toHaveTextContent('Scan at the start of your journey');
  await waitFor(() => expect(paper).toHaveTextContent('Scannez au début de votre trajet'));
  expect(await screen.findByRole('img', { name: 'QR code of the vehicle' })).toBeVisible();
});

it('has no sticker for a code that is revoked', async () => {
  serveApi({
    ...ANSWERS,
    registeredVehicle: { ...BUS, codes: [{ ...CODE, revokedAt: '2026-11-20T08:00:00Z' }] },
  });
  renderApp('/admin/vehicles?open=7&sticker=31');
  expect(await screen.findByText('This code is not in force')).toBeVisible();
});

it('locks the page for a role without the permission, and asks for nothing', async () => {
  const api = serveApi({
    ...ANSWERS,
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
