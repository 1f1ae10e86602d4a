import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { serveApi } from '../../../test/api';
import { renderApp } from '../../../test/render';

const FILE = { byteCount: 183_600, sha256: 'ab'.repeat(32) };
const listed = (name: string, over: object = {}) => ({
  name,
  month: '2026-10',
  version: 1,
  publishedAt: '2026-11-09T08:00:00.000Z',
  isDemo: false,
  rowCount: 1_284,
  withheldCount: 210,
  logPosition: 47_901,
  files: ['csv', 'geojson', 'parquet'].map((format) => ({
    ...FILE,
    format,
    path: `/data/${name}/2026-10.${format}`,
  })),
  ...over,
});
const cell = (name: string, over: object) => ({
  type: 'Feature',
  geometry: null,
  properties: { cell: name, measured_km: 1_000, vehicles: 40, hour_band: '06-10', ...over },
});
/** Cells of the N3 at three rates, one of them of two parts of the day, and one beside every road. */
const FEATURES = [
  cell('380_1010', { lat: 3.8, lng: 10.1, violations: 0, measured_km: 20_000 }),
  cell('385_1050', { lat: 3.85, lng: 10.5, violations: 5 }),
  cell('385_1050', { lat: 3.85, lng: 10.5, violations: 95 }),
  cell('385_1080', { lat: 3.85, lng: 10.8, violations: 3 }),
  cell('200_1500', { lat: 2, lng: 15, violations: 5 }),
];

function serve(sets: readonly object[]): void {
  serveApi({ openDataSets: sets });
  const { fetch: others } = globalThis;
  globalThis.fetch = (async (...args: Parameters<typeof fetch>) =>
    String(args[0]).startsWith('/data/')
      ? { ok: true, status: 200, json: () => Promise.resolve({ features: FEATURES }) }
      : others(...args)) as typeof fetch;
}

beforeEach(() => window.localStorage.clear());

test('before the first month the page says when there will be one', async () => {
  serve([]);
  const { container } = renderApp('/open-data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing is published yet' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the downloads of a data set come first, with their sizes, then figures, protection, citation and dictionary', async () => {
  serve([listed('speeding-by-cell'), listed('agencies', { rowCount: 3 })]);
  const { container } = renderApp('/open-data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Speeding by cell of the map' })).toBeVisible();
  expect(document.title).toBe('Speeding by cell of the map · WakaFine');
  const csv = screen.getByRole('link', { name: 'Download CSV, 184 kB' });
  expect(csv).toHaveAttribute('href', '/data/speeding-by-cell/2026-10.csv');
  expect(screen.getByText('1,284')).toBeVisible();
  expect(screen.getByText(/About 210 rows had to be left out/)).toBeVisible();
  expect(screen.getByText(/version 2026-10, Yaoundé, /)).toBeVisible();
  const dictionary = within(screen.getByRole('region', { name: 'Dictionary' }));
  expect(dictionary.getByRole('rowheader', { name: 'measured_km' })).toBeVisible();
  expect(dictionary.getAllByRole('row')).toHaveLength(15);
  expect(screen.getAllByText(/entry 47,902 of the signed log/)).toHaveLength(2);
  const hashes = within(screen.getByRole('table', { name: 'Size and hash of each file' }));
  expect(hashes.getByRole('row', { name: `2026-10.csv 183,600 ${FILE.sha256}` })).toBeVisible();
  const check = screen.getByRole('region', { name: 'How to check the signature' });
  expect(check).toHaveTextContent(
    /^mkdir -p speeding-by-cell curl -so SHA256SUMS .*\/data\/SHA256SUMS\/2026-10 /,
  );
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    ...[
      'Speeding by cell of the map',
      'Nobody can be found in it',
      'How to cite',
      'Dictionary',
      'The same by address',
      'Check what you have',
      'How to check the signature',
    ],
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the width of a line is the rate, dashes are too few, and no colour of a zone is in it', async () => {
  serve([listed('speeding-by-cell')]);
  const { container } = renderApp('/open-data/speeding-by-cell');
  const map = await screen.findByRole('img', { name: /^4 cells have a rate\. Dashes: too few/ });
  const widths = [...map.querySelectorAll('[data-part=measured]')].map((path) =>
    path.getAttribute('stroke-width'),
  );
  expect(new Set(widths)).toEqual(new Set(['2.5', '4', '8']));
  const dashes = map.querySelector('[data-part=too-few]');
  expect(dashes?.getAttribute('d')?.split('L').length).toBeGreaterThan(1_000);
  expect(container.innerHTML).not.toMatch(/(danger|warning|caution|safe)\.(trace|solid)/);
  expect(await screen.findByText(/^Highest for certain \(ring\): N3, .*Cell 385_1050\.$/)).toBeVisible();
  expect(map.querySelectorAll('[data-part=highest]')).toHaveLength(1);
  expect(map).toHaveTextContent('Yaoundé');
});

test('the list is searched, and another data set is one press away', async () => {
  serve([listed('speeding-by-cell'), listed('case-decisions', { rowCount: 2 })]);
  renderApp('/open-data');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'decis' } });
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Decisions on cases2 rows, monthly']);
  fireEvent.click(screen.getByRole('link', { name: /Decisions on cases/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Decisions on cases' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByTestId('address')).toHaveTextContent('/open-data/case-decisions');
});

test('a corrected month stands beside the first version, and sample data say so', async () => {
  serve([
    listed('agencies', { version: 2, isDemo: true }),
    listed('agencies', { isDemo: true, rowCount: 7 }),
  ]);
  renderApp('/open-data/agencies');
  const month = await screen.findByRole('combobox', { name: 'Month' });
  expect(month).toHaveValue('2026-10-v2');
  expect(screen.getByText('Sample data')).toBeVisible();
  fireEvent.change(month, { target: { value: '2026-10' } });
  expect(await screen.findByText('7')).toBeVisible();
});

test('an address of no data set says so', async () => {
  serve([listed('agencies')]);
  renderApp('/open-data/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such data set.' })).toBeVisible();
});
