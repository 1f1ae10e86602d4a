import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../../test/api';
import { renderApp } from '../../../../../test/render';

const AT = new Date(Date.now() - 45 * 60_000).toISOString();
const STAFF = {
  ...{ ...VIEWER, mobileNumber: null, username: 'demo.supervisor', displayName: 'Demo Supervisor' },
  ...{ role: 'SUPERVISOR', permissions: ['canViewDashboard', 'canSuspendVehicles'], isDemo: true },
  ...{ mustChangePassword: false, hasTotp: true, lastSignInAt: null },
};
const MAP = { computedAt: AT, journeys: [], incidents: [], violations: [] };
const NOTHING = {
  ...{ state: 'OPEN', subject: null, detail: null, count: null, sinceAt: AT, dueAt: null, latitude: null },
  ...{ longitude: null, proposedBy: null, version: 0, snoozedUntil: null, rate: null, assignee: null },
};
const ITEMS = [
  {
    ...NOTHING,
    id: 'INCIDENT:4',
    kind: 'INCIDENT',
    harm: 'HIGH',
    rank: 1,
    subjectId: '4',
    detail: 'CRASH',
    count: 2,
  },
  {
    ...{
      ...NOTHING,
      id: 'STATUS_PROPOSAL:7-1',
      kind: 'STATUS_PROPOSAL',
      harm: 'HIGH',
      rank: 2,
      subjectId: '7-1',
    },
    ...{ subject: 'LT ••• ZK', detail: 'SUSPENDED', proposedBy: 'A. Demo' },
    dueAt: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
  },
  {
    ...{ ...NOTHING, id: 'RATE:N5-014', kind: 'RATE', harm: 'MEDIUM', rank: 3, subjectId: 'N5-014' },
    ...{
      subject: 'N5, km 65-70',
      count: 40,
      rate: { low: 41.2, high: 66, expectedLow: 9, expectedHigh: 24 },
    },
  },
];
const QUEUE = { computedAt: AT, isCut: false, nextDueAt: null, items: ITEMS, doneToday: [], taken: [] };

// The page is fetched when it is opened: on a busy machine that is no part of what is waited for.
beforeAll(() => import('../OverviewPage'), 60_000);
beforeEach(() => window.localStorage.clear());

function open(answers: Record<string, unknown> = {}) {
  const api = serveApi({
    viewer: STAFF,
    attention: QUEUE,
    dashboard: () => refusal('INTERNAL'),
    operationsMap: MAP,
    ...answers,
  });
  return { api, ...renderApp('/admin') };
}

const list = () => screen.findByRole('region', { name: 'What needs somebody' });

it('says of each row what it is, why it is there, and how much time is left', async () => {
  const { container } = open();
  const queue = within(await list());
  expect(await queue.findByText('3 things need you')).toBeVisible();
  expect(queue.getByText('46 min, goal 30 min')).toBeVisible();
  expect(queue.getByText('Suspend LT ••• ZK? Second person needed')).toBeVisible();
  expect(queue.getByText(/^5 h (29|30) min left$/)).toBeVisible();
  expect(queue.getByText('At least 41.2 violations per 1,000 km, expected 9 to 24.')).toBeVisible();
  const why = screen.getByText('Why is this first?').closest('section');
  expect(why).toHaveTextContent('2 people have confirmed it.');
  expect(screen.getByRole('link', { name: 'Attention, 3 things need somebody' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('moves by j and k from anywhere, opens by Enter, and asks before an act', async () => {
  const done: unknown[] = [];
  open({
    completeAttention: ({ input }: { input: unknown }) => {
      done.push(input);
      return { id: 'STATUS_PROPOSAL:7-1', version: 1 };
    },
  });
  await within(await list()).findByText('3 things need you');
  await userEvent.keyboard('jjk');
  expect(document.activeElement).toHaveAttribute('data-queue-row', 'STATUS_PROPOSAL:7-1');
  await userEvent.keyboard('e');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('Reason')).toHaveFocus());
  await userEvent.keyboard('Both agree.');
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(done).toEqual([{ id: 'STATUS_PROPOSAL:7-1', version: 0, reason: 'Both agree.' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/violators?open=7'));
});

it('leads to a page by g and its letter, before the page takes the letter for its own', async () => {
  open();
  await within(await list()).findByText('3 things need you');
  await userEvent.keyboard('gj');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/journeys'));
});

it('finds a page by its name without accents, and a case by its number', async () => {
  open();
  await within(await list()).findByText('3 things need you');
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'C-2026-0412');
  expect(screen.getByRole('option', { name: 'Case C-2026-0412' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/cases/412'));
});

it('is empty with the next deadline, and says when it could not be loaded', async () => {
  open({ attention: { ...QUEUE, items: [], nextDueAt: '2026-03-03T19:14:00Z' } });
  expect(await screen.findByText('Nothing needs you.')).toBeVisible();
  expect(screen.getByText(/^Next deadline: Tue.* 3 Mar.*20:14\.$/)).toBeVisible();
});

it('offers to try again where it could not be loaded', async () => {
  const { api } = open({ attention: () => refusal('INTERNAL') });
  const queue = within(await list());
  const again = await queue.findByRole('button', { name: 'Try again' });
  api.answer({ attention: QUEUE });
  await userEvent.click(again);
  expect(await queue.findByText('3 things need you')).toBeVisible();
});

it('shows viewers everything and lets them do nothing', async () => {
  open({ viewer: { ...STAFF, role: 'VIEWER', permissions: ['canViewDashboard'] } });
  await within(await list()).findByText('3 things need you');
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
  await userEvent.keyboard('e');
  expect(screen.queryByRole('dialog')).toBeNull();
});
