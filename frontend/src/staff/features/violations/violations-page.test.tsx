import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { stretchName, violationRows } from '../../kit/violation-rows/violation-rows';
import { shownStretch } from './violation-view';
import { PROOF } from '../../../../test/violations';

const STAFF = {
  ...VIEWER,
  mobileNumber: null,
  username: 'demo.admin',
  displayName: 'Demo Admin',
  role: 'ADMIN',
  permissions: ['canViewDashboard', 'canViewFullRegistrations', 'canGenerateReports'],
  isDemo: true,
  mustChangePassword: false,
  hasTotp: false,
  lastSignInAt: null,
};

function violation(id: number, more: object = {}) {
  return {
    id: String(id),
    severity: 'DANGER',
    speedKmh: 80 + id,
    startedAt: '2026-03-02T08:00:00Z',
    endedAt: '2026-03-02T08:01:00Z',
    journeyId: '9',
    registrationNumber: 'LT-•••-AB',
    vehicleId: '41',
    transportAgency: 'Oasis Travels',
    category: 'PUBLIC',
    vehicleType: 'BUS',
    latitude: 3.8,
    longitude: 10.13,
    headingDeg: null,
    grade: 'A',
    status: 'UNDER_REVIEW',
    reported: false,
    isClaimed: false,
    isWithdrawn: false,
    isOwn: false,
    meanSpeedKmh: 75,
    violationType: 'SPEEDING',
    ...PROOF,
    uncertaintyKmh: 2.4,
    agencyPhone: null,
    vehicleStatus: 'ACTIVE',
    previousViolations: 2,
    fineAmountXaf: 25_000,
    binding: 'TYPED',
    crowdVerdict: null,
    ...more,
  };
}

function page(rows: object[], more: object = {}) {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  return {
    edges: rows.map((node) => ({ cursor: 'c', node })),
    pageInfo,
    totalCount: rows.length,
    boundedCount: { count: rows.length, isMore: false },
    ...more,
  };
}

// The page is fetched when it is opened: on a busy machine that is no part of what is waited for.
beforeAll(() => import('./ViolationsPage'), 60_000);
beforeEach(() => window.localStorage.clear());

it('lists violations with zone, speed, what is proven against which limit, masked plate, road, evidence and status', async () => {
  serveApi({
    viewer: STAFF,
    violations: page([violation(1), violation(2, { severity: 'CAUTION', isLimitConfirmed: false })]),
  });
  const { container } = renderApp('/admin/violations');
  const grid = await screen.findByRole('grid', { name: 'Violations' });
  const [, first] = within(grid).getAllByRole('row');
  await waitFor(() =>
    expect(first).toHaveTextContent(/^Danger8171 \/ 60LT-•••-ABOasis TravelsN3, Edéa.*AUnder Review$/),
  );
  expect(screen.getAllByText('Limit not confirmed yet')).toHaveLength(1);
  expect(screen.getByText('All 2 rows')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says which town a vehicle had passed, by the direction of its travel', async () => {
  const place = { latitude: 3.8746, longitude: 10.8068, headingDeg: 300 };
  serveApi({
    viewer: STAFF,
    violations: page([violation(1, place), violation(2, { ...place, headingDeg: null })]),
  });
  renderApp('/admin/violations');
  const grid = await screen.findByRole('grid', { name: 'Violations' });
  const [, after, from] = within(grid).getAllByRole('row');
  await waitFor(() => expect(after).toHaveTextContent('N3, 7 km after Boumnyébel'));
  expect(from).toHaveTextContent('N3, 7 km from Boumnyébel');
});

it('asks for what its address says, and writes there what is chosen', async () => {
  const asked: unknown[] = [];
  serveApi({
    viewer: STAFF,
    transportAgencies: ['Oasis Travels'],
    violations: (wanted: unknown) => {
      asked.push(wanted);
      return page([violation(1)]);
    },
  });
  renderApp('/admin/violations?severity=DANGER&sort=-speed&from=2026-03-02&to=2026-03-02');
  await screen.findByRole('grid', { name: 'Violations' });
  expect(asked.at(-1)).toMatchObject({
    first: 50,
    sort: 'FASTEST',
    filter: {
      severity: 'DANGER',
      from: '2026-03-01T23:00:00.000Z',
      to: '2026-03-02T23:00:00.000Z',
    },
  });
  await userEvent.selectOptions(screen.getByLabelText('Agency'), 'Oasis Travels');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('agency=Oasis+Travels'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { transportAgency: 'Oasis Travels' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('severity'));
});

it('shows the rows behind a figure by the address that its chart leads to, with its words as filters and in the file', async () => {
  const asked: { filter: object }[] = [];
  const started: unknown[] = [];
  serveApi({
    viewer: STAFF,
    violations: (wanted: { filter: object }) => {
      asked.push(wanted);
      return page([violation(1)]);
    },
    myExports: [],
    startExport: ({ input }: { input: unknown }) => {
      started.push(input);
      return null;
    },
  });
  const rows = {
    from: '2026-03-02',
    fromHour: '8',
    untilHour: '9',
    road: 'N3',
    vehicle: 'BUS',
    by: 'Oasis Travels',
    cell: '4.05,9.70',
    stretch: 'N3,80,160.5,BUSES',
  };
  const { container } = renderApp(violationRows(rows));
  await screen.findByRole('grid', { name: 'Violations' });
  const counted = {
    ...{ fromHour: 8, untilHour: 9, road: 'N3', vehicleType: 'BUS', agency: 'Oasis Travels' },
    cell: { south: 4.05, west: 9.7 },
    stretch: { road: 'N3', fromKm: 80, toKm: 160.5, vehicles: 'BUSES' },
  };
  expect(asked.at(-1)?.filter).toMatchObject({ counted, from: '2026-03-01T23:00:00.000Z' });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Violations' }));
  expect(await dialog.findByText(/What figures count/)).toHaveTextContent(
    /8 to 9 h.*N3.*Bus.*Oasis Travels.*4\.05, 9\.70.*N3, km 80 to 160\.5, buses/,
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toMatchObject({ filter: { counted } });
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(screen.getByLabelText('Until hour'), '12');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ counted: { ...counted, untilHour: 12 } }));
  expect(screen.getByText(/ten minutes after the journey has ended/)).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Stretch'), '');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ counted: { stretch: null } }));
  expect(screen.queryByText(/ten minutes after the journey has ended/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Place'), '');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ counted: { cell: null } }));
  await userEvent.selectOptions(screen.getByLabelText('Road'), '');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ counted: { road: null } }));
  expect(screen.queryByLabelText('Road')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ counted: null, from: null }));
});

it.each([
  ...['N3', 'N3,80,160', 'N3,80,80,ALL', 'N3,160,80,ALL', 'N3,80,160,TANKS', 'n3,80,160,ALL'],
  ...[
    'N3,-1,160,ALL',
    'N3,80,10000,ALL',
    'N3,,160,ALL',
    'N3,1e1,160,ALL',
    'N3,80,160,ALL,1',
    'N333,80,160,ALL',
  ],
])('narrows to none by the stretch %p of an address', (stretch) => {
  expect(shownStretch({ stretch })).toBeNull();
});

it('reads a stretch as it was written into the address', () => {
  const stretch = { road: 'X04', fromKm: 0, toKm: 9_999, vehicles: 'ALL' } as const;
  expect(shownStretch({ stretch: stretchName(stretch) })).toEqual(stretch);
});

it.each(['4.05', '4.055,9.70', '91,9.70', '4.05,181', 'north,west', '4.05,9.70,1'])(
  'ignores the place %p of an address, which is no cell',
  async (cell) => {
    const asked: { filter: unknown }[] = [];
    serveApi({
      viewer: STAFF,
      violations: (wanted: { filter: unknown }) => {
        asked.push(wanted);
        return page([violation(1)]);
      },
    });
    renderApp(violationRows({ cell }));
    await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ counted: { cell: null } }));
    expect(screen.queryByLabelText('Place')).toBeNull();
  },
);

it.each(['fromHour=99&untilHour=x', 'road=N99&vehicle=TANK', 'fromHour=1e999&untilHour=-1', 'of=1e999'])(
  'narrows nothing by what makes no sense in an address: %s',
  async (query) => {
    const asked: { filter: object }[] = [];
    serveApi({
      viewer: STAFF,
      violations: (wanted: { filter: object }) => {
        asked.push(wanted);
        return page([violation(1)]);
      },
    });
    renderApp(`/admin/violations?counted=yes&${query}`);
    await screen.findByRole('grid', { name: 'Violations' });
    expect(asked.at(-1)?.filter).toMatchObject({
      counted: { fromHour: 0, untilHour: 24, road: null, vehicleType: null, agency: null, vehicleId: null },
    });
  },
);

it('narrows to what devices of one vehicle recorded, until that filter is removed', async () => {
  const asked: { filter: object }[] = [];
  serveApi({
    viewer: STAFF,
    violations: (wanted: { filter: object }) => {
      asked.push(wanted);
      return page([violation(1)]);
    },
  });
  renderApp('/admin/violations?counted=yes&of=7');
  await screen.findByRole('grid', { name: 'Violations' });
  expect(asked.at(-1)?.filter).toMatchObject({ counted: { vehicleId: '7' } });
  await userEvent.selectOptions(await screen.findByLabelText('Recorded by'), '');
  await waitFor(() => expect(asked.at(-1)?.filter).toMatchObject({ counted: { vehicleId: null } }));
});

it('says honestly that there are more than were counted', async () => {
  serveApi({
    viewer: STAFF,
    violations: page([violation(1)], {
      boundedCount: { count: 1_000, isMore: true },
      pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: 'a', endCursor: 'b' },
    }),
  });
  renderApp('/admin/violations');
  expect(await screen.findByText(/of more than 1,000/)).toBeVisible();
});

it('shows plates in full only for a reason, and masks them again', async () => {
  const revealed: unknown[] = [];
  serveApi({
    viewer: STAFF,
    violations: page([violation(1)]),
    revealRegistrations: (wanted: unknown) => {
      revealed.push(wanted);
      return [{ vehicleId: '41', registrationNumber: 'LT 452 AB' }];
    },
  });
  renderApp('/admin/violations');
  await screen.findByText('LT-•••-AB');
  await userEvent.click(screen.getByRole('button', { name: 'Show full plates' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show full plates' }));
  expect(within(sheet).getByRole('alert')).toHaveTextContent('Please choose a reason.');
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Other reason' }));
  await userEvent.type(within(sheet).getByLabelText('Your reason'), 'Roadside check at Edéa');
  expect(await axe(sheet)).toHaveNoViolations();
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show full plates' }));
  expect(await screen.findByText('LT 452 AB')).toBeVisible();
  const why = { reason: 'OTHER', reasonText: 'Roadside check at Edéa' };
  expect(revealed).toEqual([{ input: { vehicleIds: ['41'], violationIds: ['1'], ...why } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Mask plates' }));
  expect(screen.queryByText('LT 452 AB')).not.toBeInTheDocument();
});

it('shows the plate of one row in full, for a reason whose first letter goes into the field wherever it is typed', async () => {
  const revealed: unknown[] = [];
  serveApi({
    viewer: STAFF,
    violations: page([violation(1), violation(2, { registrationNumber: 'CE •••4 C', vehicleId: '42' })]),
    revealRegistrations: (input: unknown) => {
      revealed.push(input);
      return [{ vehicleId: '42', registrationNumber: 'CE 1234 C' }];
    },
  });
  renderApp('/admin/violations');
  await userEvent.click(await screen.findByRole('button', { name: 'Show CE •••4 C in full' }));
  const sheet = await screen.findByRole('dialog');
  // Where a browser puts the focus, which jsdom does not: its elements have no size.
  within(sheet).getAllByRole('radio')[0]?.focus();
  await userEvent.keyboard('Control at Edéa');
  expect(within(sheet).getByLabelText('Your reason')).toHaveValue('Control at Edéa');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show full plates' }));
  expect(await screen.findByText('CE 1234 C')).toBeVisible();
  expect(screen.getByText('LT-•••-AB')).toBeVisible();
  expect(revealed).toEqual([
    {
      input: { vehicleIds: ['42'], violationIds: ['2'], reason: 'OTHER', reasonText: 'Control at Edéa' },
    },
  ]);
  expect(screen.queryByRole('button', { name: /CE 1234 C in full/ })).toBeNull();
});

it('shows the button for plates disabled, and says why, to who may not', async () => {
  serveApi({ viewer: { ...STAFF, permissions: ['canViewDashboard'] }, violations: page([violation(1)]) });
  renderApp('/admin/violations');
  await screen.findByText('LT-•••-AB');
  const button = screen.getByRole('button', { name: 'Show full plates' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-description', expect.stringContaining('No permission'));
  expect(screen.queryByRole('button', { name: /in full$/ })).toBeNull();
});

it('opens the details of a row in a sheet that its address stores, with the way to the journey', async () => {
  serveApi({ viewer: STAFF, violations: page([violation(1)]), violation: violation(1) });
  const { container } = renderApp('/admin/violations');
  await userEvent.click(await screen.findByText('LT-•••-AB'));
  const sheet = await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('open=1'));
  expect(await within(sheet).findByRole('heading', { name: 'Vehicle' })).toBeVisible();
  expect(within(sheet).getByRole('heading', { name: 'How sure the vehicle is' })).toBeVisible();
  expect(within(sheet).getByText(/^Somebody typed this plate and agency; nothing proves them/)).toBeVisible();
  const route = within(sheet)
    .getAllByRole('link')
    .find((link) => link.getAttribute('href') === '/admin/journeys?open=9');
  expect(route).toBeDefined();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address')).not.toHaveTextContent('open'));
});

it('shows what the reports of others make of a violation, why, and how sure that is', async () => {
  const crowdVerdict = { isVerified: true, confidence: 0.86, reason: 'VALIDATED' };
  serveApi({ viewer: STAFF, violations: page([violation(1)]), violation: violation(1, { crowdVerdict }) });
  renderApp('/admin/violations?open=1');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('heading', { name: 'Reports of others' })).toBeVisible();
  expect(sheet.getByText('Confirmed')).toBeVisible();
  expect(sheet.getByText('86%')).toBeVisible();
  expect(sheet.getByText('Report validated by multiple sources')).toBeVisible();
});

it('makes a file of what the table shows, with its search and its status', async () => {
  const started: unknown[] = [];
  serveApi({
    viewer: STAFF,
    violations: page([violation(1)]),
    myExports: [],
    startExport: ({ input }: { input: unknown }) => {
      started.push(input);
      return null;
    },
  });
  renderApp('/admin/violations?q=oasis&status=RESOLVED&severity=DANGER');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export: Violations' }));
  expect(await dialog.findByText(/Search “oasis”/)).toHaveTextContent(/Danger.*Resolved/);
  await userEvent.click(dialog.getByRole('button', { name: 'Create file' }));
  await waitFor(() => expect(started).toHaveLength(1));
  expect(started[0]).toMatchObject({
    kind: 'VIOLATIONS',
    filter: { severity: 'DANGER', violationStatus: 'RESOLVED', search: 'oasis' },
  });
});

it('distinguishes an empty country, filters that leave nothing, and a failure', async () => {
  const api = serveApi({ viewer: STAFF, violations: page([]) });
  const { unmount } = renderApp('/admin/violations');
  expect(await screen.findByText('No violation so far')).toBeVisible();
  unmount();
  const narrowed = renderApp('/admin/violations?q=KD');
  expect(await screen.findByText('No violation matches')).toBeVisible();
  narrowed.unmount();
  api.answer({ violations: () => refusal('INTERNAL') });
  renderApp('/admin/violations');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  api.answer({ violations: page([violation(1)]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('LT-•••-AB')).toBeVisible();
});
