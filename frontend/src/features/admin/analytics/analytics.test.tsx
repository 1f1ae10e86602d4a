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

const FIGURES = { violations: 4, incidents: 1, journeys: 20, distanceKm: 1_000, per1000Km: 4 };
const HOTSPOT = {
  south: 4.05,
  west: 9.76,
  violations: 9,
  incidents: 2,
  passages: 60,
  violationsPerPassage: 0.15,
};
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
      };
    },
    agencyRanking: [
      {
        ...FIGURES,
        transportAgency: 'Oasis Travels',
        rank: 1,
        recentViolations: 4,
        violationsBefore: 2,
        change: 'WORSE',
        rate: { per1000Km: 4, low: 2.04, high: 6.46 },
      },
    ],
    roadAnalytics: ({ by }: { by: string }) => ({
      corridors: [
        { corridor: 'N3', violations: 9, incidents: 2 },
        { corridor: null, violations: 1, incidents: 0 },
      ],
      hotspots:
        by === 'PER_PASSAGE'
          ? []
          : [HOTSPOT, { ...HOTSPOT, south: 5, passages: 3, violationsPerPassage: null }],
    }),
    beforeAfter: (variables: Record<string, unknown>) => {
      asked.push(variables);
      return {
        before: { ...FIGURES, violations: 100, distanceKm: 20_000, per1000Km: 5 },
        after: { ...FIGURES, violations: 40, distanceKm: 20_000, per1000Km: 2 },
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
    await screen.findByRole('img', { name: 'Violations by hour of the day. Highest: 08, 8.' }),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(await tableOf('Violations by day')).toEqual([
    ['Day', 'Violations', 'Incidents', 'Journeys', 'Distance (km)', 'Violations per 1,000 km'],
    ['2026-11-18', '4', '1', '20', '1,000', '4'],
    ['2026-11-19', '4', '1', '20', '1,000', '4'],
  ]);
  expect(await tableOf('Violations by road')).toEqual([
    ['Road', 'Violations', 'Incidents'],
    ['N3 Yaoundé – Limbe', '9', '2'],
    ['Other roads', '1', '0'],
  ]);
  expect((await tableOf('Violations by agency'))[1]).toEqual([
    'Oasis Travels',
    '4',
    '20',
    '1,000',
    '4',
    '2',
    '6.5',
    'worse',
  ]);
  expect((await tableOf('Violations by vehicle type'))[1]).toEqual(['Bus', '4', '20', '1,000', '4']);
});

it('shows what is chosen, keeps it in the address, and says violations where there is nothing else', async () => {
  serve();
  renderApp('/admin/analytics');
  await userEvent.click(await screen.findByRole('radio', { name: 'Incidents' }));
  expect(await screen.findByRole('heading', { name: 'Incidents by day' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Violations by agency' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '90 d' }));
  await waitFor(() => expect(asked).toContainEqual({ days: 90 }));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/analytics?measure=incidents&range=90d');
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

it('compares the days before and after one, and says what chance leaves open', async () => {
  serve();
  renderApp('/admin/analytics?since=2026-09-01&range=7d');
  expect(
    await screen.findByText(
      /^Fewer violations per 1,000 km: -60%. The true change most likely lies between -72% and -42%/,
    ),
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
