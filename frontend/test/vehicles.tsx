import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi, VIEWER, type Answers } from './api';
import { renderApp } from './render';

/** A supervisor, who maintains the register of vehicles. */
export const SUPERVISOR = {
  ...VIEWER,
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canSuspendVehicles', 'canViewFullRegistrations'],
  username: 'demo.supervisor',
  mustChangePassword: false,
};

/** A code in force. */
export const CODE = {
  id: '31',
  typedCode: '7K2M-Q9XV-PD3T',
  path: '/v/AbCdEf',
  issuedAt: '2026-11-19T08:00:00Z',
  issuedBy: 'demo.admin',
  revokedAt: null,
  revokeReason: null,
};

/** A phone that was claimed and waits for approval. */
export const WAITING = {
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

/** A bus of the register with both. */
export const BUS = {
  id: '7',
  registrationNumber: 'LT ••• AA',
  transportAgency: 'Demo Express',
  vehicleClass: null,
  registeredAt: '2026-11-18T08:00:00Z',
  codeCount: 1,
  deviceCount: 0,
  waitingCount: 1,
  isDemo: false,
  codes: [CODE],
  devices: [WAITING],
};

/** A page of the register. */
export function registerOf(rows: readonly object[]): object {
  return {
    edges: rows.map((node, index) => ({ cursor: String(index), node })),
    totalCount: rows.length,
    pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
  };
}

/** Answers of the server about the register. */
export const REGISTER: Answers = {
  viewer: SUPERVISOR,
  registeredVehicles: registerOf([BUS]),
  registeredVehicle: BUS,
};

/** Serves the register with one act that succeeds; gives the inputs that it was sent, also later ones. */
export function serveAccepting(act: string, answer: unknown, over: Answers = {}): unknown[] {
  const sent: unknown[] = [];
  serveApi({
    ...REGISTER,
    ...over,
    [act]: ({ input }: { input: object }) => {
      sent.push({ ...input });
      return answer;
    },
  });
  return sent;
}

/** Opens the details of the bus. */
export async function openBus() {
  renderApp('/admin/vehicles?open=7');
  const sheet = within(await screen.findByRole('dialog', { name: 'LT ••• AA' }));
  await sheet.findByText('7K2M-Q9XV-PD3T');
  return sheet;
}

/** Presses a button of the details, then the one of the question that it opens, with a reason where one is given. */
export async function act(button: string, question: string, { answer = button, reason = '' } = {}) {
  const sheet = await openBus();
  await userEvent.click(sheet.getByRole('button', { name: button }));
  const asked = within(await screen.findByRole('dialog', { name: question }));
  if (reason !== '') {
    await userEvent.type(asked.getByLabelText('Reason'), reason);
  }
  await userEvent.click(asked.getByRole('button', { name: answer }));
  return asked;
}
