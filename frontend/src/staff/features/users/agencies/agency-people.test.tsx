import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../../test/api';
import { renderApp } from '../../../../../test/render';

/** The first test of the file waits until the screens are compiled. */
const FIRST_COMPILED = { timeout: 30_000 };
const ADMIN = {
  ...{ ...VIEWER, role: 'ADMIN', permissions: ['canViewDashboard', 'canManageUsers'] },
  ...{ username: 'demo.admin', mustChangePassword: false },
};
const OPEN = {
  ...{ id: '7', agency: 'Musango Bus Service', role: 'AGENCY_MANAGER', email: 'safety@musango.example' },
  ...{ state: 'OPEN', expiresAt: '2026-12-01T08:00:00Z', username: null },
};
const ANSWERS = {
  viewer: ADMIN,
  users: {
    edges: [],
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: { count: 0, isMore: false },
  },
  agencyInvitationsConnection: {
    nodes: [OPEN, { ...OPEN, id: '6', state: 'ACCEPTED', username: 'nkeng' }],
  },
  transportAgencies: ['Musango Bus Service', 'Oasis Travels'],
};

async function openSheet() {
  renderApp('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Agencies' }, FIRST_COMPILED));
  return within(await screen.findByRole('dialog', { name: 'People of agencies' }));
}

it('invites somebody of an agency, and shows the link once', async () => {
  const sent: unknown[] = [];
  serveApi({
    ...ANSWERS,
    inviteAgencyUser({ input }: { input: object }) {
      sent.push({ ...input });
      return { path: '/agency/join/a-token', invitation: OPEN };
    },
  });
  const sheet = await openSheet();
  await sheet.findByRole('option', { name: 'Oasis Travels' });
  await userEvent.selectOptions(sheet.getByLabelText('Agency'), 'Oasis Travels');
  await userEvent.selectOptions(sheet.getByLabelText('Role'), 'AGENCY_VIEWER');
  await userEvent.click(sheet.getByRole('button', { name: 'Invite' }));
  expect(await sheet.findByLabelText('Link of the invitation')).toHaveTextContent(
    `${window.location.origin}/agency/join/a-token`,
  );
  expect(sheet.getByText(/Pass this link on to Oasis Travels/)).toBeVisible();
  expect(sent).toEqual([{ agency: 'Oasis Travels', role: 'AGENCY_VIEWER', email: null }]);
  expect(await axe(document.body)).toHaveNoViolations();
});

it('says why an invitation is refused, and revokes an open one', async () => {
  const revoked: unknown[] = [];
  serveApi({
    ...ANSWERS,
    inviteAgencyUser: refusal('CONFLICT'),
    revokeAgencyInvitation({ input }: { input: object }) {
      revoked.push({ ...input });
      return { ...OPEN, state: 'REVOKED' };
    },
  });
  const sheet = await openSheet();
  await sheet.findByText(/accepted by nkeng/);
  await userEvent.click(sheet.getByRole('button', { name: 'Invite' }));
  expect(await sheet.findByText(/20 open invitations/)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Revoke the invitation of Musango Bus Service' }));
  await waitFor(() => expect(revoked).toEqual([{ invitationId: '7' }]));
});
