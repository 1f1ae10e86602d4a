import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal } from '../../../../test/api';
import { PATROL_PLAN, patrolBand, PLANNER, serveTonight } from '../../../../test/patrols';
import { renderApp } from '../../../../test/render';
import { letterOf, nightsFrom, startsOf, usualNight } from './stops/patrol-setup';

const open = () => renderApp('/admin/tonight');
const answer = async () => (await screen.findByText(/about 31 violations, between 20 and 45/)).parentElement;

test('the answer stands first, with its band and what it rests on; each stop says place, hours and why', async () => {
  serveTonight();
  const { container } = open();
  expect(await answer()).toHaveTextContent(
    '2 patrols meet about 31 violations, between 20 and 45, of some 830 on the main roads until 02:00.',
  );
  // The best stop of each patrol, the best first.
  expect(await answer()).toHaveTextContent(
    'Most of it at N5 km 70–75, 19:00–21:00 (A1) and N5 km 150–155, 22:00–00:00 (B1).',
  );
  expect(screen.getByText('14 (8–21)')).toBeVisible();
  expect(screen.getByText('19% (goal 15–25%)')).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[0]).toHaveTextContent('A119:00 – 21:0050 min on the wayN5 km 70–75Penja – Loum6 (3–11)');
  expect(rows[2]).toHaveTextContent('B1');
  expect(rows[2]).toHaveTextContent('To learn: few km seen');
  expect(screen.getByText(/Never publish this plan/)).toHaveTextContent('A Douala, B Edéa');
  const hours = screen.getByText('Expected an hour on the main roads, and the patrols').parentElement;
  expect(hours).toHaveTextContent('18:004719:007520:0010821:0014022:0014923:0012800:0010401:0079');
  expect(await axe(container)).toHaveNoViolations();
});

test('on a phone the choices stand below the answer, at a desk above it', async () => {
  const places = async () => {
    serveTonight();
    const { unmount } = open();
    const inOrder = (await answer())?.compareDocumentPosition(
      screen.getByRole('combobox', { name: 'Night' }),
    );
    unmount();
    return inOrder;
  };
  expect(await places()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') });
  expect(await places()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  window.matchMedia = wide;
});

test('keys choose a stop and lock it, and the numbers follow', async () => {
  const person = userEvent.setup();
  const sent: unknown[] = [];
  serveTonight({
    savePatrolPlan: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { plan: { ...PATROL_PLAN, version: 3, band: patrolBand(28, 18, 41) } };
    },
  });
  open();
  await answer();
  await person.keyboard('jl');
  expect(await screen.findByText(/about 28 violations, between 18 and 41/)).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ night: PATROL_PLAN.night, version: 2, isReplanned: false },
      stops: [
        { patrol: 0, fromHour: 1, hours: 2, isLocked: false, segmentId: 'N5-014' },
        expect.objectContaining({ segmentId: 'N5-022', isLocked: true }),
        expect.objectContaining({ segmentId: 'N5-030', isLocked: true }),
      ],
    }),
  ]);
});

test('a move that cannot be driven is refused in its form, and one that can closes it', async () => {
  const person = userEvent.setup();
  const answers = [refusal('BAD_USER_INPUT'), { plan: { ...PATROL_PLAN, version: 3 } }];
  const sent: { stops: { segmentId: string }[] }[] = [];
  serveTonight({
    savePatrolPlan: ({ input }: { input: (typeof sent)[number] }) => {
      sent.push(input);
      return answers.shift();
    },
  });
  open();
  await answer();
  await person.keyboard('m');
  const form = within(await screen.findByRole('dialog', { name: 'Move A1' }));
  await screen.findByRole('option', { name: /N5 km 5–10/ });
  await person.selectOptions(form.getByLabelText('Place'), 'N5-001');
  await person.click(form.getByRole('button', { name: 'Move' }));
  expect(await form.findByText(/That cannot be driven/)).toBeVisible();
  await person.click(form.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]?.stops.map(({ segmentId }) => segmentId)).toEqual(['N5-022', 'N5-030', 'N5-001']);
});

test('somebody else’s change is said, and their plan is shown', async () => {
  const person = userEvent.setup();
  let plan: object = PATROL_PLAN;
  serveTonight({
    patrolPlan: () => plan,
    savePatrolPlan: () => {
      plan = { ...PATROL_PLAN, version: 7, savedBy: 'a.other' };
      return refusal('CONFLICT');
    },
  });
  open();
  await answer();
  await person.click(screen.getByRole('button', { name: 'Plan anew' }));
  expect(await screen.findByText(/Somebody else has changed this plan/)).toBeVisible();
  expect(await screen.findByText('Version 7, a.other')).toBeVisible();
});

test('a proposal is stored before its first copy is printed, and the copy has a number', async () => {
  const person = userEvent.setup();
  const printed = jest.spyOn(window, 'print').mockImplementation(() => {
    expect(screen.getByText('Copy 4')).toBeVisible();
  });
  const copies: unknown[] = [];
  serveTonight({
    patrolPlan: null,
    savePatrolPlan: { plan: { ...PATROL_PLAN, version: 1 } },
    printPatrolPlan: ({ input }: { input: unknown }) => {
      copies.push(input);
      return { copy: 4 };
    },
  });
  open();
  expect(await screen.findByText('Proposal, not stored')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  expect(copies).toEqual([expect.objectContaining({ night: PATROL_PLAN.night, version: 1 })]);
});

test('the counts of the last night are entered and graded beside their bands', async () => {
  const person = userEvent.setup();
  const sent: unknown[] = [];
  const night = { ...PATROL_PLAN, night: '2026-11-21' };
  const graded = { ...night, night: '2026-11-20', counted: 33, grade: 'INSIDE' };
  serveTonight({
    patrolNights: [night, graded],
    countPatrolStops: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { plan: night };
    },
  });
  open();
  const field = await screen.findByLabelText('Counted at A2');
  expect(screen.getByText(/1 of 1 night fell inside the 80 % band/)).toBeVisible();
  await person.type(field, '1.5');
  await person.click(screen.getByRole('button', { name: 'Store the counts' }));
  expect(await screen.findByText(/must be a whole number/)).toBeVisible();
  await person.clear(field);
  await person.type(field, '7');
  await person.click(screen.getByRole('button', { name: 'Store the counts' }));
  await waitFor(() =>
    expect(sent).toEqual([{ night: '2026-11-21', version: 2, counts: [{ stop: 1, counted: 7 }] }]),
  );
});

test('where too little was seen there is no number, and last year’s weeks and unknown traffic are marked', async () => {
  serveTonight({ patrolPlan: null, patrolProposal: null });
  open();
  expect(await screen.findByText('Too little was seen to plan this night')).toBeVisible();
  expect(screen.queryByText(/about 31 violations/)).toBeNull();
  expect(await screen.findByText(/No night is graded yet/)).toBeVisible();
});

test('a plan by the weeks of last year, and of seen vehicles only, says so', async () => {
  serveTonight({ patrolPlan: { ...PATROL_PLAN, basis: 'LAST_YEAR', isAllTraffic: false } });
  open();
  expect(await screen.findByText(/rests on the same weeks of last year/)).toBeVisible();
  expect(screen.getByText(/Only vehicles that use WakaFine/)).toBeVisible();
});

test('a viewer reads the plan and changes nothing', async () => {
  serveTonight({ viewer: { ...PLANNER, role: 'VIEWER', permissions: ['canViewDashboard'] } });
  open();
  await answer();
  expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /^Lock / })).toBeNull();
});

test('what could not be loaded can be asked for again', async () => {
  serveTonight({ patrolPlan: () => refusal('UNAVAILABLE') });
  open();
  expect(await screen.findByText('The plan could not be loaded')).toBeVisible();
});

test('nights and starts are named', () => {
  const nowMs = Date.parse('2026-11-20T12:00:00Z');
  expect(usualNight(nowMs)).toMatchObject({ night: '2026-11-20', starts: ['Douala', 'Edéa', 'Yaoundé'] });
  expect(nightsFrom(nowMs)).toHaveLength(8);
  expect(startsOf(['Kumba'], 2)).toEqual(['Kumba', 'Edéa']);
  expect(startsOf([], 99)).toHaveLength(12);
  expect(letterOf(11)).toBe('L');
});
