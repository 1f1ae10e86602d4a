import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../../test/api';
import { renderApp } from '../../../../../test/render';

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
const FIGURES = {
  events: 34,
  unconfirmedEvents: 0,
  judgedKm: 1_200,
  abovePercent: 12,
  passages: 240,
  rate: { per1000Km: 28.3, low: 25.3, high: 33 },
  eventsBefore: 12,
  judgedKmBefore: 1_100,
  rateBefore: { per1000Km: 10.9, low: 7, high: 15 },
  change: 'WORSE',
  changeLowPercent: 32,
  changeHighPercent: 410,
};
const SEGMENT = {
  ...FIGURES,
  ...{ id: 'N5-011', road: 'N5', fromKm: 68.7, toKm: 73.7, towns: ['Ndom', 'Penja'], isInTown: false },
  ...{ line: [4.6, 9.68, 4.64, 9.69], vehicles: 41, medianKmh: 88.9, v85Kmh: 102.4, limitKmh: 90 },
};
const NO_RATE = {
  rate: null,
  rateBefore: null,
  change: 'UNCERTAIN',
  changeLowPercent: null,
  changeHighPercent: null,
};
const SELDOM_DRIVEN = {
  ...{ ...SEGMENT, ...NO_RATE, id: 'N5-012', fromKm: 73.7, toKm: 78.6, towns: ['Loum'] },
  ...{ isInTown: true, medianKmh: null },
};
const DETAIL = {
  segment: SEGMENT,
  speeds: [
    {
      direction: 'ALONG',
      medianKmh: 88.9,
      v85Kmh: 102.4,
      kmByBin: Array.from({ length: 31 }, (_, bin) => bin),
    },
  ],
  limits: [
    { fromM: 0, toM: 3_100, limitKmh: 90, placeName: null, isConfirmed: true },
    { fromM: 3_100, toM: 5_000, limitKmh: 60, placeName: 'Penja', isConfirmed: false },
  ],
  violations: [
    {
      ...{ id: '77', startedAt: '2026-11-20T21:30:00Z', direction: 'ALONG', vehicleClass: 'BUS' },
      ...{ agency: 'Made Up Travel', provenKmh: 104, limitKmh: 90 },
    },
  ],
  weekHours: [],
};
const ANALYTICS = {
  ...{ from: '2026-09-29T23:00:00Z', until: '2026-11-24T23:00:00Z' },
  beforeFrom: '2026-08-04T23:00:00Z',
  whole: { ...FIGURES, change: 'UNCERTAIN', changeLowPercent: -3, changeHighPercent: 45 },
  ...{ segmentCount: 47, worseCount: 1, betterCount: 1 },
  coverage: { sharePercent: 3.04, lowPercent: 2, highPercent: 4.9, counts: 3 },
  agencies: [{ ...FIGURES, name: 'Made Up Travel' }],
  weekHours: [{ weekday: 5, hour: 22, events: 9, judgedKm: 400, rate: FIGURES.rate }],
};
const asked: Record<string, unknown>[] = [];

function serve(answers: Answers = {}) {
  asked.length = 0;
  return serveApi({
    viewer: STAFF,
    myExports: [],
    segmentAnalytics: (variables: Record<string, unknown>) => {
      asked.push(variables);
      return ANALYTICS;
    },
    segments: [SEGMENT, SELDOM_DRIVEN],
    transportAgencies: ['Made Up Travel', 'Sample Lines'],
    segment: DETAIL,
    interventions: [
      {
        ...{ at: '2026-08-30T23:00:00Z', kind: 'CAMPAIGN', name: 'Slow down', road: 'N3', count: 1 },
      },
      { at: '2026-09-20T23:00:00Z', kind: 'LIMITS', name: 'Loum, Penja', road: null, count: 2 },
    ],
    ...answers,
  });
}

const open = (search = '') => renderApp(`/admin/analytics/segments${search}`);

test('the answer, the table and the verdicts stand on the page, in words and not by colour', async () => {
  serve();
  const { container } = open();
  const answer = await screen.findByRole('region', { name: 'The answer' });
  expect(answer).toHaveTextContent(
    'The worst segment is N5, km 69–74 (Ndom – Penja). It has 28.3 violations per 1,000 km, 90 % range 25.3 to 33.0.',
  );
  expect(answer).toHaveTextContent('Worse than before, beyond chance: Made Up Travel (+32% to +410%).');
  const whole = await screen.findByRole('region', { name: 'All of it' });
  expect(whole).toHaveTextContent('cannot tell 28.3 per 1,000 km, before 10.9');
  expect(whole).toHaveTextContent('between −3% and +45%');
  expect(screen.getByRole('region', { name: 'Beyond chance, of 47 segments' })).toHaveTextContent(
    'Worse 1 · better 1 · cannot tell 45',
  );
  expect(screen.getByRole('region', { name: 'Measured' })).toHaveTextContent(
    'About 3% of the traffic, 2% to 4.9%',
  );
  const changed = await screen.findByRole('region', { name: 'What changed meanwhile' });
  expect(changed).toHaveTextContent('31 Aug 2026: campaign “Slow down” on N3');
  expect(changed).toHaveTextContent('2 limits changed (Loum, Penja)');
  const table = await screen.findByRole('grid', { name: 'Segments of 5 km' });
  expect(table).toHaveTextContent('N5, km 69–74');
  expect(table).toHaveTextContent('Ndom – Penja');
  expect(table).toHaveTextContent('Loum, town');
  expect(table).toHaveTextContent('under 200 km');
  // A speed as a whole number is rounded down.
  expect(table).toHaveTextContent('88 · 102');
  expect(within(table).getByText('worse')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('where too little was driven the page says so, and names no agency that chance explains', async () => {
  const agency = { ...FIGURES, ...NO_RATE, name: 'Made Up Travel' };
  serve({ segments: [SELDOM_DRIVEN], segmentAnalytics: { ...ANALYTICS, agencies: [agency] } });
  open();
  const answer = await screen.findByRole('region', { name: 'The answer' });
  expect(answer).toHaveTextContent('Too little was driven to say which segment is worst.');
  expect(answer).toHaveTextContent('No agency has changed beyond chance.');
});

test('the address is the sentence: a link opens the same, and a choice changes it', async () => {
  serve();
  open('?vehicles=BUSES&road=N5&fromHour=20&untilHour=4&days=9999');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.filter).toEqual({
    ...{ vehicles: 'BUSES', road: 'N5', direction: 'BOTH', agency: null },
    ...{ fromHour: 20, untilHour: 4, weekdays: 'ALL', days: 56, against: 'BEFORE' },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Road'), 'N3');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ road: 'N3', vehicles: 'BUSES' }));
});

test('j leads into the table, Enter opens the page of a segment, and a violation leads to its row', async () => {
  const opened: unknown[] = [];
  serve({ violation: (variables: Record<string, unknown>) => (opened.push(variables), null) });
  const { container } = open('?agency=Made+Up+Travel');
  await screen.findByRole('grid', { name: 'Segments of 5 km' });
  await userEvent.keyboard('j{Enter}');
  expect(await screen.findByRole('heading', { name: 'N5, km 69–74 · Ndom – Penja' })).toBeVisible();
  expect(screen.getByLabelText('Agency')).toHaveValue('Made Up Travel');
  expect(screen.getByText('3,100 to 5,000 m: 60 km/h, Penja (not confirmed)')).toBeVisible();
  expect(screen.getByText('Median 88, V85 102, limit 90 km/h.')).toBeVisible();
  const table = await screen.findByRole('grid', { name: 'Violations behind the figures' });
  expect(table).toHaveTextContent('10490');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(document.title).toBe('Violations · WakaFine'));
  expect(opened).toContainEqual({ id: '77' });
});

test.each([
  ['', 'from=[\\d-]+&stretch=N5%2C68.7%2C73.7%2CALL$'],
  [
    '?vehicles=BUSES&agency=Made+Up+Travel&fromHour=20&untilHour=4&road=N5',
    'from=[\\d-]+&fromHour=20&untilHour=4&by=Made\\+Up\\+Travel&stretch=N5%2C68.7%2C73.7%2CBUSES$',
  ],
])('all violations of a segment by the sentence %p are one click away', async (sentence, query) => {
  serve();
  renderApp(`/admin/analytics/N5-011${sentence}`);
  expect(await screen.findByRole('link', { name: 'Show all 34' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/admin/violations\\?counted=yes&${query}`)),
  );
});

test.each(['?weekdays=FRIDAY', '?direction=ALONG'])(
  'no link promises the rows of %s, which no table can be narrowed to',
  async (sentence) => {
    serve();
    renderApp(`/admin/analytics/N5-011${sentence}`);
    await screen.findByRole('grid', { name: 'Violations behind the figures' });
    expect(screen.queryByRole('link', { name: /Show all/ })).toBeNull();
  },
);

test('a count of all traffic is sent once its fields are right', async () => {
  const sent: unknown[] = [];
  serve({
    viewer: { ...STAFF, role: 'OPERATOR', permissions: ['canViewDashboard', 'canGenerateReports'] },
    addTrafficCount: (variables: Record<string, unknown>) => {
      sent.push(variables.input);
      return { count: { id: '1' } };
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter a count' }));
  const form = await screen.findByRole('dialog', { name: 'A count of all traffic' });
  await userEvent.type(within(form).getByLabelText('Number of vehicles'), '-5');
  await userEvent.click(within(form).getByRole('button', { name: 'Store the count' }));
  expect(await within(form).findByText('Please look at day, hours and number again.')).toBeVisible();
  await userEvent.type(within(form).getByLabelText('Segment'), 'n5-011');
  await userEvent.type(within(form).getByLabelText('Day'), '2026-11-20');
  await userEvent.clear(within(form).getByLabelText('Number of vehicles'));
  await userEvent.type(within(form).getByLabelText('Number of vehicles'), '1200');
  await userEvent.click(within(form).getByRole('button', { name: 'Store the count' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ segment: 'N5-011', countedOn: '2026-11-20', fromHour: 8, vehicles: 1_200 });
});

test('what could not be loaded can be asked for again', async () => {
  serve({ segmentAnalytics: () => refusal('UNAVAILABLE') });
  open();
  expect((await screen.findAllByText('The figures could not be loaded.'))[0]).toBeVisible();
});

it('leads from an hour of the week and from an agency to the rows behind, by the sentence and that value', async () => {
  serve();
  open('?vehicles=BUSES');
  const hour = 'Fri, 22 to 23 h: at least 25.3 per 1,000 km, at most 33 (9 violations)';
  expect(await screen.findByRole('link', { name: hour })).toHaveAttribute(
    'href',
    '/admin/analytics/segments?vehicles=BUSES&fromHour=22&untilHour=23&weekdays=FRIDAY',
  );
  expect(
    screen.getByRole('button', { name: 'Fri, 23 to 24 h: too little driven for a rate (0 violations)' }),
  ).toBeInTheDocument();
  const agency = screen.getByRole('link', {
    name: 'Made Up Travel: 28.3 per 1,000 km, 90\u00a0% range 25.3 to 33.0 (34 violations)',
  });
  await userEvent.click(agency);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/admin/analytics/segments?vehicles=BUSES&agency=Made+Up+Travel',
    ),
  );
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { agency: 'Made Up Travel' } }));
});

it('marks the row and the line on the map that are one segment together, on hover and on focus', async () => {
  serve();
  const { container } = open();
  const row = await screen.findByRole('row', { name: /^N5, km 69.74/ });
  const pointed = () => container.querySelectorAll('[data-pointed=true]').length;
  const reach = container.querySelector('[data-segment=N5-011]');
  expect(pointed()).toBe(0);
  await userEvent.hover(row);
  expect(pointed()).toBe(2);
  expect(reach?.previousElementSibling).toHaveAttribute('data-pointed', 'true');
  await userEvent.unhover(row);
  expect(pointed()).toBe(0);
  await userEvent.hover(reach ?? row);
  expect(row).toHaveAttribute('data-pointed', 'true');
  await userEvent.unhover(reach ?? row);
  expect(row).toHaveAttribute('data-pointed', 'false');
  act(() => row.focus());
  expect(reach?.previousElementSibling).toHaveAttribute('data-pointed', 'true');
  await userEvent.click(reach ?? row);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/analytics/N5-011'));
});
