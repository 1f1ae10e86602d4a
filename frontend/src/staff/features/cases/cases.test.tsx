import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { PROOF } from '../../../../test/violations';
import { actsOf } from './case-acts';
import { caseFilter } from './case-view';

const SUPERVISOR = {
  ...VIEWER,
  role: 'SUPERVISOR',
  permissions: ['canViewDashboard', 'canSuspendVehicles', 'canViewFullRegistrations'],
  username: 'demo.supervisor',
  mustChangePassword: false,
};
const AT = '2026-11-16T09:00:00Z';
const step = (id: string, kind: string, over: object = {}) => ({
  ...{ id, kind, at: AT, by: 'STAFF', actorName: 'A. Njoya', isOwn: false, decision: null, reason: null },
  ...over,
});

/** A contested case as the server answers it. */
function buildCase(over: object = {}) {
  return {
    ...{ id: '77', number: 'C-2026-0077', state: 'CONTESTED', version: 5, isAccusation: true, openedAt: AT },
    ...{ servedAt: AT, dueAt: '2026-12-01T23:00:00Z', daysLeft: 12, decision: null, loweredTo: null },
    ...{ isByDefault: false, decidedAt: null, signaturesNeeded: 1, witnessCount: 1, proposal: null },
    ...{ lapsesAt: '2027-05-15T09:00:00Z', reopenableUntil: null },
    violation: {
      ...{ id: '12', vehicleId: '7', registrationNumber: 'LT ••• ZK', severity: 'DANGER', speedKmh: 78.4 },
      ...{ startedAt: AT, endedAt: '2026-11-16T09:00:30Z', journeyId: '900', uncertaintyKmh: 3, grade: 'A' },
      ...{ transportAgency: 'Demo Express', isWithdrawn: false, ...PROOF },
    },
    doubts: [
      { kind: 'CONTESTED', amount: null },
      { kind: 'CLOSE_TO_LIMIT', amount: 2.4 },
    ],
    contests: [
      { id: '5', statement: 'The sign was hidden.', writtenAt: AT, showsOwnTrack: true, photoUrl: null },
    ],
    steps: [
      step('1', 'OPENED'),
      step('3', 'CONFIRMED', { actorName: 'C. Essomba', reason: 'Three phones.' }),
    ],
    ...over,
  };
}

function buildPage(nodes: readonly object[]): object {
  return {
    totalCount: nodes.length,
    pageInfo: { hasNextPage: false, endCursor: null },
    edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  };
}

const route = [0, 10, 20, 30, 40].map((second) => ({
  recordedAt: new Date(Date.parse(AT) + second * 1000).toISOString(),
  speedKmh: 60 + second / 2,
}));

async function openCase(known: object = buildCase(), others: readonly object[] = []) {
  const api = serveApi({
    viewer: SUPERVISOR,
    cases: buildPage([known, ...others]),
    case: ({ id }: { id: string }) => (id === '77' ? known : (others[0] ?? null)),
    journey: { id: '900', route },
  });
  renderApp('/admin/cases?open=77');
  const sheet = within(await screen.findByRole('dialog', { name: 'C-2026-0077' }, { timeout: 20_000 }));
  return { api, sheet };
}

const reason = () => screen.getByLabelText('Reason');

it('says what is proven, what speaks against it first, what the driver says, and how the case went', async () => {
  const { sheet } = await openCase();
  expect(sheet.getByText('At least 71 km/h over 30 s. Limit 60 (Edéa, town).')).toBeVisible();
  expect(sheet.getByText('Close to the limit: proven only 2.4 km/h above it.')).toBeVisible();
  expect(sheet.getByText('The sign was hidden.')).toBeVisible();
  expect(sheet.getByText('C. Essomba')).toBeVisible();
  expect(
    await sheet.findByText(/5 readings\. Highest shown 80.km\/h, at least 71.km\/h proven/),
  ).toBeVisible();
});

it('decides with the reason and the version that was shown, and goes on to the next case', async () => {
  const next = buildCase({ id: '76', number: 'C-2026-0076' });
  const { api, sheet } = await openCase(buildCase(), [next]);
  let asked: unknown;
  api.answer({
    decideCase: ({ input }: { input: unknown }) => {
      asked = input;
      return { case: buildCase({ state: 'DECIDED', version: 6 }) };
    },
  });
  await userEvent.click(sheet.getByRole('button', { name: 'Reject' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('Please say why.');
  expect(asked).toBeUndefined();
  await userEvent.type(reason(), 'Hidden.');
  await userEvent.click(sheet.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(asked).toEqual({
      caseId: '77',
      version: 5,
      decision: 'REJECT',
      loweredTo: null,
      reason: 'Hidden.',
    }),
  );
  expect(await screen.findByRole('dialog', { name: 'C-2026-0076' })).toBeVisible();
});

it('takes the first act by Ctrl and Enter', async () => {
  const { api } = await openCase(buildCase({ state: 'REVIEW', contests: [] }));
  let asked: unknown;
  api.answer({
    reviewCase: ({ input }: { input: unknown }) => {
      asked = input;
      return { case: buildCase({ state: 'NOTICE', version: 6 }) };
    },
  });
  await userEvent.type(reason(), 'Seen.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(asked).toMatchObject({ caseId: '77', isConfirmed: true, reason: 'Seen.' }));
});

it('locks out a person who has acted in the case, and says why', async () => {
  const { sheet } = await openCase(buildCase({ steps: [step('1', 'OPENED', { isOwn: true })] }));
  expect(sheet.getByRole('note')).toHaveTextContent('You have acted in this case before.');
  expect(sheet.queryByRole('button', { name: 'Uphold' })).not.toBeInTheDocument();
});

it('shows the first signature, and offers the second person the same decision', async () => {
  const proposal = {
    decision: 'UPHOLD',
    loweredTo: null,
    actorName: 'A. Njoya',
    reason: 'Both agree.',
    at: AT,
  };
  const { sheet } = await openCase(buildCase({ state: 'EXPIRED', signaturesNeeded: 2, proposal }));
  expect(sheet.getByText(/^A\. Njoya has signed: Uphold\. Both agree\./)).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
});

it.each([
  ['case-wrong-state', /^Somebody was quicker/],
  ['case-other-decision', /^Another decision is signed already/],
])('says that another desk was first: %s', async (clientCode, why) => {
  const { api, sheet } = await openCase();
  api.answer({ decideCase: () => refusal('CONFLICT', undefined, { clientCode }) });
  await userEvent.type(reason(), 'Hidden.');
  await userEvent.click(sheet.getByRole('button', { name: 'Uphold' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(why);
});

it('offers in each state what makes sense there', () => {
  const acts = (state: ReturnType<typeof buildCase>['state'], over: object = {}) =>
    // The fixture is what the server answers, as the generated type says.
    actsOf({ ...buildCase({ state }), ...over } as unknown as Parameters<typeof actsOf>[0]);
  expect(acts('REVIEW')).toEqual(['CONFIRM', 'REFUSE', 'WITHDRAW']);
  expect(acts('NOTICE', { servedAt: null })).toEqual(['SERVE', 'WITHDRAW']);
  expect(acts('DECIDED')).toEqual([]);
  expect(acts('DECIDED', { reopenableUntil: AT })).toEqual(['REOPEN']);
  expect(acts('CLOSED')).toEqual([]);
});

it('shows the cases that need staff unless another state is asked for', () => {
  expect(caseFilter('')).toEqual({ states: ['REVIEW', 'CONTESTED', 'EXPIRED'] });
  expect(caseFilter('NOTICE')).toEqual({ states: ['NOTICE'] });
  expect(caseFilter('any')).toEqual({ states: null });
});

it('has no fault that a machine can find', async () => {
  await openCase();
  expect(await axe(await screen.findByRole('dialog', { name: 'C-2026-0077' }))).toHaveNoViolations();
});
