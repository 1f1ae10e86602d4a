import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const ADMIN = {
  ...VIEWER,
  role: 'ADMIN',
  permissions: ['canViewDashboard', 'canManageUsers'],
  username: 'demo.admin',
  mustChangePassword: false,
};
const CITIZEN = {
  id: '20',
  username: '+237 6•• ••• •12',
  mobileNumber: '+237 6•• ••• •12',
  fullName: 'Demo Citizen',
  role: 'CITIZEN',
  status: 'ACTIVE',
  isNumberProven: true,
  createdAt: '2026-10-02T08:00:00Z',
};
const STAFF = {
  ...CITIZEN,
  id: '21',
  username: 'demo.viewer',
  mobileNumber: null,
  fullName: 'Demo Viewer',
  role: 'VIEWER',
};
const SELF = {
  ...STAFF,
  id: VIEWER.id,
  username: 'demo.admin',
  fullName: 'Demo Administrator',
  role: 'ADMIN',
};
const listOf = (users: object[]) => ({
  edges: users.map((node, index) => ({ cursor: String(index), node })),
  totalCount: users.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
});
const ANSWERS = { viewer: ADMIN, users: listOf([CITIZEN, STAFF, SELF]) };

beforeEach(() => window.localStorage.clear());

it('masks numbers until they are asked for, all in one act that the server records', async () => {
  const asked: unknown[] = [];
  serveApi({
    ...ANSWERS,
    revealNumbers: ({ input }: { input: { userIds: string[]; reason: string } }) => {
      asked.push([...input.userIds, input.reason]);
      return [{ userId: '20', mobileNumber: '677123412' }];
    },
  });
  const { container } = renderApp('/admin/users');
  const row = await screen.findByRole('row', { name: 'Demo Citizen' });
  expect(row).toHaveTextContent('+237 6•• ••• •12');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Show numbers' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Request of the person' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show numbers' }));
  expect(await within(row).findAllByText('+237 6 77 12 34 12')).not.toHaveLength(0);
  expect(asked).toEqual([['20', 'CITIZEN_REQUEST']]);
  await userEvent.click(screen.getByRole('button', { name: 'Mask numbers' }));
  expect(row).toHaveTextContent('+237 6•• ••• •12');
});

it('marks a number that nobody has proven', async () => {
  const unproven = { ...CITIZEN, id: '22', fullName: 'New Citizen', isNumberProven: false };
  serveApi({ ...ANSWERS, users: listOf([CITIZEN, unproven, SELF]) });
  renderApp('/admin/users');
  expect(await screen.findByRole('row', { name: 'New Citizen' })).toHaveTextContent('Not proven');
  expect(screen.getByRole('row', { name: 'Demo Citizen' })).not.toHaveTextContent('Not proven');
});

it('suspends with a reason, and offers to reinstate then', async () => {
  let sent: unknown = null;
  serveApi({
    ...ANSWERS,
    suspendUser: ({ input }: { input: object }) => {
      sent = { ...input };
      return { ...CITIZEN, status: 'SUSPENDED' };
    },
  });
  renderApp('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend Demo Citizen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Demo Citizen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Say why.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Shared account');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Demo Citizen is suspended')).toBeVisible();
  expect(sent).toEqual({ userId: '20', reason: 'Shared account' });
  expect(await screen.findByRole('button', { name: 'Reinstate Demo Citizen' })).toBeInTheDocument();
});

it('does not offer anybody to suspend themselves', async () => {
  serveApi(ANSWERS);
  renderApp('/admin/users');
  await userEvent.click(await screen.findByText('Demo Administrator'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Demo Administrator' }));
  expect(sheet.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
  expect(sheet.getByText(/Nobody can suspend themselves/)).toBeVisible();
});

it('changes a role on what was seen of it, and says when somebody else was faster', async () => {
  const sent: unknown[] = [];
  serveApi({
    ...ANSWERS,
    changeRole: ({ input }: { input: object }) => {
      sent.push({ ...input });
      return sent.length === 1
        ? refusal('CONFLICT', undefined, { currentRole: 'SUPERVISOR' })
        : { ...STAFF, role: 'OPERATOR' };
    },
  });
  renderApp('/admin/users?user=21');
  const sheet = within(await screen.findByRole('dialog', { name: 'Demo Viewer' }));
  await userEvent.selectOptions(sheet.getByLabelText('New role'), 'OPERATOR');
  await userEvent.click(sheet.getByRole('button', { name: 'Change role' }));
  const question = within(await screen.findByRole('dialog', { name: 'Change the role of Demo Viewer' }));
  await userEvent.click(question.getByRole('button', { name: 'Change role' }));
  expect(await question.findByText(/Somebody else has changed this account/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('The role of Demo Viewer is changed')).toBeVisible();
  expect(sent[0]).toEqual({ userId: '21', role: 'OPERATOR', roleBefore: 'VIEWER' });
});

it('shows the password of a new staff account once', async () => {
  serveApi({
    ...ANSWERS,
    createStaff: { user: { ...STAFF, id: '30', username: 'demo.new' }, oneTimePassword: 'fair-wind-9314' },
  });
  renderApp('/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: 'New staff account' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New staff account' }));
  await userEvent.type(sheet.getByLabelText('Username'), 'demo.new');
  await userEvent.click(sheet.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('fair-wind-9314')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have passed it on' }));
  await userEvent.click(await screen.findByRole('button', { name: 'New staff account' }));
  expect(screen.queryByText('fair-wind-9314')).not.toBeInTheDocument();
});

it('finds users by a part of the name, and stores the search in the address', async () => {
  const searched: unknown[] = [];
  serveApi({
    ...ANSWERS,
    users: ({ search }: { search: string | null }) => {
      searched.push(search);
      return listOf(search === null ? [CITIZEN, STAFF] : []);
    },
  });
  renderApp('/admin/users');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Nobody');
  expect(await screen.findByText('No user found')).toBeVisible();
  expect(searched).toEqual([null, 'Nobody']);
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/users?q=Nobody');
});

it('searches for a whole number without writing it into the address', async () => {
  const searched: unknown[] = [];
  serveApi({
    ...ANSWERS,
    users: ({ search }: { search: string | null }) => {
      searched.push(search);
      return listOf([CITIZEN]);
    },
  });
  renderApp('/admin/users');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), '677123412');
  await waitFor(() => expect(searched).toContain('677123412'));
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin\/users$/);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('677123412');
});
