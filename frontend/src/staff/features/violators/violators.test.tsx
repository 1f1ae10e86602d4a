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
const BUS = {
  vehicleId: '7',
  registrationNumber: 'LT ••• AA',
  transportAgency: 'Demo Express',
  category: 'PUBLIC',
  vehicleType: 'BUS',
  violationCount: 9,
  dangerCount: 2,
  latestAt: '2026-11-19T08:00:00Z',
  status: 'UNDER_REVIEW',
  version: 4,
  isDemo: false,
  mayBeSuspended: true,
  proposal: null,
  ruleProposal: null,
};
const PROPOSAL = {
  status: 'SUSPENDED',
  reason: 'A habit by now',
  proposedBy: 'demo.admin',
  proposedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-23T08:00:00Z',
  isOwn: false,
};
const HISTORY = [
  {
    id: '1',
    at: '2026-11-18T08:00:00Z',
    status: 'UNDER_REVIEW',
    reason: null,
    changedBy: 'demo.admin',
  },
];
const listOf = (rows: readonly object[]) => ({
  edges: rows.map((node, index) => ({ cursor: String(index), node })),
  nodes: rows,
  totalCount: rows.length,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
});
/** The list, of which those are proposed that have a proposal of the rule. */
const listed =
  (rows: readonly (Record<string, unknown> & { ruleProposal: object | null })[]) =>
  ({ filter }: { filter: { isProposed?: boolean } }) =>
    listOf(filter.isProposed === true ? rows.filter(({ ruleProposal }) => ruleProposal !== null) : rows);
const RECORD = {
  ...{ vehicleId: '7', days: 90, judgedKm: 6214.3, unobservedShare: 0.7, peersPer1000Km: 4.13 },
  rate: { per1000Km: 9.2, low: 7.12, high: 11.6 },
  comparedCount: 4,
  comparedPer1000Km: [2.1, 3.9, 3.9, 9.2],
  levels: [
    {
      level: 'TYPED',
      journeys: 3,
      accounts: 2,
      latestDay: '2026-10-31T23:00:00Z',
    },
    {
      level: 'BOUND',
      journeys: 61,
      accounts: 1,
      latestDay: '2026-11-18T23:00:00Z',
    },
  ],
};
const RECORDED = {
  ...{ id: '31', severity: 'DANGER', speedKmh: 104, startedAt: '2026-11-14T21:40:00Z', grade: 'A' },
  ...{
    provenKmh: 101.5,
    provenS: 12,
    isOverGaps: false,
    limitKmh: 90,
    limitZone: 'OPEN_ROAD',
    limitPlace: null,
  },
  ...{ limitSource: null, isLimitConfirmed: true, latitude: 3.9, longitude: 10.6 },
  case: { id: '5', number: 'C-0005', state: 'NOTICE' },
};
const ANSWERS = {
  viewer: SUPERVISOR,
  vehicleRecord: RECORD,
  violations: { boundedCount: { count: 61, isMore: false }, nodes: [RECORDED] },
  violators: listed([BUS]),
  violatorHistoryConnection: { nodes: HISTORY },
};
const RANKED = {
  rank: 1,
  vehicleId: '7',
  registrationNumber: 'LT ••• AA',
  transportAgency: 'Demo Express',
  status: 'ACTIVE',
  violations: 9,
  recentViolations: 3,
  violationsBefore: 2,
  change: 'UNCERTAIN',
  judgedKm: 120.4,
  rate: null,
};

async function openBus() {
  renderApp('/admin/violators?open=7');
  return within(await screen.findByRole('dialog', { name: 'LT ••• AA' }));
}

beforeEach(() => window.localStorage.clear());

it('shows public vehicles first, how the rule works, and how a status came about', async () => {
  let filter: unknown = null;
  serveApi({
    ...ANSWERS,
    violators: ({ filter: asked }: { filter: { isProposed?: boolean } }) => {
      filter = asked.isProposed === true ? filter : { ...asked };
      return listed([BUS])({ filter: asked });
    },
  });
  const { container } = renderApp('/admin/violators');
  await userEvent.click(await screen.findByText('Demo Express'));
  const sheet = within(await screen.findByRole('dialog', { name: 'LT ••• AA' }));
  expect(sheet.getByText(/from 5 violations on at least 3 days within 90 days/)).toBeVisible();
  expect(await sheet.findByText(/by demo.admin/)).toBeVisible();
  expect(filter).toEqual({ category: 'PUBLIC', status: null, search: null });
  expect(await axe(container)).toHaveNoViolations();
});

it('shows how a vehicle compares, how much of it is seen, and what its devices recorded', async () => {
  const asked: unknown[] = [];
  serveApi({
    ...ANSWERS,
    violations: ({ filter }: { filter: unknown }) => {
      asked.push(filter);
      return ANSWERS.violations;
    },
  });
  const sheet = await openBus();
  expect(
    await sheet.findByText(/^At least 7.1 violations per 1,000 km. All others together have 4.1.$/),
  ).toBeVisible();
  expect(sheet.getByText('6,214.3 km')).toBeVisible();
  expect(sheet.getByText('70%')).toBeVisible();
  expect(sheet.getByText(/^61 journeys of 1 account, latest on/)).toBeVisible();
  expect(sheet.getByText('none')).toBeVisible();
  const recorded = within(sheet.getByRole('region', { name: 'Violations that its devices recorded' }));
  expect(recorded.getByText(/^At least 101 km\/h, limit 90, grade A$/)).toBeVisible();
  expect(recorded.getByRole('link', { name: 'Case C-0005' })).toHaveAttribute('href', '/admin/cases/5');
  expect(recorded.getByRole('link', { name: 'Show all 61' })).toHaveAttribute(
    'href',
    '/admin/violations?counted=yes&of=7',
  );
  expect(asked).toEqual([{ counted: { fromHour: 0, untilHour: 24, vehicleId: '7' } }]);
});

it('says where a vehicle is too little seen, and asks again where its record could not be loaded', async () => {
  let fails = true;
  serveApi({
    ...ANSWERS,
    vehicleRecord: () => (fails ? refusal('INTERNAL') : { ...RECORD, rate: null, unobservedShare: null }),
    violations: { boundedCount: { count: 0, isMore: false }, nodes: [] },
  });
  const sheet = await openBus();
  await sheet.findByText('What is known of this vehicle could not be loaded.');
  fails = false;
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));
  expect(await sheet.findByText(/^Too little seen to compare/)).toBeVisible();
  expect(sheet.getByText('not known')).toBeVisible();
  expect(sheet.getByText('None that counts.')).toBeVisible();
});

it.each([
  {
    act: 'proposes to clear',
    before: 'UNDER_REVIEW',
    button: 'Propose to clear',
    after: 'ACTIVE',
    answer: { status: 'UNDER_REVIEW', proposedStatus: 'ACTIVE' },
    notice: 'Clearing proposed',
  },
  {
    act: 'clears, where somebody else had proposed that meanwhile,',
    before: 'UNDER_REVIEW',
    button: 'Propose to clear',
    after: 'ACTIVE',
    answer: { status: 'ACTIVE', proposedStatus: null },
    notice: 'Violator cleared',
  },
  {
    act: 'flags',
    before: 'ACTIVE',
    button: 'Flag for review',
    after: 'UNDER_REVIEW',
    answer: { status: 'UNDER_REVIEW', proposedStatus: null },
    notice: 'Violator flagged',
  },
])(
  '$act a vehicle with a reason, on the version that was seen',
  async ({ before, button, after, answer, notice }) => {
    let sent: unknown = null;
    serveApi({
      ...ANSWERS,
      violators: listed([{ ...BUS, status: before }]),
      setViolatorStatus: ({ input }: { input: object }) => {
        sent = { ...input };
        return { vehicleId: '7', ...answer };
      },
    });
    const sheet = await openBus();
    await userEvent.click(sheet.getByRole('button', { name: button }));
    const question = within(await screen.findByRole('dialog', { name: button }));
    await userEvent.type(question.getByLabelText('Reason'), 'Receiver was broken');
    await userEvent.click(question.getByRole('button', { name: button }));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(sent).toEqual({ vehicleId: '7', status: after, reason: 'Receiver was broken', version: 4 });
  },
);

it.each([
  ['CONFLICT', /Somebody else has decided on this vehicle/],
  ['INTERNAL', 'Failed to update status'],
])('says what became of a decision that ends with %s', async (code, sentence) => {
  serveApi({ ...ANSWERS, setViolatorStatus: () => refusal(code) });
  const sheet = await openBus();
  await userEvent.click(sheet.getByRole('button', { name: 'Propose to clear' }));
  const question = within(await screen.findByRole('dialog', { name: 'Propose to clear' }));
  await userEvent.type(question.getByLabelText('Reason'), 'Receiver was broken');
  await userEvent.click(question.getByRole('button', { name: 'Propose to clear' }));
  expect(await question.findByText(sentence)).toBeVisible();
});

it('only proposes a suspension, and lets nobody confirm their own', async () => {
  serveApi({ ...ANSWERS, violators: listed([{ ...BUS, proposal: { ...PROPOSAL, isOwn: true } }]) });
  const sheet = await openBus();
  expect(sheet.getByText('You have proposed it: somebody else has to confirm it.')).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Confirm suspension' })).not.toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'Propose suspension' })).not.toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Withdraw proposal' })).toBeEnabled();
});

it('lets a second person confirm what somebody else has proposed', async () => {
  const api = serveApi({
    ...ANSWERS,
    violators: listed([{ ...BUS, proposal: PROPOSAL }]),
    confirmViolatorStatus: () => {
      api.answer({ violators: listed([{ ...BUS, status: 'SUSPENDED', version: 5 }]) });
      return { vehicleId: '7', status: 'SUSPENDED', proposedStatus: null };
    },
  });
  const sheet = await openBus();
  expect(sheet.getByText('A habit by now')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm suspension' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm suspension' }));
  await userEvent.click(question.getByRole('button', { name: 'Confirm suspension' }));
  expect(await screen.findByText('Vehicle suspended')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('A habit by now')).not.toBeInTheDocument());
});

it('says first which vehicles stand out, by the lower bound of their rate, and opens each', async () => {
  const rule = { proposedAt: '2026-11-20T08:00:00Z', events: 6, days: 4, dangers: 1, peersPer1000Km: 0.05 };
  const bus = (vehicleId: string, registrationNumber: string, lowPer1000Km: number) => ({
    ...{ ...BUS, vehicleId, registrationNumber },
    ruleProposal: { ...rule, lowPer1000Km },
  });
  const rows = [bus('7', 'LT ••• AA', 0.213), bus('8', 'CE ••• BB', 1.25)];
  serveApi({ ...ANSWERS, violators: listed(rows) });
  const { container } = renderApp('/admin/violators');
  const answer = await screen.findByRole('region', { name: 'Vehicles to stop or review' });
  expect(answer).toHaveTextContent('2 vehicles stand out beyond chance.');
  const [worst, other] = within(answer).getAllByRole('listitem');
  expect(worst).toHaveTextContent(
    'CE ••• BB Demo Express: 6 proven violations on 4 days. At least 1.3 per 1,000 km; others have 0.05.',
  );
  expect(other).toHaveTextContent('At least 0.21 per 1,000 km');
  await userEvent.click(within(answer).getByRole('button', { name: 'CE ••• BB' }));
  expect(await screen.findByRole('dialog', { name: 'CE ••• BB' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says that no vehicle stands out', async () => {
  serveApi({ ...ANSWERS, violators: listed([]) });
  renderApp('/admin/violators');
  expect(await screen.findByText('No vehicle stands out beyond chance.')).toBeVisible();
});

it('shows what the rule proposes as a hint with its evidence, beside what people can do', async () => {
  const ruleProposal = { proposedAt: '2026-11-20T08:00:00Z', events: 6, days: 4, dangers: 1 };
  serveApi({ ...ANSWERS, violators: listed([{ ...BUS, status: 'ACTIVE', ruleProposal }]) });
  const sheet = await openBus();
  expect(sheet.getByText(/6 violations on 4 days, 1 of them in Danger/)).toBeVisible();
  for (const name of ['Flag for review', 'Propose to clear', 'Propose suspension']) {
    expect(sheet.getByRole('button', { name })).toBeEnabled();
  }
});

it('offers no suspension where only typed plates know of the vehicle, and says so', async () => {
  serveApi({ ...ANSWERS, violators: listed([{ ...BUS, mayBeSuspended: false }]) });
  const sheet = await openBus();
  expect(sheet.getByText(/No enrolled device has recorded a violation/)).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Propose suspension' })).not.toBeInTheDocument();
});

it('shows who may not decide what is missing', async () => {
  serveApi({ ...ANSWERS, viewer: { ...SUPERVISOR, role: 'VIEWER', permissions: ['canViewDashboard'] } });
  const sheet = await openBus();
  const clear = sheet.getByRole('button', { name: 'Propose to clear' });
  expect(clear).toHaveAttribute('aria-disabled', 'true');
  expect(clear).toHaveAccessibleDescription(/No permission/);
});

it('ranks by count or for each 1,000 km, and invents no rate where too little was driven', async () => {
  const asked: unknown[] = [];
  serveApi({
    ...ANSWERS,
    vehicleRanking: (question: object) => {
      asked.push({ ...question });
      const rate = { per1000Km: 1.798, low: 0.976, high: 2.825 };
      return [
        RANKED,
        { ...RANKED, rank: 2, vehicleId: '8', registrationNumber: 'SW ••• BB', change: 'WORSE', rate },
      ];
    },
  });
  renderApp('/admin/violators?show=vehicles&range=7d');
  const row = await screen.findByRole('row', { name: 'LT ••• AA' });
  expect(row).toHaveTextContent('too few km');
  expect(row).toHaveTextContent('cannot tell');
  const rated = screen.getByRole('row', { name: 'SW ••• BB' });
  expect(rated).toHaveTextContent('1.8 (1.0 to 2.8)');
  expect(rated).toHaveTextContent('worse');
  await userEvent.click(screen.getByRole('radio', { name: 'Per 1,000 km' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    { by: 'VIOLATIONS', days: 7, first: 100 },
    { by: 'PER_1000_KM', days: 7, first: 100 },
  ]);
});
