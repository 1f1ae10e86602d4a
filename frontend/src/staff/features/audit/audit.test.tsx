import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const ADMIN = {
  ...VIEWER,
  role: 'ADMIN',
  permissions: ['canViewDashboard', 'canAccessSystemSettings'],
  username: 'demo.admin',
  mustChangePassword: false,
};
const ENTRY = {
  id: '5',
  at: '2026-11-19T08:00:00Z',
  actorName: 'chief',
  actorRole: 'ADMIN',
  act: 'RETENTION_CHANGED',
  target: 'user:20',
  details: { before: { fixDays: 30 }, after: { fixDays: 7 }, reason: null, isLater: true },
};

beforeEach(() => window.localStorage.clear());

it('says in words what was done, to what, and what was before', async () => {
  serveApi({ viewer: ADMIN, auditLog: listOf([ENTRY]) });
  const { container } = renderApp('/admin/audit');
  const row = await screen.findByRole('row', { name: 'chief: Changed the retention' });
  expect(row).toHaveTextContent('account 20');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'Changed the retention' }));
  expect(sheet.getByText('Before: Positions (days)').parentElement).toHaveTextContent('30');
  expect(sheet.getByText('After: Positions (days)').parentElement).toHaveTextContent('7');
  expect(sheet.getByText('isLater').parentElement).toHaveTextContent('on');
});

it('narrows by act and by days of Cameroon, as the address says', async () => {
  const asked: unknown[] = [];
  serveApi({
    viewer: ADMIN,
    auditLog: ({ filter }: { filter: object }) => {
      asked.push(JSON.parse(JSON.stringify(filter)));
      return listOf([]);
    },
  });
  renderApp('/admin/audit?from=2026-11-19&to=2026-11-19');
  expect(await screen.findByText('No entry')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'USER_SUSPENDED');
  expect(await screen.findByText('No entry')).toBeVisible();
  const days = { from: '2026-11-18T23:00:00.000Z', to: '2026-11-19T23:00:00.000Z' };
  expect(asked).toEqual([
    { acts: null, search: null, ...days },
    { acts: ['USER_SUSPENDED'], search: null, ...days },
  ]);
});

function listOf(rows: object[]) {
  return {
    edges: rows.map((node, index) => ({ cursor: String(index), node })),
    boundedCount: { count: rows.length, isMore: false },
    pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
  };
}
