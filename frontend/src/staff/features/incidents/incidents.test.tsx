import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { NOBODY, NOT_ANSWERED, NOTHING_SAID } from '../../../../test/incidents';
import { renderApp } from '../../../../test/render';
import { filterOf, INCIDENT_VIEW, isInFilter } from './rows/incident-view';

const STAFF = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.operator',
  displayName: 'Demo Operator',
  role: 'OPERATOR',
  permissions: ['canViewDashboard', 'canGenerateReports'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};

function buildIncident(id: string, part: Record<string, unknown> = {}) {
  return {
    id,
    incidentType: 'ROAD_HAZARD',
    mood: 'WORRIED',
    source: 'APP',
    severity: 'HIGH',
    status: 'RECEIVED',
    statusReason: null,
    occurredAt: new Date(Date.now() - 300_000).toISOString(),
    receivedAt: new Date(Date.now() - 299_000).toISOString(),
    latitude: 3.86,
    longitude: 10.52,
    photoUrl: null,
    confirmationCount: 2,
    crowdVerdict: null,
    ...NOTHING_SAID,
    description: 'Fallen tree, one lane blocked',
    crowdConfidence: null,
    crashRecords: [],
    version: 1,
    ...NOT_ANSWERED,
    assignment: { ...NOBODY, rowId: `INCIDENT:${id}` },
    duplicateOfId: null,
    isOwn: false,
    history: [{ status: 'RECEIVED', at: '2026-11-20T08:00:00Z', reason: null, by: null }],
    ...part,
  };
}

const TIME = {
  goalS: 1800,
  receivedCount: 12,
  inTimeCount: 8,
  lateCount: 2,
  inTimePercent: 80,
  medianS: 600,
};
const TIMES = [
  { ...TIME, severity: 'HIGH' },
  { ...TIME, severity: 'MEDIUM', goalS: 14_400, inTimeCount: 0, lateCount: 0, inTimePercent: null },
];

function serveInbox(over: Answers = {}, incidents = [buildIncident('7'), buildIncident('6')]) {
  const filters: unknown[] = [];
  const moves: Record<string, unknown>[] = [];
  const api = serveApi({
    viewer: STAFF,
    incidents: ({ filter }: { filter: unknown }) => {
      filters.push(filter);
      return {
        edges: incidents.map((node) => ({ cursor: node.id, node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      };
    },
    incident: ({ id }: { id: string }) => incidents.find((each) => each.id === id) ?? null,
    incidentResponseTimes: TIMES,
    incidentAnswers: ({ act }: { act: string }) => ({
      language: 'FR',
      answers: [{ key: 'first', text: `Merci. ${act}` }],
    }),
    attentionPeople: [
      { id: '3', name: 'Ada Made-up', isViewer: false },
      { id: '4', name: 'Demo Operator', isViewer: true },
    ],
    incidentCounts: {
      total: 12,
      bySeverity: [{ severity: 'HIGH', count: 3 }],
      byStatus: [{ status: 'RECEIVED', count: 9 }],
    },
    moveIncident: ({ input }: { input: Record<string, unknown> }) => {
      moves.push(input);
      const moved = buildIncident(String(input.incidentId), { status: input.to, version: 2 });
      incidents = incidents.map((each) => (each.id === moved.id ? moved : each));
      return { incident: moved };
    },
    ...over,
  });
  return { api, filters, moves };
}

const PAGE = '/admin/incidents';

beforeEach(() => window.localStorage.clear());

it('shows what was submitted, counted by severity and status, and narrows it by its address', async () => {
  const { filters } = serveInbox();
  const { container } = renderApp(`${PAGE}?type=ROAD_HAZARD&from=2026-11-20&to=2026-11-20`);
  const row = await screen.findByRole('row', { name: 'Road hazard #7' });
  await waitFor(() => expect(row).toHaveTextContent('N3, 41 km from Boumnyébel'));
  expect(filters.at(-1)).toMatchObject({
    incidentType: 'ROAD_HAZARD',
    from: '2026-11-19T23:00:00.000Z',
    to: '2026-11-20T23:00:00.000Z',
  });
  const received = await screen.findByRole('button', { name: /Received/ });
  expect(received).toHaveTextContent('9');
  await userEvent.click(received);
  await userEvent.click(screen.getByRole('button', { name: /High/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('status=RECEIVED');
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ status: 'RECEIVED', severity: 'HIGH' }));
  expect(await axe(container)).toHaveNoViolations();
});

it('is narrowed to hours of the day by its address, also in a file', async () => {
  const started: unknown[] = [];
  const { filters } = serveInbox({
    myExports: [],
    startExport: ({ input }: { input: unknown }) => {
      started.push(input);
      return null;
    },
  });
  renderApp(`${PAGE}?from=2026-11-20&fromHour=8&untilHour=9`);
  await screen.findByRole('row', { name: 'Road hazard #7' });
  const hours = { fromHour: 8, untilHour: 9 };
  expect(filters.at(-1)).toMatchObject({ from: '2026-11-19T23:00:00.000Z', ...hours });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Incidents' }));
  expect(await dialog.findByText(/8 to 9 h/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toMatchObject({ filter: hours });
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(screen.getByLabelText('Until hour'), '12');
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ fromHour: 8, untilHour: 12 }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ from: null, fromHour: null, untilHour: null }));
});

it.each(['fromHour=99&untilHour=x', 'fromHour=-1&untilHour=1e999'])(
  'shows all hours where an address names none that there are: %s',
  async (query) => {
    const { filters } = serveInbox();
    renderApp(`${PAGE}?${query}`);
    await waitFor(() => expect(filters.at(-1)).toMatchObject({ fromHour: 0, untilHour: 24 }));
  },
);

it('is narrowed to a road by its address, in words in a file', async () => {
  const { filters } = serveInbox({ myExports: [] });
  renderApp(`${PAGE}?from=2026-11-20&road=OTHER`);
  await screen.findByRole('row', { name: 'Road hazard #7' });
  expect(filters.at(-1)).toMatchObject({ from: '2026-11-19T23:00:00.000Z', road: 'OTHER' });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Incidents' }));
  expect(await dialog.findByText(/Other roads/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(screen.getByLabelText('Road'), 'N5');
  await waitFor(() => expect(filters.at(-1)).toMatchObject({ road: 'N5' }));
});

it('lets news in by the hours and the road of the list alone', () => {
  const news = {
    severity: 'LOW',
    status: 'RECEIVED',
    incidentType: 'OTHER',
    latitude: 3.801,
    longitude: 10.131,
  };
  const byHour = filterOf({ ...INCIDENT_VIEW, fromHour: '8', untilHour: '9' });
  const at = (occurredAt: string) => isInFilter(byHour, { ...news, occurredAt });
  expect([at('2026-11-20T07:30:00Z'), at('2026-11-20T08:30:00Z')]).toEqual([true, false]);
  const isOn = (road: string, place = {}) =>
    isInFilter(filterOf({ ...INCIDENT_VIEW, road }), {
      ...{ ...news, occurredAt: '2026-11-20T08:30:00Z' },
      ...place,
    });
  expect(['N3', 'N5', 'OTHER', '', 'N99'].map((road) => isOn(road))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
  const nowhere = { latitude: null, longitude: null };
  expect([isOn('OTHER', nowhere), isOn('OTHER', { latitude: 6.1, longitude: 12.4 })]).toEqual([false, true]);
});

it('is worked through by keys: j and k move, Enter opens, a letter acts', async () => {
  const { moves } = serveInbox();
  renderApp(PAGE);
  const first = await screen.findByRole('row', { name: 'Road hazard #7' });
  first.focus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('row', { name: 'Road hazard #6' })).toHaveFocus();
  await userEvent.keyboard('ku');
  await waitFor(() => expect(moves).toEqual([{ incidentId: '7', to: 'UNDER_REVIEW', version: 1 }]));
  await waitFor(() => expect(first).toHaveTextContent('Under review'));
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Road hazard #7' });
  expect(screen.getByTestId('address')).toHaveTextContent('incident=7');
  expect(await within(sheet).findByRole('button', { name: 'Resolve' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(await screen.findByRole('dialog', { name: 'Road hazard #6' })).toBeVisible();
});

it('wants to know why before it resolves, and does not act while one types', async () => {
  const { moves } = serveInbox();
  renderApp(`${PAGE}?incident=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  const asked = await screen.findByRole('dialog', { name: 'Resolve this incident?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Resolve' }));
  expect(within(asked).getByText('Say why.')).toBeVisible();
  await userEvent.type(within(asked).getByLabelText('Reason'), 'uvxd');
  expect(moves).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Resolve' }));
  await waitFor(() =>
    expect(moves).toEqual([
      { incidentId: '7', to: 'RESOLVED', version: 1, reason: 'uvxd', duplicateOfId: null },
    ]),
  );
});

it('says what somebody else has done meanwhile, and has one decide on what is there now', async () => {
  const moves: Record<string, unknown>[] = [];
  serveInbox({
    moveIncident: ({ input }: { input: Record<string, unknown> }) => {
      moves.push(input);
      return moves.length === 1
        ? refusal('CONFLICT', undefined, {
            current: { id: '7', status: 'UNDER_REVIEW', statusReason: 'I call them', version: 4 },
          })
        : { incident: buildIncident('7', { status: 'RESOLVED', version: 5 }) };
    },
  });
  renderApp(`${PAGE}?incident=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  const asked = await screen.findByRole('dialog', { name: 'Resolve this incident?' });
  await userEvent.type(within(asked).getByLabelText('Reason'), 'Done');
  await userEvent.click(within(asked).getByRole('button', { name: 'Resolve' }));
  const conflict = await screen.findByRole('dialog', { name: 'Somebody else was faster' });
  expect(conflict).toHaveTextContent('Incident #7 is meanwhile: Under review.');
  expect(conflict).toHaveTextContent('I call them');
  await userEvent.click(within(conflict).getByRole('button', { name: 'Resolve all the same' }));
  await waitFor(() => expect(moves.at(-1)).toMatchObject({ to: 'RESOLVED', reason: 'Done', version: 4 }));
  await waitFor(() => expect(conflict).not.toBeInTheDocument());
});

it('leaves a decision that stands, and says so', async () => {
  serveInbox({
    moveIncident: refusal('CONFLICT', undefined, {
      current: { id: '7', status: 'REJECTED', statusReason: null, version: 4 },
    }),
  });
  renderApp(`${PAGE}?incident=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  const conflict = await screen.findByRole('dialog', { name: 'Somebody else was faster' });
  expect(conflict).toHaveTextContent('That decision stands.');
  await userEvent.click(within(conflict).getByRole('button', { name: 'Leave as it is' }));
  await waitFor(() => expect(conflict).not.toBeInTheDocument());
});

it('merges a duplicate into one that is near, or one of a given number', async () => {
  const far = buildIncident('5', { latitude: 10.6, longitude: 14.3 });
  const { moves } = serveInbox({}, [buildIncident('7'), buildIncident('6'), far]);
  renderApp(`${PAGE}?incident=7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
  const asked = await screen.findByRole('dialog', { name: 'Duplicate of which incident?' });
  const near = await within(asked).findAllByRole('radio');
  expect(near).toHaveLength(1);
  await userEvent.click(within(asked).getByRole('button', { name: 'Merge' }));
  expect(within(asked).getByRole('alert')).toHaveTextContent('Choose the incident that is kept.');
  await userEvent.click(within(asked).getByRole('radio'));
  expect(within(asked).getByLabelText('Number of the incident that is kept')).toHaveValue('6');
  await userEvent.click(within(asked).getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(moves.at(-1)).toMatchObject({ to: 'DUPLICATE', duplicateOfId: '6' }));
});

it('shows a viewer what they may not do, and does nothing', async () => {
  const { moves } = serveInbox({ viewer: { ...STAFF, role: 'VIEWER', permissions: ['canViewDashboard'] } });
  renderApp(`${PAGE}?incident=7`);
  const verify = await screen.findByRole('button', { name: 'Verify' });
  expect(verify).toHaveAttribute('aria-disabled', 'true');
  expect(verify).toHaveAccessibleDescription('No permission: Decide on incidents');
  await userEvent.click(verify);
  await userEvent.keyboard('v');
  expect(moves).toEqual([]);
});

it('shows the response clock, and puts those first whose answer is due first', async () => {
  const sorts: unknown[] = [];
  const receivedAt = new Date(Date.now() - 95.5 * 60_000).toISOString();
  const answerDueAt = new Date(Date.parse(receivedAt) + 30 * 60_000).toISOString();
  const late = buildIncident('6', { receivedAt, answerDueAt });
  serveInbox({
    incidents: ({ sort }: { sort: unknown }) => {
      sorts.push(sort);
      return { edges: [{ cursor: '6', node: late }], pageInfo: { hasNextPage: false, endCursor: null } };
    },
  });
  const { container } = renderApp(PAGE);
  expect(await screen.findByRole('row', { name: 'Road hazard #6' })).toHaveTextContent('late by 1 h 6 min');
  const times = await screen.findByRole('group', { name: 'Answered in time, last 30 days' });
  expect(times).toHaveTextContent('80% (8 of 10)goal 30 min');
  expect(times).toHaveTextContent('none yetgoal 4 h');
  await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(sorts.at(-1)).toBe('DUE_FIRST'));
  expect(screen.getByTestId('address')).toHaveTextContent('sort=due');
  expect(await axe(container)).toHaveNoViolations();
});

it('is assigned by the key of the attention queue, and the sheet names who is on it', async () => {
  const inputs: unknown[] = [];
  serveInbox({
    assignAttention: ({ input }: { input: unknown }) => {
      inputs.push(input);
      return { id: 'INCIDENT:7', version: 1 };
    },
  });
  renderApp(`${PAGE}?incident=7`);
  const sheet = await screen.findByRole('dialog', { name: 'Road hazard #7' });
  expect(await within(sheet).findByText('Nobody')).toBeVisible();
  await userEvent.keyboard('a');
  const asked = await screen.findByRole('dialog', { name: 'Assign' });
  await userEvent.click(await within(asked).findByRole('button', { name: 'Demo Operator (me)' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'INCIDENT:7', version: 0, assigneeId: '4' }]));
  expect(await screen.findByText('Assigned to Demo Operator: Road hazard #7')).toBeVisible();
});

it('reopens a closed one with a template that was edited', async () => {
  const reopened: unknown[] = [];
  const closed = buildIncident('7', { status: 'REJECTED', version: 2 });
  serveInbox(
    {
      reopenIncident: ({ input }: { input: unknown }) => {
        reopened.push(input);
        return { incident: buildIncident('7', { status: 'UNDER_REVIEW', version: 3 }) };
      },
    },
    [closed],
  );
  renderApp(`${PAGE}?incident=7`);
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
  await userEvent.keyboard('o');
  const asked = await screen.findByRole('dialog', { name: 'Reopen this incident?' });
  const answers = await within(asked).findByRole('group', { name: 'Ready answers in Français' });
  await userEvent.click(within(answers).getByRole('button', { name: 'Merci. REOPENED' }));
  await userEvent.type(within(asked).getByLabelText('Reason'), '!');
  await userEvent.click(within(asked).getByRole('button', { name: 'Reopen' }));
  await waitFor(() =>
    expect(reopened).toEqual([{ incidentId: '7', version: 2, reason: 'Merci. REOPENED!' }]),
  );
});
