import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../../test/api';
import { renderApp } from '../../../../../test/render';
import { campaignOf, draftFaults, NEW_CAMPAIGN } from './campaign-draft';

const STAFF = {
  ...VIEWER,
  ...{ mobileNumber: null, username: 'demo.supervisor', displayName: 'Demo Supervisor', role: 'SUPERVISOR' },
  permissions: ['canViewDashboard', 'canGenerateReports', 'canBroadcastAlerts'],
  ...{ isDemo: true, mustChangePassword: false, hasTotp: false, lastSignInAt: null },
};
const CAMPAIGN = {
  ...{
    id: '7',
    name: 'Slow down on the N3',
    kind: 'PATROLS',
    road: 'N3',
    fromKm: 62,
    toKm: 131,
    segmentCount: 14,
  },
  ...{ vehicles: 'ALL', startsOn: '2026-08-31', weeks: 12, goalPercent: -20, costXaf: 18_400_000 },
  ...{ registeredAt: '2026-08-14T09:00:00Z', registeredBy: 'c.essomba', daysAhead: 17, isWithdrawn: false },
  ...{ version: 1, changes: [] },
};
const RATE = { per1000Km: 3.3, low: 2.8, high: 3.9 };
const TREND = { estimatePercent: 0.3, lowPercent: -1.1, highPercent: 1.7 };
const ROAD = {
  ...{
    road: 'N4',
    doubt: null,
    beforePer1000Km: 4.3,
    duringPer1000Km: 4.2,
    beforeKm: 90_000,
    duringKm: 91_000,
  },
  ...{ trend: TREND, growthPercent: 100, limitsChangedAt: null },
};
const RESULT = {
  campaign: CAMPAIGN,
  doubt: null,
  effect: { estimatePercent: -31, lowPercent: -38, highPercent: -24 },
  goal: 'REACHED',
  avoided: { events: 710, low: 550, high: 860 },
  weeksDone: 12,
  weeks: Array.from({ length: 24 }, (_, at) => ({
    from: new Date(Date.UTC(2026, 5, 8 + 7 * at)).toISOString(),
    ...{
      isDuring: at >= 12,
      events: at === 5 ? 0 : 12,
      own: RATE,
      controls: at === 3 ? null : { ...RATE, per1000Km: 4.3 },
    },
  })),
  own: { ...ROAD, road: 'N3', beforePer1000Km: 3.3, duringPer1000Km: 2.2 },
  withoutPer1000Km: 3.2,
  roads: [
    ROAD,
    { ...ROAD, road: 'N2', doubt: 'TREND', trend: { estimatePercent: 3.1, lowPercent: 1, highPercent: 5.2 } },
    { ...ROAD, road: 'N5', doubt: 'LIMITS_CHANGED', limitsChangedAt: '2026-09-21T00:00:00Z' },
    { ...ROAD, road: 'N10', doubt: 'COVERAGE_MOVED', growthPercent: 340 },
    {
      ...ROAD,
      road: 'N8',
      doubt: 'TOO_LITTLE',
      beforePer1000Km: null,
      duringPer1000Km: null,
      trend: null,
      growthPercent: null,
    },
  ],
  withoutEach: [{ road: 'N4', effect: { estimatePercent: -30, lowPercent: -39, highPercent: -20 } }],
  restEffect: { estimatePercent: -8, lowPercent: -19, highPercent: 5 },
};

function serve(answers: Answers = {}) {
  return serveApi({
    viewer: STAFF,
    myExports: [],
    campaigns: [CAMPAIGN],
    campaignResult: RESULT,
    interventions: [],
    ...answers,
  });
}
const open = () => renderApp('/admin/analytics/campaigns');

test('the answer stands first, with its interval, its goal, and each road with the reason', async () => {
  serve();
  const { container } = open();
  const answer = await screen.findByRole('region', { name: 'Slow down on the N3' });
  expect(answer).toHaveTextContent('The campaign brought 31% fewer violations per 1,000 km.');
  expect(answer).toHaveTextContent('between −38% and −24%. Chance alone hardly explains it.');
  expect(answer).toHaveTextContent('Goal reached');
  expect(answer).toHaveTextContent('710between 550 and 860');
  const roads = screen.getByRole('table', { name: 'Roads to compare with' });
  expect(
    within(roads)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'N4Before4.3With4.2UsedRuns parallel: +0.3% a week, −1.1% to +1.7%',
    'N2Before4.3With4.2RefusedRan apart already: +3.1% a week, +1% to +5.2%',
    expect.stringContaining('RefusedA limit changed on 21 Sept 2026'),
    'N10Before4.3With4.2RefusedIts part of what we see is 340% of that before',
    'N8Before–With–RefusedUnder 200 km a week, or under 20 violations before',
  ]);
  expect(screen.getByText(/The rest of N3: −8%, −19% to \+5%/)).toBeVisible();
  expect(screen.getByText(/17 days before the start/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('each week is said in words with its intervals, and what changed in it', async () => {
  serve({
    interventions: [{ at: '2026-06-30T23:00:00Z', kind: 'THRESHOLDS', name: null, road: null, count: 1 }],
  });
  open();
  const week =
    'Week of 29 Jun 2026: N3 3.3 per 1,000 km, 90\u00a0% range 2.8 to 3.9, 12 violations; roads to compare with';
  const changed = '1 Jul 2026: speed thresholds changed';
  expect(
    await screen.findByRole('link', { name: `${week} too little driven. ${changed}` }),
  ).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`Vertical line: the start\\. ${changed}\\.$`))).toBeVisible();
});

test('each week leads to the violations of its stretch and vehicles, in the chart and in the table', async () => {
  serve({ campaignResult: { ...RESULT, campaign: { ...CAMPAIGN, vehicles: 'BUSES', toKm: 131.5 } } });
  open();
  const rows = '/admin/violations?counted=yes&from=2026-06-29&to=2026-07-05&stretch=N3%2C62%2C131.5%2CBUSES';
  expect(await screen.findByRole('link', { name: /^Week of 29 Jun 2026/ })).toHaveAttribute('href', rows);
  expect(screen.getByRole('button', { name: /^Week of 13 Jul 2026.*, no violation;/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('link', { name: '29 Jun 2026' })).toHaveAttribute('href', rows);
  expect(screen.queryByRole('link', { name: '13 Jul 2026' })).toBeNull();
});

test('without an answer there is a sentence with the reason, and no number', async () => {
  serve({
    campaignResult: {
      ...RESULT,
      ...{
        doubt: 'FEW_ROADS',
        effect: null,
        goal: null,
        avoided: null,
        withoutPer1000Km: null,
        withoutEach: [],
      },
    },
  });
  open();
  expect(await screen.findByText(/fewer than two roads are left to compare with/)).toBeVisible();
  expect(screen.queryByText('710')).toBeNull();
});

test('a goal that was set or changed after the start is marked', async () => {
  const change = {
    ...{
      changedAt: '2026-10-01T09:00:00Z',
      changedBy: null,
      members: ['goalPercent'],
      goalPercentBefore: -40,
    },
    ...{ reason: 'It would not be reached', isLate: true },
  };
  serve({ campaignResult: { ...RESULT, campaign: { ...CAMPAIGN, daysAhead: -3, changes: [change] } } });
  open();
  expect(await screen.findByText(/3 days after the start: the goal was not set beforehand/)).toBeVisible();
  expect(screen.getByText(/a former colleague, after the start: It would not be reached/)).toBeVisible();
  expect(screen.getByText('The goal was set or changed after the start.')).toBeVisible();
});

test('a campaign is registered by keyboard, once its fields are right', async () => {
  const sent: unknown[] = [];
  serve({
    campaigns: [],
    registerCampaign: (variables: Record<string, unknown>) => {
      sent.push(variables.input);
      return { campaign: CAMPAIGN };
    },
  });
  open();
  expect(await screen.findByText(/No campaign is registered/)).toBeVisible();
  await userEvent.keyboard('n');
  const form = await screen.findByRole('dialog', { name: 'New campaign' });
  await userEvent.click(within(form).getByRole('button', { name: 'Register' }));
  expect(await within(form).findByText('Please look at the marked fields.')).toBeVisible();
  await userEvent.type(within(form).getByLabelText('Name'), 'Posts at the bridge');
  await userEvent.type(within(form).getByLabelText('From km'), '62');
  await userEvent.type(within(form).getByLabelText('To km'), '131,5');
  const day = new Date().toISOString().slice(0, 10);
  await userEvent.type(within(form).getByLabelText('First day'), day);
  expect(await axe(form)).toHaveNoViolations();
  await userEvent.click(within(form).getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    ...{ name: 'Posts at the bridge', fromKm: 62, toKm: 131.5, startsOn: day, weeks: 12, goalPercent: -20 },
    costXaf: null,
  });
});

test('what makes no sense in the form is found before it is sent', () => {
  const good = { ...NEW_CAMPAIGN, name: 'Posts', fromKm: '62', toKm: '131', startsOn: '2026-11-20' };
  const today = 20_777;
  expect(draftFaults(good, today)).toEqual([]);
  expect(campaignOf({ ...good, cost: '18 400 000' }).costXaf).toBe(18_400_000);
  for (const [part, field] of [
    [{ name: ' a ' }, 'name'],
    [{ fromKm: '1e999' }, 'fromKm'],
    [{ toKm: '60' }, 'toKm'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
    [{ startsOn: '2010-01-01' }, 'startsOn'],
    [{ weeks: '3' }, 'weeks'],
    [{ goal: '0' }, 'goal'],
    [{ goal: '-20' }, 'goal'],
    [{ cost: 'much' }, 'cost'],
  ] as const) {
    expect(draftFaults({ ...good, ...part }, today)).toContain(field);
  }
});

test('what could not be loaded can be asked for again', async () => {
  serve({ campaigns: () => refusal('UNAVAILABLE') });
  open();
  expect((await screen.findAllByText('The figures could not be loaded.'))[0]).toBeVisible();
});
