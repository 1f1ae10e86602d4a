import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const STAFF = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.viewer',
  displayName: 'Demo Viewer',
  role: 'VIEWER',
  permissions: ['canViewDashboard'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};

const rateOf = (per1000Km: number, low: number, high: number) => ({ per1000Km, low, high });
const FIGURES = { violations: 4, incidents: 1, journeys: 20, judgedKm: 1_000, rate: rateOf(4, 2.04, 6.46) };
const HOTSPOT = {
  south: 4.05,
  west: 9.76,
  violations: 9,
  incidents: 2,
  passages: 60,
  violationsPerPassage: 0.15,
};
const RATE_HEADS = ['Judged distance (km)', 'Violations per 1,000 km', 'Lower end', 'Upper end'];
const asked: Record<string, unknown>[] = [];

function serve(answers: Answers = {}) {
  asked.length = 0;
  return serveApi({
    viewer: STAFF,
    myExports: [],
    analytics: (variables: Record<string, unknown>) => {
      asked.push(variables);
      return {
        hours: [7, 8].map((hour) => ({ ...FIGURES, hour, violations: hour })),
        days: ['2026-11-18', '2026-11-19'].map((day) => ({ ...FIGURES, day })),
        vehicleTypes: [{ ...FIGURES, vehicleType: 'BUS' }],
        judgedKm: 1_900,
        unjudgedKm: 100,
      };
    },
    agencyRanking: [
      {
        ...FIGURES,
        transportAgency: 'Oasis Travels',
        registeredVehicles: 40,
        observedVehicles: 12,
        rank: 1,
        recentViolations: 4,
        violationsBefore: 2,
        change: 'WORSE',
      },
    ],
    roadAnalytics: ({ by }: { by: string }) => ({
      corridors: [
        { corridor: 'N3', violations: 9, incidents: 2, judgedKm: 700, rate: rateOf(9, 7.1, 11) },
        { corridor: null, violations: 1, incidents: 0, judgedKm: 1_200, rate: rateOf(1, 0.5, 1.8) },
      ],
      hotspots:
        by === 'PER_PASSAGE'
          ? []
          : [HOTSPOT, { ...HOTSPOT, south: 5, passages: 3, violationsPerPassage: null }],
    }),
    beforeAfter: (variables: Record<string, unknown>) => {
      asked.push(variables);
      return {
        before: { ...FIGURES, violations: 100, judgedKm: 20_000, rate: rateOf(5, 4.2, 5.9) },
        after: { ...FIGURES, violations: 40, judgedKm: 20_000, rate: rateOf(2, 1.5, 2.6) },
        changePercent: -60,
        change: 'BETTER',
      };
    },
    ...answers,
  });
}

beforeEach(() => {
  window.localStorage.clear();
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
});

/** The card of a chart, shown as a table. */
async function tableOf(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const card = heading.closest('section');
  if (card === null) {
    throw new Error(`${title} stands in no card`);
  }
  await userEvent.click(within(card).getByRole('button', { name: 'Show as table' }));
  return within(card)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('columnheader')
        .concat(within(row).queryAllByRole('rowheader'), within(row).queryAllByRole('cell'))
        .map((cell) => cell.textContent),
    );
}

it('shows figures by day, hour, road, agency and vehicle type, each as a table too', async () => {
  serve();
  const { container } = renderApp('/admin/analytics');
  expect(
    await screen.findByRole('group', { name: 'Violations by hour of the day. Highest: 08, 8.' }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(await tableOf('Violations by day')).toEqual([
    ['Day', 'Violations', 'Incidents', 'Journeys', ...RATE_HEADS],
    ['2026-11-18', '4', '1', '20', '1,000', '4', '2', '6.5'],
    ['2026-11-19', '4', '1', '20', '1,000', '4', '2', '6.5'],
  ]);
  expect(await tableOf('Violations by road')).toEqual([
    ['Road', 'Violations', 'Incidents', ...RATE_HEADS],
    ['N3 Yaoundé – Limbe', '9', '2', '700', '9', '7.1', '11'],
    ['Other roads', '1', '0', '1,200', '1', '0.5', '1.8'],
  ]);
  expect((await tableOf('Violations by agency'))[1]).toEqual([
    'Oasis Travels',
    '4',
    '20',
    '40',
    '12',
    '1,000',
    '4',
    '2',
    '6.5',
    'worse',
  ]);
  expect((await tableOf('Violations by vehicle type'))[1]).toEqual([
    ...['Bus', '4', '20', '1,000', '4', '2', '6.5'],
  ]);
});

it('leads from each bar to the violations behind it, by a link, and nowhere where there are none to see', async () => {
  serve();
  renderApp('/admin/analytics?range=7d');
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('07:00 to 08:00: 7 violations')).toBe(
    '/admin/violations?counted=yes&from=2026-11-18&fromHour=7&untilHour=8',
  );
  expect(await hrefOf('19 Nov 2026: 4 violations')).toBe(
    '/admin/violations?counted=yes&from=2026-11-19&to=2026-11-19',
  );
  expect(await hrefOf('Oasis Travels: 4 violations')).toBe(
    '/admin/violations?counted=yes&from=2026-11-18&by=Oasis+Travels',
  );
  expect(await hrefOf('Bus: 4 violations')).toBe('/admin/violations?counted=yes&from=2026-11-18&vehicle=BUS');
  expect(await hrefOf('N3 Yaoundé – Limbe: 9 violations')).toMatch(/^\/admin\/violations.*&road=N3$/);
  expect(await hrefOf('Other roads: 1 violation')).toMatch(/&road=OTHER$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Violations per 1,000 km' }));
  expect(
    await screen.findByRole('link', {
      name: '07:00 to 08:00: 4 violations per 1,000 km, 90\u00a0% range 2 to 6.5',
    }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Incidents' }));
  expect(await hrefOf('07:00 to 08:00: 1 incident')).toBe(
    '/admin/incidents?from=2026-11-18&fromHour=7&untilHour=8',
  );
  expect(await hrefOf('19 Nov 2026: 1 incident')).toBe('/admin/incidents?from=2026-11-19&to=2026-11-19');
  expect(await hrefOf('N3 Yaoundé – Limbe: 2 incidents')).toMatch(
    /^\/admin\/incidents\?from=[\d-]+&road=N3$/,
  );
});

it('shows what is chosen, stores it in the address, and says violations where there is nothing else', async () => {
  serve();
  renderApp('/admin/analytics');
  await userEvent.click(await screen.findByRole('radio', { name: 'Incidents' }));
  expect(await screen.findByRole('heading', { name: 'Incidents by day' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Violations by agency' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '90 d' }));
  await waitFor(() => expect(asked).toContainEqual({ days: 90 }));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/analytics?measure=incidents&range=90d');
});

it('says which rates are worst and best for certain, and how much of the way they rest on', async () => {
  serve();
  renderApp('/admin/analytics?measure=rate');
  expect(
    await screen.findByText(
      'Worst for certain: N3 Yaoundé – Limbe, at least 7.1 per 1,000 km. Best for certain: Other roads, at most 1.8. A rate is given from 200 km on.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      'Cannot tell which is worst: chance may explain the differences. A rate is given from 200 km on.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      /^Rates count the 1,900 km on which a violation could be proven, 95% of what was driven/,
    ),
  ).toBeVisible();
});

it('says that nothing is certain where too little was driven before or after a day', async () => {
  const period = { ...FIGURES, rate: null };
  serve({ beforeAfter: { before: period, after: period, changePercent: null, change: 'UNCERTAIN' } });
  renderApp('/admin/analytics');
  expect(
    await screen.findByText('Cannot tell: each side needs 200 km in which a violation could be proven.'),
  ).toBeInTheDocument();
});

it('gives hotspots with the journeys that came through, and no rate where those were few', async () => {
  serve();
  renderApp('/admin/analytics');
  expect(await tableOf('Hotspots')).toEqual([
    [
      'Rank',
      'Road',
      'Latitude',
      'Longitude',
      'Violations',
      'Incidents',
      'Journeys through',
      'Violations per 100 journeys',
    ],
    ['1', 'N3', '4.055', '9.765', '9', '2', '60', '15'],
    ['2', 'Other roads', '5.005', '9.765', '9', '2', '3', 'No data'],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Highest rate per 100 journeys' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show as chart' }));
  expect(
    await screen.findByText('No place with violations has 20 journeys through it in this period.'),
  ).toBeVisible();
});

it('leads from a hotspot to the violations that it counts', async () => {
  serve();
  renderApp('/admin/analytics');
  expect(
    await screen.findByRole('link', { name: /^Place 1, N3 .*: 9 violations, 60 journeys through$/ }),
  ).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/violations\?counted=yes&from=[\d-]+&cell=4\.05%2C9\.76$/),
  );
});

it('compares the days before and after one, and says what chance leaves open', async () => {
  serve();
  renderApp('/admin/analytics?since=2026-09-01&range=7d');
  expect(
    await screen.findByText('Better: −60% violations per 1,000 km. Chance alone hardly explains it.'),
  ).toBeInTheDocument();
  expect(asked).toContainEqual({ at: '2026-08-31T23:00:00.000Z', days: 7 });
  expect(screen.getByLabelText('Date of the change')).toHaveValue('2026-09-01');
});

it('says that figures could not be loaded, and loads them again', async () => {
  const api = serve({ roadAnalytics: () => refusal('INTERNAL') });
  renderApp('/admin/analytics');
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  api.answer({ roadAnalytics: { corridors: [], hotspots: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No place has a violation in this period.')).toBeVisible();
});

it('gives files of violations to nobody who may not make reports', async () => {
  serve();
  renderApp('/admin/analytics');
  expect(await screen.findByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
});
