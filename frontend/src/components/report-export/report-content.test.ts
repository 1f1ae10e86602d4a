import { createIntl } from 'react-intl';
import { readCatalogue } from '../../../test/catalogues-node';
import type { Place } from '@wakafine/domain/geo/geo';
import { proofText as proofTextIn, type ProofFacts } from '@wakafine/domain/violations/proof-texts';
import type { ExportedHeadFragment, ExportedRowFragment } from '../../graphql/generated';
import type { PdfBlock, PdfContent } from '../../lib/pdf/pdf-content';
import type { ReportChoice } from './collect-report';
import { readQr } from '../../../test/read-qr';
import { reportContent } from './report-content';
import { reportCsvFile } from './report-csv-file';

/** The words themselves are those of the gazetteer. */
const placeText = ({ lat, lng }: Place, headingDeg?: number | null) =>
  `in words ${lat} ${lng} to ${headingDeg}`;

const proofText = (facts: ProofFacts) => proofTextIn(facts, 'EN');

const FORMATS = { en: 'en-CM', fr: 'fr-CM', pidgin: 'en-CM' } as const;
const YEAR: ReportChoice = { period: 'YEARLY', filter: {} };

function intlOf(language: keyof typeof FORMATS) {
  return createIntl({
    locale: FORMATS[language],
    timeZone: 'Africa/Douala',
    messages: readCatalogue(language),
  });
}

function buildRow(over: Partial<ExportedRowFragment> = {}): ExportedRowFragment {
  return {
    id: '7',
    registrationNumber: 'LT 452 AB',
    transportAgency: 'Oasis Travels',
    speedKmh: 84.4,
    provenKmh: 81.2,
    provenS: 30,
    uncertaintyKmh: 2.1,
    isOverGaps: false,
    limitKmh: 60,
    limitZone: 'TOWN',
    limitPlace: 'Edéa',
    limitSource: 'Survey',
    isLimitConfirmed: true,
    severity: 'HIGH',
    startedAt: '2026-11-14T08:58:00Z',
    category: 'PUBLIC',
    driverName: 'Demo Citizen',
    contact: '+237 6 70 00 00 00',
    latitude: 3.8746,
    longitude: 10.8068,
    headingDeg: 90,
    isDemo: false,
    verifyPath: null,
    ...over,
  };
}

function buildHead(totalViolations: number): ExportedHeadFragment {
  return {
    period: 'YEARLY',
    from: '2025-12-31T23:00:00Z',
    generatedAt: '2026-11-20T17:00:00Z',
    summary: {
      totalViolations,
      severityBreakdown: { high: totalViolations, medium: 0, low: 0 },
      categoryBreakdown: { private: 0, public: totalViolations },
    },
  };
}

function contentOf(
  rows: readonly ExportedRowFragment[],
  over: { total?: number; choice?: ReportChoice } = {},
) {
  const { total = rows.length, choice = YEAR } = over;
  return reportContent(
    { head: buildHead(total), rows },
    { intl: intlOf('en'), choice, placeText, proofText },
  );
}

function blocksOf<Kind extends PdfBlock['kind']>({ pages }: PdfContent, kind: Kind) {
  return pages
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<PdfBlock, { kind: Kind }> => block.kind === kind);
}

it('has title, period, time of making, and the numbers by severity and category', () => {
  const content = contentOf([buildRow()]);
  expect(blocksOf(content, 'head')).toEqual([
    expect.objectContaining({ title: 'Speed Violation Reports', subtitle: 'Yearly report, 2026' }),
  ]);
  expect(blocksOf(content, 'head')[0]?.generated).toMatch(/^Generated on 20 November 2026.*18:00$/);
  const [{ groups } = { groups: [] }] = blocksOf(content, 'breakdown');
  expect(
    groups.map(({ label, parts }) => [label, ...parts.map(({ word, value }) => `${value} ${word}`)]),
  ).toEqual([
    ['Total violations', '1 '],
    ['By severity', '1 High', '0 Medium', '0 Low'],
    ['By category', '0 Private', '1 Public'],
  ]);
});

it('lists ID, Vehicle, Agency, Speed, Severity, Timestamp, Category, Driver, Contact, place and proof in columns that fill the page', () => {
  const [table] = blocksOf(contentOf([buildRow()]), 'table');
  expect(table?.columns.map(({ label }) => label).join(' ')).toBe(
    'ID Vehicle Agency Speed Severity Timestamp Category Driver Contact Place Proof',
  );
  expect(table?.columns.reduce((sum, { width }) => sum + width, 0)).toBe(762);
  expect(table?.rows[0]?.cells.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    ...['7', 'LT 452 AB', 'Oasis Travels', '84 km/h', 'High', '14/11/2026 09:58', 'Public'],
    ...['Demo Citizen', '+237 6 70 00 00 00', 'in words 3.8746 10.8068 to 90'],
    'At least 81 km/h over 30 s. Limit 60 (Edéa, town).',
  ]);
  expect(table?.rows[0]?.cells[4]?.tone).toMatchObject({ fg: '#AE1017', subtle: '#FCE0DF' });
});

it('shows two hyphens for what there is not, and gives long names the lines that they need', () => {
  const hostile = buildRow({ driverName: 'Demo '.repeat(12).trim(), transportAgency: null, contact: null });
  const [table] = blocksOf(contentOf([hostile]), 'table');
  expect(table?.rows[0]?.cells.filter(({ text }) => text === '--')).toHaveLength(2);
  expect(table?.rows[0]?.lines).toBe(4);
});

it('says in place of the table that there is no violation', () => {
  const content = contentOf([]);
  expect(blocksOf(content, 'table')).toEqual([]);
  expect(blocksOf(content, 'text')).toEqual([
    { kind: 'text', text: 'No violations recorded. Keep driving safely!' },
  ]);
  expect(content.pages.map(({ foot }) => foot.page)).toEqual(['Page 1 of 1']);
});

it('puts 2,000 rows on numbered pages, each once, and says what is left out', () => {
  const rows = Array.from({ length: 2_000 }, (_none, index) => buildRow({ id: String(index) }));
  const content = contentOf(rows, { total: 3_412 });
  const ids = blocksOf(content, 'table').flatMap((table) => table.rows.map(({ cells }) => cells[0]?.text));
  expect(ids).toEqual(rows.map(({ id }) => id));
  expect(content.pages.length).toBeGreaterThan(60);
  expect(content.pages.at(-1)?.foot.page).toBe(`Page ${content.pages.length} of ${content.pages.length}`);
  expect(blocksOf(content, 'notice').map(({ text }) => text)).toEqual([
    'The newest 2,000 of 3,412 violations are listed. The CSV file has all of them.',
  ]);
  expect(blocksOf(contentOf(rows), 'notice')).toEqual([]);
});

it('has a QR code for each record, which a reader reads, and none where nothing was sealed', () => {
  const verifyPath = `/verify/${'0123456789abcdef'.repeat(2)}#AAECAwQFBgcICQoLDA0ODw`;
  const rows = [
    ...Array.from({ length: 19 }, (_none, index) => buildRow({ id: String(index), verifyPath })),
    buildRow({ id: 'claim' }),
  ];
  const codes = blocksOf(contentOf(rows), 'codes');
  expect(codes.map(({ entries }) => entries.length)).toEqual([18, 1]);
  expect(codes[0]?.entries[0]).toMatchObject({
    title: 'Violation 0',
    text: expect.stringMatching(/09:58:00$/),
  });
  expect(readQr(codes[1]?.entries[0]?.drawing)).toBe(`${window.location.origin}${verifyPath}`);
  expect(blocksOf(contentOf([buildRow()]), 'codes')).toEqual([]);
});

it('says how many records have a code where there are too many', () => {
  const rows = Array.from({ length: 361 }, (_none, index) =>
    buildRow({ id: String(index), verifyPath: '/verify/1#k' }),
  );
  const content = contentOf(rows);
  expect(blocksOf(content, 'codes').flatMap(({ entries }) => entries)).toHaveLength(360);
  expect(
    blocksOf(content, 'notice')
      .map(({ text }) => text)
      .at(-1),
  ).toMatch(/The newest 360 of 361 have one here\.$/);
});

it('names the filters, and sample data', () => {
  const filter = { search: 'oasis', severity: 'HIGH', status: 'UNDER_REVIEW' } as const;
  const content = contentOf([buildRow({ isDemo: true })], { choice: { period: 'YEARLY', filter } });
  expect(blocksOf(content, 'head')[0]?.subtitle).toBe(
    'Yearly report, 2026 · Search: “oasis” · High · Under Review · Sample data',
  );
});

it.each([
  ['fr', 'Rapports d’infractions de vitesse', 'Rapport annuel, 2026', 'Page 1 sur 1', 'Élevée'],
  ['pidgin', 'Report dem for bad speed', 'Report for 2026', 'Page 1 for 1', undefined],
] as const)('is in the language %s', (language, title, subtitle, page, severity) => {
  const content = reportContent(
    { head: buildHead(1), rows: [buildRow()] },
    { intl: intlOf(language), choice: YEAR, placeText, proofText },
  );
  expect(content.title).toBe(title);
  expect(blocksOf(content, 'head')[0]?.subtitle).toBe(subtitle);
  expect(content.pages[0]?.foot.page).toBe(page);
  if (severity !== undefined) {
    expect(blocksOf(content, 'table')[0]?.rows[0]?.cells[4]?.text).toBe(severity);
  }
});

it('writes the same rows as CSV, with formulas that no spreadsheet runs', async () => {
  const row = buildRow({ driverName: '=HYPERLINK("x")', transportAgency: null });
  const words = { intl: intlOf('en'), language: 'EN', placeText } as const;
  const file = reportCsvFile([row, { ...row, latitude: null, isLimitConfirmed: false }], words);
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
    'ID,Vehicle,Agency,Speed (km/h),Severity,Timestamp,Category,Driver,Contact,Place,Proven at least (km/h),Taken off (km/h),Limit (km/h),Limit of,Limit confirmed',
    `7,LT 452 AB,,84,High,2026-11-14 09:58:00,Public,"'=HYPERLINK(""x"")","'+237 6 70 00 00 00",in words 3.8746 10.8068 to 90,81,2,60,"Edéa, town",Yes`,
    `7,LT 452 AB,,84,High,2026-11-14 09:58:00,Public,"'=HYPERLINK(""x"")","'+237 6 70 00 00 00",,81,2,60,"Edéa, town",No`,
    '',
  ]);
});
