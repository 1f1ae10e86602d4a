import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers, type TestApi } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { PROOF } from '../../../test/violations';
import { RefusedSocket } from '../../../test/sockets';

const NO_PAGE = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const EMPTY = 'No speed violations recorded. Keep driving safely!';

function buildRow(id: number, over: object = {}): object {
  return {
    id: String(id),
    registrationNumber: `LT ${id} AB`,
    transportAgency: 'Oasis Travels',
    speedKmh: 84.4,
    ...PROOF,
    severity: 'HIGH',
    startedAt: '2026-11-14T09:00:00Z',
    status: 'ACTIVE',
    isDemo: false,
    ...over,
  };
}

function buildViolator(rank: number, over: object = {}): object {
  return {
    id: String(rank + 40),
    rank,
    registrationNumber: 'NW-•••-AB',
    transportAgency: 'Vatican Express',
    violationCount: 15 - rank,
    severity: 'DANGER',
    status: 'SUSPENDED',
    isDemo: false,
    ...over,
  };
}

function buildMonth(over: object = {}): object {
  const days = Array.from({ length: 30 }, (_none, index) => ({
    date: `2026-11-${String(index + 1).padStart(2, '0')}`,
    violations: { low: index === 13 ? 3 : 0, medium: index === 13 ? 2 : 0, high: index === 19 ? 1 : 0 },
  }));
  return {
    month: '2026-11',
    totalJourneys: 8,
    totalDistanceKm: 312.4,
    averageSpeedKmh: 46,
    safeDrivingPercentage: 62.5,
    totalViolations: 6,
    violationsOfMonthBefore: 9,
    severityBreakdown: { low: 3, medium: 2, high: 1 },
    days,
    ...over,
  };
}

interface Asked {
  period: string;
  on: string | null;
  filter: { search: string | null; severity: string | null; status: string | null };
}

/** Serves a report of seven violations and records the requests. */
function serveReports(over: Answers = {}): TestApi & { questions: Asked[] } {
  const questions: Asked[] = [];
  const report = ({ period, on, filter }: Asked) => {
    questions.push({ period, on, filter: { ...filter } });
    const isNarrowed = Object.values(filter).some((value) => value !== null);
    const rows = isNarrowed ? [buildRow(1)] : [1, 2, 3, 4, 5].map((id) => buildRow(id));
    return {
      totalCount: 7,
      summary: { totalViolations: isNarrowed ? 1 : 7 },
      violations: { edges: rows.map((node) => ({ node, cursor: '1' })), pageInfo: NO_PAGE },
    };
  };
  const api = serveApi({
    viewer: VIEWER,
    report,
    topViolators: [
      buildViolator(1),
      buildViolator(2, { registrationNumber: 'NW •••• ••', transportAgency: null, status: 'ACTIVE' }),
    ],
    monthlySummary: buildMonth(),
    myReports: { edges: [], pageInfo: NO_PAGE },
    ...over,
  });
  return Object.assign(api, { questions });
}

/** Waits until the address is this one. */
function seeAddress(address: string): Promise<void> {
  return waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${address.replace('?', '\\?')}$`)),
  );
}

beforeAll(() => import('./ReportsPage'), 60_000);
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('looks back on the month unless the address names a period, and goes with it through the history', async () => {
  const api = serveReports();
  renderApp('/reports?filter=nonsense');
  expect(await screen.findByRole('radio', { name: 'Monthly' })).toBeChecked();
  await screen.findByRole('heading', { name: 'Speed Violation Reports' });
  expect(api.questions.at(-1)?.period).toBe('MONTHLY');
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  await seeAddress('/reports?filter=yearly');
  await waitFor(() => expect(api.questions.at(-1)?.period).toBe('YEARLY'));
});

it.each([
  ['daily', 'Daily', 'DAILY'],
  ['monthly', 'Monthly', 'MONTHLY'],
  ['yearly', 'Yearly', 'YEARLY'],
])('shows with filter=%s the %s report', async (filter, name, period) => {
  const api = serveReports();
  renderApp(`/reports?filter=${filter}`);
  expect(await screen.findByRole('radio', { name })).toBeChecked();
  await waitFor(() => expect(api.questions.at(-1)?.period).toBe(period));
});

it('looks back on a day that is over, and comes back to today step by step', async () => {
  const yesterday = isoDay(civilDayOf(Date.now()) - 1);
  const api = serveReports();
  renderApp(`/reports?filter=daily&on=${yesterday}`);
  const steps = within(await screen.findByRole('group', { name: 'Which day, month or year' }));
  await waitFor(() => expect(api.questions.at(-1)?.on).toBe(yesterday));
  await userEvent.click(steps.getByRole('button', { name: 'Period before' }));
  await waitFor(() => expect(api.questions.at(-1)?.on).toBe(isoDay(civilDayOf(Date.now()) - 2)));
  await userEvent.click(steps.getByRole('button', { name: 'Next period' }));
  await userEvent.click(steps.getByRole('button', { name: 'Next period' }));
  await waitFor(() => expect(api.questions.at(-1)?.on).toBeNull());
  await seeAddress('/reports?filter=daily');
  expect(steps.getByRole('button', { name: 'Next period' })).toBeDisabled();
});

it('ranks the worst vehicles with masked plate, count, severity and status, and says that it is live', async () => {
  serveReports();
  renderApp('/reports');
  const card = within(await screen.findByRole('region', { name: 'Hall of Shame' }));
  const rows = await card.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Rank 1.*Vatican Express.*14 violations.*NW-•••-AB.*High.*Suspended/),
    expect.stringMatching(/Rank 2.*No agency named.*13 violations.*NW •••• ••.*High.*Active/),
  ]);
  expect(card.getByText('Live Updates')).toBeVisible();
  expect(card.getByText('Top Violators')).toBeVisible();
  expect(card.getByText(/Shown for public safety; plates are masked/)).toBeVisible();
});

it('lets the rows of the ranking enter after 500 ms, each 200 ms after the one before', async () => {
  serveReports();
  renderApp('/reports');
  const card = within(await screen.findByRole('region', { name: 'Hall of Shame' }));
  const rows = await card.findAllByRole('listitem');
  const delays = rows.map((row) => row.querySelector<HTMLElement>('[style*=animation-delay]')?.style);
  expect(delays.map((style) => style?.animationDelay)).toEqual(['500ms', '700ms']);
});

it('lets them enter once a session', async () => {
  serveReports();
  const { unmount } = renderApp('/reports');
  const region = { name: 'Hall of Shame' };
  await within(await screen.findByRole('region', region)).findAllByRole('listitem');
  unmount();
  renderApp('/reports');
  const card = await screen.findByRole('region', region);
  await within(card).findAllByRole('listitem');
  expect(card.querySelector('[style*=animation-delay]')).toBeNull();
});

it('asks for ranking and list every two seconds while nothing can be pushed, and says so', async () => {
  const asks = { ranking: 0 };
  const api = serveReports({
    topViolators: () => {
      asks.ranking += 1;
      return [buildViolator(1, { violationCount: asks.ranking })];
    },
  });
  Object.assign(window, { WebSocket: RefusedSocket });
  renderApp('/reports');
  const card = within(await screen.findByRole('region', { name: 'Hall of Shame' }));
  expect(await card.findByText('Reconnecting')).toBeVisible();
  expect(card.queryByText('Live Updates')).not.toBeInTheDocument();
  await waitFor(() => expect(asks.ranking).toBeGreaterThanOrEqual(3), { timeout: 9_000 });
  await waitFor(() => expect(api.questions.length).toBeGreaterThanOrEqual(3), { timeout: 4_000 });
});

it('marks sample data', async () => {
  serveReports({ topViolators: [buildViolator(1, { isDemo: true })] });
  renderApp('/reports');
  expect(await screen.findByText('Sample data')).toBeVisible();
});

it('searches on the server once typing pauses, counts the results, and clears all filters', async () => {
  const api = serveReports();
  renderApp('/reports');
  await userEvent.type(await screen.findByLabelText('Search the reports'), 'OASIS');
  expect(await screen.findByText('1 of 7 results')).toBeVisible();
  await seeAddress('/reports?q=OASIS');
  const searches = api.questions.map(({ filter }) => filter.search);
  expect(searches).not.toContain('OASI');
  expect(searches.at(-1)).toBe('OASIS');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'High');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Under Review');
  await seeAddress('/reports?q=OASIS&severity=high&status=under-review');
  await waitFor(() =>
    expect(api.questions.at(-1)?.filter).toEqual({
      search: 'OASIS',
      severity: 'HIGH',
      status: 'UNDER_REVIEW',
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await seeAddress('/reports');
  expect(screen.getByLabelText('Search the reports')).toHaveValue('');
  await waitFor(() => expect(screen.queryByText('1 of 7 results')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
});

it('takes search and filters from the address', async () => {
  serveReports();
  renderApp('/reports?filter=daily&q=men&severity=low&status=suspended');
  expect(await screen.findByLabelText('Search the reports')).toHaveValue('men');
  expect(screen.getByRole('combobox', { name: 'Severity' })).toHaveDisplayValue('Low');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Suspended');
});

it('offers every filter of the specification', async () => {
  serveReports();
  renderApp('/reports');
  const choicesOf = async (name: string) =>
    within(await screen.findByRole('combobox', { name }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(await choicesOf('Severity')).toEqual(['Any severity', 'High', 'Medium', 'Low']);
  expect(await choicesOf('Status')).toEqual(['Any status', 'Active', 'Under Review', 'Suspended']);
});

it('says that nothing matches without saying that there is nothing', async () => {
  serveReports({
    report: { totalCount: 7, summary: { totalViolations: 0 }, violations: { edges: [], pageInfo: NO_PAGE } },
  });
  renderApp('/reports?q=zzz');
  expect(await screen.findByText('No violation matches your search.')).toBeVisible();
  expect(screen.getByText('0 of 7 results')).toBeVisible();
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

it('asks to log in where the browser knows no profile', async () => {
  serveReports();
  renderApp('/reports');
  await screen.findByLabelText('Search the reports');
  act(() => window.localStorage.removeItem('userProfile'));
  await userEvent.click(screen.getByRole('radio', { name: 'Daily' }));
  expect(await screen.findByText('Login for full access')).toBeVisible();
  expect(screen.queryByLabelText('Search the reports')).not.toBeInTheDocument();
});

it('leads from a row to its violation, and from the list to all of them', async () => {
  serveReports();
  renderApp('/reports');
  const list = within(await screen.findByRole('region', { name: 'Speed Violation Reports' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows).toHaveLength(5);
  const link = list.getByRole('link', {
    name: /84 km\/h Oasis Travels LT 1 AB .* At least 71.km\/h over 30.s\. Limit.60 \(Edéa, town\)\. High/,
  });
  expect(link).toHaveAttribute('href', '/violations/1');
  expect(list.getByRole('link', { name: 'View All Violations' })).toHaveAttribute('href', '/violations');
});

it('says that there are no violations', async () => {
  serveReports({
    report: { totalCount: 0, summary: { totalViolations: 0 }, violations: { edges: [], pageInfo: NO_PAGE } },
  });
  renderApp('/reports');
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View All Violations' })).not.toBeInTheDocument();
});

it('says that it loads, then that it failed, and loads again', async () => {
  const api = serveReports({ report: () => new Promise(() => undefined) });
  const { unmount } = renderApp('/reports');
  expect(await screen.findByRole('status', { name: 'Loading reports data...' })).toBeInTheDocument();
  unmount();
  api.answer({ report: () => refusal('INTERNAL') });
  renderApp('/reports');
  expect(await screen.findByText('Error loading reports. Please try again.')).toBeVisible();
  api.answer({
    report: { totalCount: 0, summary: { totalViolations: 0 }, violations: { edges: [], pageInfo: NO_PAGE } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(EMPTY)).toBeVisible();
});

it('sums up a month by severity and by day, as a chart and as a table', async () => {
  serveReports();
  const { container } = renderApp('/reports');
  const card = within(await screen.findByRole('region', { name: 'Monthly Summary' }));
  expect(await card.findByText('3 fewer than the month before')).toBeVisible();
  const words = card.getAllByRole('term').map((term) => term.textContent);
  expect(words.slice(0, 4)).toEqual(['Low', 'Medium', 'High', 'Total']);
  const numbers = card.getAllByRole('definition').map((number) => number.textContent);
  expect(numbers.slice(0, 4)).toEqual(['3', '2', '1', '6']);
  expect(await card.findByRole('img', { name: '6 violations, on 2 days' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(card.getByRole('button', { name: 'Show as table' }));
  const rows = within(card.getByRole('table', { name: 'Violations by day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayLowMediumHigh',
    expect.stringMatching(/14 Nov320$/),
    expect.stringMatching(/20 Nov001$/),
  ]);
});

it('turns to the month before and back, and makes a report of it too', async () => {
  const months: (string | null)[] = [];
  const asked: unknown[] = [];
  serveReports({
    generateReport: ({ input }: { input: unknown }) => {
      asked.push(input);
      return refusal('INTERNAL');
    },
    monthlySummary: ({ month }: { month: string }) => {
      months.push(month);
      return buildMonth({ month });
    },
  });
  renderApp('/reports');
  const card = within(await screen.findByRole('region', { name: 'Monthly Summary' }));
  expect(await card.findByRole('button', { name: 'Next month' })).toBeDisabled();
  await userEvent.click(card.getByRole('button', { name: 'Month before' }));
  await waitFor(() => expect(months).toHaveLength(2));
  await seeAddress(`/reports?month=${months[1]}`);
  await userEvent.click(card.getByRole('button', { name: 'Generate Detailed Report' }));
  await waitFor(() => expect(asked).toMatchObject([{ period: 'MONTHLY', on: `${months[1]}-01` }]));
  await userEvent.click(card.getByRole('button', { name: 'Next month' }));
  await seeAddress('/reports');
});

it('makes a report and lists it among the generated ones', async () => {
  const report = {
    id: '5',
    period: 'MONTHLY',
    violationId: null,
    from: '2026-10-31T23:00:00Z',
    generatedAt: '2026-11-14T09:00:00Z',
    subtitle: 'Monthly report, 2026-11',
    violationCount: 7,
    url: '/api/reports/5',
  };
  const api = serveReports({ generateReport: { report } });
  renderApp('/reports');
  expect(await screen.findByText('No report yet. Generate one above and it stays here.')).toBeVisible();
  api.answer({ myReports: { edges: [{ node: report, cursor: '5' }], pageInfo: NO_PAGE } });
  await userEvent.click(screen.getByRole('button', { name: 'Generate Detailed Report' }));
  expect(await screen.findByText('Detailed report generated and saved to records')).toBeVisible();
  const stored = within(screen.getByRole('region', { name: 'My generated reports' }));
  expect(
    await stored.findByRole('button', { name: /Monthly report, November 2026.*7.violations/ }),
  ).toBeVisible();
});

it('opens a report that was made, with a button that downloads it as a table', async () => {
  const node = {
    id: '5',
    period: null,
    violationId: '31',
    from: null,
    generatedAt: '2026-11-14T09:00:00Z',
    subtitle: 'Violation 31, LT 31 AB',
    violationCount: 1,
    url: '/api/reports/5',
  };
  serveReports({ myReports: { edges: [{ node, cursor: '5' }], pageInfo: NO_PAGE } });
  const askGraphql = window.fetch;
  const content = {
    summary: { totalViolations: 1, severityBreakdown: { high: 1, medium: 0, low: 0 } },
    violations: [
      {
        id: 31,
        vehicle: 'LT 31 AB',
        agency: '<b>"عربي" 🚌</b>',
        speed: 91.2,
        severity: 'HIGH',
        timestamp: '2026-11-14T08:00:00Z',
        category: 'public',
        driver: null,
        contact: null,
        ...{ proven: 88.4, uncertainty: 2, provenSeconds: 20, overGaps: false, limit: 60 },
        ...{ limitZone: 'TOWN', limitPlace: 'Edéa', limitSource: 'Survey', limitConfirmed: true },
      },
    ],
  };
  Object.assign(window, {
    fetch: (url: string, init: RequestInit) =>
      url === '/api/reports/5'
        ? Promise.resolve({ ok: true, json: () => Promise.resolve(content) })
        : askGraphql(url, init),
  });
  renderApp('/reports');
  await userEvent.click(await screen.findByRole('button', { name: /Report of violation #31/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report of violation #31' }));
  expect(await sheet.findByText('91 km/h')).toBeVisible();
  expect(sheet.getByText('At least 88 km/h over 20 s. Limit 60 (Edéa, town).')).toBeVisible();
  expect(sheet.getByText('<b>"عربي" 🚌</b>').tagName).toBe('BDI');
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  await userEvent.click(sheet.getByRole('button', { name: 'Download (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0] ?? new Blob());
  });
  expect(text).toMatch(/31,LT 31 AB,.*91,High,2026-11-14 09:00:00,Public,,,,88,2,60,"Edéa, town",Yes/);
});

it('holds the place of a report that could not be made', async () => {
  const api = serveReports({ generateReport: () => refusal('INTERNAL') });
  renderApp('/reports');
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Detailed Report' }));
  expect(await screen.findByText('Could not make the report. Please try again.')).toBeVisible();
  api.goOffline();
  await userEvent.click(screen.getByRole('button', { name: 'Generate Detailed Report' }));
  expect(await screen.findByText('No network. The report can be made once it is back.')).toBeVisible();
});

it('opens to staff with the scope of all, and lets no viewer make reports', async () => {
  serveReports({
    viewer: { ...VIEWER, mobileNumber: null, role: 'VIEWER', permissions: ['canViewDashboard'] },
  });
  renderApp('/reports');
  expect(await screen.findByText('Violations of all drivers. Plates are masked.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Generate Detailed Report' })).toBeDisabled();
  expect(screen.getByText('No permission')).toBeVisible();
  expect(screen.queryByRole('link', { name: /My incident reports/ })).not.toBeInTheDocument();
});

it('leads to the incidents that one has reported', async () => {
  serveReports();
  renderApp('/reports');
  expect(await screen.findByRole('link', { name: /My incident reports/ })).toHaveAttribute(
    'href',
    '/reports/incidents',
  );
});
