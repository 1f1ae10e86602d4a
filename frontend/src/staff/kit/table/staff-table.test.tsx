import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderPiece } from '../../../../test/render';
import { fittingColumns } from './column-tracks';
import { sortOf, sortText, type StaffColumn, type TableRows, type TableSort } from './rows/staff-table-types';
import type { StaffTableProps } from './rows/staff-table-types';
import { StaffTable } from './StaffTable';
import { useArrivals } from './rows/useArrivals';

interface Plate {
  id: string;
  plate: string;
  speedKmh: number;
}

const PLATES: Plate[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: String(index),
  plate: `LT-${index}`,
  speedKmh: 50 + (index % 90),
}));
const COLUMNS: StaffColumn<Plate>[] = [
  { id: 'plate', head: 'Vehicle', cell: ({ plate }) => plate, isFixed: true },
  { id: 'speed', head: 'km/h', cell: ({ speedKmh }) => speedKmh, isNumber: true, sortKey: 'speed' },
];
const LOADED: TableRows<Plate> = {
  rows: PLATES,
  failure: null,
  hasMore: false,
  isLoadingMore: false,
  onRetry: () => undefined,
  onLoadMore: () => undefined,
};

function table(props: Partial<StaffTableProps<Plate>> = {}) {
  return (
    <StaffTable
      id="plates"
      label="Vehicles"
      columns={COLUMNS}
      keyOf={({ id }) => id}
      nameOf={({ plate }) => plate}
      data={LOADED}
      empty={<p>{'–'}</p>}
      {...props}
    />
  );
}

beforeEach(() => window.localStorage.clear());

it('renders few rows however many rows there are', async () => {
  const { container } = renderPiece(table());
  const grid = await screen.findByRole('grid', { name: 'Vehicles' });
  expect(grid).toHaveAttribute('aria-rowcount', '2001');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  expect(container.querySelectorAll('*').length).toBeLessThan(500);
  expect(screen.getByText('All 2,000 rows')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('is one stop of the Tab key, moves by arrows to any row, and opens by Enter', async () => {
  const opened: string[] = [];
  renderPiece(table({ onOpen: ({ id }) => opened.push(id) }));
  const first = await screen.findByRole('row', { name: 'LT-0' });
  first.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('row', { name: 'LT-2' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(await screen.findByRole('row', { name: 'LT-1999' })).toHaveFocus();
  expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toHaveLength(1);
  await userEvent.keyboard('{Enter}{Home}');
  expect(screen.getByRole('row', { name: 'LT-0' })).toHaveFocus();
  await userEvent.click(screen.getByText('LT-3'));
  expect(opened).toEqual(['2', '1999', '3']);
});

it('sorts by its heads, most first, and says so', async () => {
  function Sorted() {
    const [sort, setSort] = useState<TableSort>({ key: 'time', isDescending: true });
    return table({ sort, onSort: setSort });
  }
  renderPiece(<Sorted />);
  const head = await screen.findByRole('columnheader', { name: 'km/h' });
  expect(head).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Vehicle' })).not.toHaveAttribute('aria-sort');
});

it('hides a column, and still does so at the next visit', async () => {
  const { unmount } = renderPiece(table());
  await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Vehicle' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'km/h' }));
  expect(screen.queryByRole('columnheader', { name: 'km/h' })).not.toBeInTheDocument();
  unmount();
  renderPiece(table());
  await screen.findByRole('columnheader', { name: 'Vehicle' });
  expect(screen.queryByRole('columnheader', { name: 'km/h' })).not.toBeInTheDocument();
});

it('asks for more near its end once, and after a failure only by its button', async () => {
  const onLoadMore = jest.fn();
  const rows = PLATES.slice(0, 12);
  const some = { ...LOADED, rows, hasMore: true, totalText: '2,000', onLoadMore };
  const { unmount } = renderPiece(table({ data: some }));
  await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
  expect(screen.getByText('12 of 2,000')).toBeVisible();
  unmount();
  onLoadMore.mockClear();
  renderPiece(table({ data: { ...some, hasMoreFailed: true } }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The next rows could not be loaded.');
  expect(onLoadMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

it('distinguishes loading, failure and emptiness', async () => {
  const onRetry = jest.fn();
  const { unmount } = renderPiece(table({ data: { ...LOADED, rows: null } }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  unmount();
  const failed = renderPiece(table({ data: { ...LOADED, rows: null, failure: 'Out of reach', onRetry } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
  failed.unmount();
  renderPiece(table({ data: { ...LOADED, rows: [] }, empty: <p>{'0'}</p> }));
  expect(await screen.findByText('0')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

it('stays still while rows arrive, then shows them when asked', async () => {
  const load = jest.fn(() => Promise.resolve());
  const noKeys = new Set<string>();
  function Arriving() {
    const arrivals = useArrivals(load, noKeys);
    return (
      <>
        <button type="button" onClick={() => ['0', '1', '0'].forEach(arrivals.note)}>
          {'+'}
        </button>
        {table({ arrivals })}
      </>
    );
  }
  renderPiece(<Arriving />);
  await userEvent.click(await screen.findByRole('button', { name: '+' }));
  await userEvent.click(await screen.findByRole('button', { name: '2 new, show' }));
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: '2 new, show' })).not.toBeInTheDocument());
});

it('is a list of cards on a phone, each of which opens', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query.includes('max-width') });
  const opened: string[] = [];
  const { container } = renderPiece(table({ onOpen: ({ id }) => opened.push(id) }));
  const list = await screen.findByRole('list', { name: 'Vehicles' });
  const cards = within(list).getAllByRole('listitem');
  expect(cards.length).toBeLessThan(60);
  await userEvent.click(within(list).getByRole('button', { name: 'LT-1' }));
  expect(opened).toEqual(['1']);
  expect(await axe(container)).toHaveNoViolations();
  window.matchMedia = wide;
});

it('writes a sort into an address and reads it again', () => {
  for (const text of ['time', '-time']) {
    expect(sortText(sortOf(text))).toBe(text);
  }
});

it('leaves out columns, the least needed first, where there is no room, but for those that the reader fixes', () => {
  const column = (id: string, yieldRank?: number) => ({ id, head: id, cell: () => id, minRem: 6, yieldRank });
  const columns = [column('zone'), column('grade', 1), column('agency', 2), column('time')];
  const idsIn = (widthRem: number | null, fixed: string[] = []) =>
    fittingColumns(columns, { widthRem, fixed: new Set(fixed) }).map(({ id }) => id);
  expect(idsIn(null)).toEqual(['zone', 'grade', 'agency', 'time']);
  expect(idsIn(30)).toEqual(['zone', 'grade', 'agency', 'time']);
  expect(idsIn(25)).toEqual(['zone', 'agency', 'time']);
  expect(idsIn(25, ['grade'])).toEqual(['zone', 'grade', 'time']);
  expect(idsIn(2)).toEqual(['zone', 'time']);
});

it('shows a column that had to give way when the reader chooses it, and does so again at the next visit', async () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  const height = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const columns = COLUMNS.map((column) => ({ ...column, yieldRank: column.id === 'speed' ? 1 : undefined }));
  const { unmount } = renderPiece(table({ columns }));
  await screen.findByRole('columnheader', { name: 'Vehicle' });
  expect(screen.queryByRole('columnheader', { name: 'km/h' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'km/h' }));
  expect(await screen.findByRole('columnheader', { name: 'km/h' })).toBeInTheDocument();
  unmount();
  renderPiece(table({ columns }));
  expect(await screen.findByRole('columnheader', { name: 'km/h' })).toBeInTheDocument();
  width.mockRestore();
  height.mockRestore();
});
