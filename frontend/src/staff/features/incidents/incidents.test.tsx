import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { NOTHING_SAID } from '../../../../test/incidents';
import { renderApp } from '../../../../test/render';

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
    duplicateOfId: null,
    isOwn: false,
    history: [{ status: 'RECEIVED', at: '2026-11-20T08:00:00Z', reason: null }],
    ...part,
  };
}

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
