import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { webcrypto } from 'node:crypto';
import { refusal, serveApi, type TestApi } from '../../../../../test/api';
import { renderApp } from '../../../../../test/render';
import {
  AT,
  buildCase,
  buildCasePage,
  buildStep,
  RECORD,
  serveRecord,
  SUPERVISOR,
} from '../../../../../test/staff-cases';

/** An answer more than the page itself needs. */
const TRACK_DRAWN = { timeout: 20_000 };
const NEXT = buildCase({ id: '76', number: 'C-2026-0076', contests: [] });

beforeAll(() => {
  // What browsers have and jsdom lacks.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => fireWidth(1280));

/** The width of the window, for what asks for it; elsewhere the page is a desk's. */
function fireWidth(width: number): void {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: /max-width: (\d+)/.test(query) && width < Number(/max-width: (\d+)/.exec(query)?.[1]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

interface Opened {
  api: TestApi;
  record: { asked: number };
}

async function openCase(known: object = buildCase(), record: object | null = RECORD): Promise<Opened> {
  const api = serveApi({
    viewer: SUPERVISOR,
    cases: buildCasePage([known, NEXT]),
    case: ({ id }: { id: string }) => (id === '77' ? known : id === '76' ? NEXT : null),
  });
  const served = serveRecord(record);
  renderApp('/admin/cases/77');
  await screen.findByRole('heading', { level: 1, name: 'C-2026-0077' }, { timeout: 20_000 });
  return { api, record: served };
}

const main = () => within(screen.getByRole('main'));
const reason = () => main().getByLabelText('Your reason');
const address = () => screen.getByTestId('address').textContent;

it('says what is proven, its five facts, and what speaks against it before the evidence', async () => {
  await openCase();
  const sentence = main().getByText('At least 71 km/h over 30 s. Limit 60 (Edéa, town).');
  expect(sentence.tagName).toBe('H2');
  const facts = main().getAllByRole('term').slice(0, 5);
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Proven',
    'Shown',
    'Limit',
    'Witnesses',
    'Vehicle',
  ]);
  expect(main().getByText('Bound')).toBeVisible();
  expect(await main().findByRole('group', { name: 'Way of the evidence window' })).toBeVisible();
  const headings = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.indexOf('What speaks against it')).toBeLessThan(headings.indexOf('The evidence window'));
  expect(main().getByText('Close to the limit: proven only 2.4 km/h above it.')).toBeVisible();
  expect(document.title).toBe('C-2026-0077 · WakaFine');
});

it('shows the readings between A and B on map and chart, and as a table by a key', async () => {
  await openCase();
  const chart = await main().findByRole('img', { name: 'Speed in the evidence window' });
  expect(within(chart).getByText('A')).toBeInTheDocument();
  const map = main().getByRole('group', { name: 'Way of the evidence window' });
  expect(within(map).getByText(/^A \d\d:\d\d:\d\d$/)).toBeInTheDocument();
  expect(map.querySelector('[data-part=cursor]')).toBeNull();
  fireEvent.pointerMove(chart, { clientX: 300 });
  await waitFor(() => expect(map.querySelector('[data-part=cursor]')).not.toBeNull());
  expect(chart.querySelector('[data-part=cursor]')).not.toBeNull();
  await userEvent.keyboard('t');
  const table = within(main().getByRole('region', { name: 'The evidence window' }));
  const { body: fixes } = RECORD.parts.fixes;
  expect(table.getAllByRole('row')).toHaveLength(fixes.length + 1);
});

describe('with a track of the driver', () => {
  const [first] = RECORD.parts.fixes.body;
  const startMs = Number(first[1]) / 1000;
  const trackPoints = Array.from({ length: 130 }, (_, second) => ({
    ...{ lat: 3.8 + second * 0.000_125, lng: 9.7, speedKmh: null, accuracyM: null },
    recordedAt: new Date(startMs + second * 1_000).toISOString(),
  }));
  const track = {
    pointCount: 130,
    startedAt: trackPoints[0]?.recordedAt,
    endedAt: trackPoints[129]?.recordedAt,
  };
  const said = { id: '5', statement: 'Look.', writtenAt: AT, showsOwnTrack: false, photoUrl: null };
  const known = buildCase({ contests: [{ ...said, track, trackPoints }] });
  const parts = (name: string) => screen.getByRole('main').querySelectorAll(`[data-part=${name}]`);

  it('draws it on map and chart as a line of its own, and says that it is no proof', async () => {
    await openCase(known);
    const key = await main().findByRole('button', { name: 'Given by the driver' }, TRACK_DRAWN);
    expect(key).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(parts('given')).toHaveLength(2));
    for (const line of parts('given')) {
      expect(line.getAttribute('d')).toMatch(/^M[\d.-]+ [\d.-]+L/);
    }
    expect(main().getAllByText(/^Given by the driver, not proof: 130 points from \d\d:\d\d to/)).toHaveLength(
      2,
    );
    expect(main().getByText(/Its highest speed between A and B is (49|50).km\/h\.$/)).toBeVisible();
  });

  it('leaves it away where the key is turned off, and the others likewise', async () => {
    await openCase(known);
    await userEvent.click(await main().findByRole('button', { name: 'Given by the driver' }, TRACK_DRAWN));
    expect(main().getByRole('button', { name: 'Given by the driver' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(parts('given')).toHaveLength(0);
    const map = main().getByRole('group', { name: 'Way of the evidence window' });
    expect(within(map).getByText(/^A \d\d:/)).toBeInTheDocument();
    await userEvent.click(main().getByRole('button', { name: 'Proof, A to B' }));
    expect(within(map).queryByText(/^A \d\d:/)).not.toBeInTheDocument();
    expect(parts('proven')).toHaveLength(0);
    expect(parts('limit')).toHaveLength(1);
    await userEvent.click(main().getByRole('button', { name: 'Limit' }));
    expect(parts('limit')).toHaveLength(0);
    await userEvent.click(main().getByRole('button', { name: 'Limit' }));
    expect(parts('limit')).toHaveLength(1);
  });

  it('asks for no track where there is none', async () => {
    const { api } = await openCase();
    await main().findByRole('group', { name: 'Lines of map and chart' });
    expect(main().queryByRole('button', { name: 'Given by the driver' })).not.toBeInTheDocument();
    expect(api.asked).not.toContain('staffContestTracks');
  });
});

describe('with a limit that holds in a place', () => {
  const rings = [
    [
      [9.6, 3.7],
      [9.9, 3.7],
      [9.9, 3.9],
      [9.6, 3.9],
      [9.6, 3.7],
    ],
  ];
  const nowhere = { centre: null, radiusM: null, line: null, halfWidthM: null, rings: null };
  const area = () => screen.getByRole('main').querySelector('[data-part=area] path');
  const key = { name: 'Where the limit holds' };

  async function openWith(shape: object, over: object = {}): Promise<unknown[]> {
    const asked: unknown[] = [];
    serveApi({
      ...{ viewer: SUPERVISOR, cases: buildCasePage([NEXT]), case: buildCase() },
      speedLimit: ({ id }: { id: string }) => {
        asked.push(id);
        const content = { zone: 'TOWN', shape: { ...nowhere, ...shape } };
        return { id, validFrom: null, validUntil: null, content, ...over };
      },
    });
    serveRecord(RECORD);
    renderApp('/admin/cases/77');
    await screen.findByRole('group', { name: 'Lines of map and chart' }, { timeout: 20_000 });
    await waitFor(() => expect(asked).toEqual(['town']));
    return asked;
  }

  it('draws its area under the way, and its key turns it off', async () => {
    await openWith({ kind: 'POLYGON', rings });
    await userEvent.click(await main().findByRole('button', key, TRACK_DRAWN));
    expect(area()).toBeNull();
    expect(main().getByRole('button', key)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(main().getByRole('button', key));
    expect(area()?.getAttribute('d')).toMatch(/^M.*Z$/);
  });

  it('draws the line of a road', async () => {
    await openWith({
      kind: 'CORRIDOR',
      line: [
        [9.6, 3.7],
        [9.9, 3.9],
      ],
      halfWidthM: 40,
    });
    await main().findByRole('button', key, TRACK_DRAWN);
    expect(area()?.getAttribute('d')).toMatch(/^M[^Z]*$/);
  });

  it.each([
    ['that holds everywhere else', { kind: 'DEFAULT' }, {}],
    ['whose entry is of a later time', { kind: 'POLYGON', rings }, { validFrom: '2026-06-01T00:00:00Z' }],
    ['whose entry was over before', { kind: 'POLYGON', rings }, { validUntil: '2026-01-01T00:00:00Z' }],
  ])('draws none for one %s', async (_what, shape, over) => {
    await openWith(shape, over);
    expect(area()).toBeNull();
    expect(main().queryByRole('button', key)).not.toBeInTheDocument();
  });
});

it('says that the log holds the record, and what it comes to by the rules of today', async () => {
  await openCase();
  expect(await main().findByText('Log valid')).toBeVisible();
  expect(main().getByText(/^Entry 6 of 64, signed .* By rule \S+: the same, \d+.km\/h\.$/)).toBeVisible();
});

it.each([
  ['OPENED', /^The readings are not sealed yet/],
  ['BUNDLE', /^The readings of this window are not kept any more/],
])('says why there are no readings: %s', async (kind, why) => {
  const { proof } = RECORD.parts;
  await openCase(buildCase(), { ...RECORD, kind, parts: { proof } });
  expect(await main().findByText(why)).toBeVisible();
});

it('shows the other phones by pseudonyms, and says which of them prove less', async () => {
  const witnesses = [
    { pseudonym: 'ab12cd34ab12cd34', isDevice: false, provenDeciKmh: 655 },
    { pseudonym: 'ff00ff00ff00ff00', isDevice: false, provenDeciKmh: null },
  ];
  const parts = { ...RECORD.parts, witnesses: { digest: '0'.repeat(64), salt: null, body: witnesses } };
  await openCase(buildCase(), { ...RECORD, parts });
  expect(await main().findByText('Phone AB12')).toBeVisible();
  expect(main().getByText('Another phone proves less: at least 65 km/h.')).toBeVisible();
  expect(main().getByText('Another phone that was there proves nothing.')).toBeVisible();
});

it.each([{ commitment: '0'.repeat(64) }, { status: 'ALTERED' }])(
  'signs nothing where the log does not match: %j',
  async (change) => {
    await openCase(buildCase(), { ...RECORD, ...change });
    expect(await main().findByText('The log does not match')).toBeVisible();
    expect(main().getByText(/nothing can be signed on this record/)).toBeVisible();
    const acts = within(main().getByRole('radiogroup', { name: 'What you do' }));
    expect(acts.getAllByRole('radio')).toHaveLength(1);
    expect(acts.getByRole('radio', { name: /Withdraw/ })).toBeChecked();
  },
);

it('decides with the reason and the version that was shown, and goes on to the next case', async () => {
  const { api } = await openCase();
  let asked: unknown;
  api.answer({
    decideCase: ({ input }: { input: unknown }) => {
      asked = input;
      return { case: buildCase({ state: 'DECIDED', version: 6 }) };
    },
  });
  await userEvent.click(main().getByRole('radio', { name: /^Reject/ }));
  await userEvent.click(main().getByRole('button', { name: /^Sign: Reject/ }));
  expect(await main().findByRole('alert')).toHaveTextContent('Please say why.');
  expect(asked).toBeUndefined();
  await userEvent.type(reason(), 'Hidden.');
  await userEvent.click(main().getByRole('button', { name: /^Sign: Reject/ }));
  await waitFor(() =>
    expect(asked).toEqual({
      caseId: '77',
      version: 5,
      decision: 'REJECT',
      loweredTo: null,
      reason: 'Hidden.',
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'C-2026-0076' })).toBeVisible();
  expect(address()).toBe('/admin/cases/76');
});

it('is reviewed by keys alone, with the next case and its record fetched before', async () => {
  const { api, record } = await openCase(buildCase({ state: 'REVIEW', contests: [] }));
  await waitFor(() => expect(api.asked.filter((name) => name === 'staffCaseDetail')).toHaveLength(2));
  await waitFor(() => expect(record.asked).toBe(1));
  let asked: unknown;
  api.answer({
    reviewCase: ({ input }: { input: unknown }) => {
      asked = input;
      return { case: buildCase({ state: 'NOTICE', version: 6 }) };
    },
  });
  await userEvent.keyboard('n1{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(asked).toMatchObject({
      isConfirmed: false,
      reason: 'Too close to the limit for what GPS can err.',
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'C-2026-0076' })).toBeVisible();
  await userEvent.keyboard('k');
  expect(await screen.findByRole('heading', { level: 1, name: 'C-2026-0077' })).toBeVisible();
});

it('leaves letters to a person who types a reason', async () => {
  await openCase(buildCase({ state: 'REVIEW' }));
  await userEvent.type(reason(), 'njk1');
  expect(reason()).toHaveValue('njk1');
  expect(main().getByRole('radio', { name: /^Confirm/ })).toBeChecked();
  expect(address()).toBe('/admin/cases/77');
});

it('leaves keys to a dialog that is open', async () => {
  await openCase(buildCase({ state: 'REVIEW' }));
  await userEvent.click(main().getByRole('button', { name: 'Show full plates' }));
  const sheet = await screen.findByRole('dialog', { name: 'Show full plates' });
  fireEvent.keyDown(sheet, { key: 'j' });
  fireEvent.keyDown(sheet, { key: 'n' });
  expect(address()).toBe('/admin/cases/77');
  expect(screen.getByRole('radio', { name: /^Confirm/, hidden: true })).toBeChecked();
});

it('locks out a person who has acted in the case, and says by name how', async () => {
  const own = buildStep('1', 'OPENED', { isOwn: true, actorName: 'demo.supervisor' });
  await openCase(buildCase({ steps: [own] }));
  expect(main().getByRole('note')).toHaveTextContent(/^demo\.supervisor, you took the step “Opened” on /);
  expect(main().queryByRole('button', { name: /^Sign/ })).not.toBeInTheDocument();
});

it('shows the first signature, and offers the second person the same decision', async () => {
  const signed = { decision: 'UPHOLD_LOWER', loweredTo: 'WARNING', reason: 'The lower track holds.' };
  const proposal = { ...signed, actorName: 'A. Njoya', at: AT };
  const steps = [buildStep('1', 'OPENED'), buildStep('6', 'PROPOSED', signed)];
  await openCase(buildCase({ state: 'EXPIRED', signaturesNeeded: 2, proposal, steps, contests: [] }));
  expect(main().getByRole('heading', { name: 'Decision by two people' })).toBeVisible();
  expect(main().getByText('You, second person')).toBeVisible();
  expect(screen.getByText('Waits for the second signature')).toBeVisible();
  expect(main().getAllByText(/The lower track holds\./)).toHaveLength(2);
  expect(main().queryByRole('radio', { name: /^Reject/ })).not.toBeInTheDocument();
});

it.each([
  ['case-wrong-state', /^Somebody was quicker/],
  ['case-other-decision', /^Another decision is signed already/],
  ['case-evidence-altered', /^The log does not match this record/],
])('says that another desk was first, or why nothing was signed: %s', async (clientCode, why) => {
  const { api } = await openCase();
  const later = buildCase({
    ...{ state: 'DECIDED', version: 6 },
    steps: [
      buildStep('1', 'OPENED'),
      buildStep('9', 'DECIDED', { actorName: 'M. Tabe', decision: 'REJECT' }),
    ],
  });
  api.answer({ decideCase: () => refusal('CONFLICT', undefined, { clientCode }) });
  await userEvent.type(reason(), 'Hidden.');
  const hasGoneOn = clientCode === 'case-wrong-state';
  if (hasGoneOn) {
    api.answer({ case: () => later });
  }
  await userEvent.click(main().getByRole('button', { name: /^Sign/ }));
  if (hasGoneOn) {
    expect(await main().findByText(/^M\. Tabe was quicker: Decided\./)).toBeVisible();
  } else {
    expect(await main().findByRole('alert')).toHaveTextContent(why);
  }
});

it('quotes the driver where that happened, and says what the case waits for', async () => {
  await openCase();
  expect(main().getByText('The sign was hidden.')).toBeVisible();
  expect(main().getByText(/Waits for a decision, one signature\. Lapses without a decision: /)).toBeVisible();
});

it('shows a withdrawn case in grey, with nothing left to do', async () => {
  const { violation } = buildCase();
  const gone = {
    state: 'WITHDRAWN',
    lapsesAt: null,
    violation: { ...(violation as object), isWithdrawn: true },
  };
  await openCase(buildCase(gone), { ...RECORD, status: 'WITHDRAWN' });
  const sentence = main().getByRole('heading', { level: 2, name: /^At least 71/ });
  expect(sentence).toBeVisible();
  expect(main().getByText('Nothing is left to do here.')).toBeVisible();
});

it('has the decision as a bar at the foot of a narrow screen', async () => {
  fireWidth(360);
  await openCase();
  expect(main().queryByLabelText('Your reason')).not.toBeInTheDocument();
  await userEvent.click(main().getByRole('button', { name: 'Decide' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Decision' }));
  expect(sheet.getByLabelText('Your reason')).toBeVisible();
  fireEvent.keyDown(sheet.getByRole('radio', { name: /^Uphold/ }), { key: '2' });
  expect(sheet.getByLabelText('Your reason')).toHaveValue(
    'Window and limit were checked once more; nothing speaks against them.',
  );
});

it('says that a case is not there', async () => {
  serveApi({ viewer: SUPERVISOR, cases: buildCasePage([]), case: null });
  renderApp('/admin/cases/99');
  expect(await screen.findByText('This case was not found.', {}, { timeout: 20_000 })).toBeVisible();
});

it('has no fault that a machine can find', async () => {
  await openCase();
  await main().findByText('Log valid');
  expect(await axe(screen.getByRole('main'))).toHaveNoViolations();
});
