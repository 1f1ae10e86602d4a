import type { ReactNode } from 'react';

/** One column of a table of the dashboard. */
export interface StaffColumn<Row> {
  /** Stable name, for storing what is hidden. */
  readonly id: string;
  readonly head: string;
  /** Content of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Least width in rem, so that it grows with the reader's letters; 6 without one. */
  readonly minRem?: number;
  /** Share of the room that is left; 1 without one, 0 for a column that keeps its least width. */
  readonly grow?: number;
  /** Numbers stand at the right. */
  readonly isNumber?: boolean;
  /** Sort key of the server when this head is chosen; without it the column does not sort. */
  readonly sortKey?: string;
  /** Whether the column can't be hidden. */
  readonly isFixed?: boolean;
  /**
   * Rank of columns that are left out where there is no room for all, the lowest first; without it the column
   * stays.
   */
  readonly yieldRank?: number;
}

/** Order of a table. */
export interface TableSort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** State of the rows of a table. */
export interface TableRows<Row> {
  /** All that were loaded so far, in order; null before the first answer. */
  readonly rows: readonly Row[] | null;
  /** Number of rows in all, as text, where that is known: `1,234` or `more than 10,000`. */
  readonly totalText?: string;
  /** Reason why the first rows could not be loaded; null while nothing has failed. */
  readonly failure: string | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether the last page could not be loaded; it is then asked for by the button only. */
  readonly hasMoreFailed?: boolean;
  onRetry(): void;
  onLoadMore(): void;
}

/** Rows that came since these were loaded (see `useArrivals`). */
export interface TableArrivals {
  readonly count: number;
  /** Keys of rows that are tinted, as they were just shown. */
  readonly freshKeys: ReadonlySet<string>;
  show(): void;
}

/** Props of a table of the dashboard. */
export interface StaffTableProps<Row> {
  /** Stable name, under which the browser stores which columns are hidden. */
  id: string;
  /** Name of the table, for screen readers. */
  label: string;
  columns: readonly StaffColumn<Row>[];
  keyOf: (row: Row) => string;
  /** A row in a few words, for those who do not see it: names what opens it. */
  nameOf: (row: Row) => string;
  data: TableRows<Row>;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  arrivals?: TableArrivals;
  /** Opens the detail of a row, by click, finger or Enter. */
  onOpen?: (row: Row) => void;
  /** Handles a key that is pressed on a row and moves nothing; gives whether it has done something. */
  onRowKey?: (key: string, row: Row) => boolean;
  /** Key of the row whose detail is open. */
  openKey?: string | null;
  /** Called with the row that the pointer or the focus is on, and with null when the pointer leaves it. */
  onPoint?: (row: Row | null) => void;
  /** Key of the row that is pointed at, here or where the same thing is drawn. */
  pointedKey?: string | null;
  /** Content of a row on a phone; without it, its columns under each other. */
  renderCard?: (row: Row) => ReactNode;
  /** Shown where there is no row: an `EmptyState`. */
  empty: ReactNode;
  /** Title and `FilterBar`, above the rows. */
  toolbar?: ReactNode;
  /** At the right above the rows. */
  actions?: ReactNode;
  /** Whether it stands among other cards with few rows: as high as its place, without column choice and foot. */
  isShort?: boolean;
}

/** Props of its rows, as a grid or as cards. */
export interface RowsProps<Row> extends Omit<StaffTableProps<Row>, 'empty' | 'toolbar' | 'actions'> {
  rows: readonly Row[];
}

/** The text of a sort in an address: `-time` is by time, descending. */
export function sortText({ key, isDescending }: TableSort): string {
  return isDescending ? `-${key}` : key;
}

/** The sort of a text in an address. */
export function sortOf(text: string): TableSort {
  return { key: text.replace(/^-/, ''), isDescending: text.startsWith('-') };
}
