import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ERROR_MESSAGES } from '../../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../../lib/errors/errors';
import type { TableRows } from './staff-table-types';
import { useBatchedChanges } from './useBatchedChanges';

/** One page of a list, as the server gives it. */
export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  /** Cursor of the last row; null on an empty page. */
  readonly endCursor: string | null;
  /** Number of rows in all, as text; later pages need not say it. */
  readonly totalText?: string;
}

export interface KeysetOptions<Row> {
  /** Query, as one text: another one begins with the first page again. */
  askKey: string;
  /** Asks for the page after a cursor, null for the first one. */
  ask(after: string | null): Promise<RowsPage<Row>>;
  keyOf(row: Row): string;
}

export interface KeysetRows<Row> extends TableRows<Row> {
  /** Asks for the first page anew, and has it in the place of all pages. @throws what the question threw */
  reload(): Promise<void>;
  /** The keys of the rows that are loaded. */
  keys: ReadonlySet<string>;
  /** Changes a row that is loaded, with others within a quarter of a second; one that is not loaded is left alone. */
  change(key: string, change: (row: Row) => Row): void;
}

interface Loaded<Row> extends RowsPage<Row> {
  readonly askKey: string;
}

/**
 * The rows of a table, page by page by cursors. They are stored here alone, not in the client's cache, so that a
 * dashboard
 * that is fed for days holds no more than what it shows.
 */
export function useKeysetRows<Row>({ askKey, ask, keyOf }: KeysetOptions<Row>): KeysetRows<Row> {
  const intl = useIntl();
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null);
  const [failed, setFailed] = useState<{ askKey: string; text: string } | null>(null);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const turn = useRef(0);
  const latest = useRef({ ask, askKey, loaded, intl });
  useEffect(function storeLatest() {
    latest.current = { ask, askKey, loaded, intl };
  });

  const reload = useCallback(async () => {
    const mine = (turn.current += 1);
    const { ask: askPage, askKey: asked } = latest.current;
    try {
      const page = await askPage(null);
      if (mine === turn.current) {
        setLoaded({ ...page, askKey: asked });
        setFailed(null);
        setMore('idle');
      }
    } catch (error) {
      if (mine === turn.current) {
        const text = latest.current.intl.formatMessage(ERROR_MESSAGES[errorCodeOf(error)]);
        setFailed({ askKey: asked, text });
      }
      throw error;
    }
  }, []);

  useEffect(
    function askWhenOthersAreWanted() {
      reload().catch(() => undefined);
      return () => {
        turn.current += 1;
      };
    },
    [askKey, reload],
  );

  const loadMore = useCallback(async () => {
    const mine = turn.current;
    const { ask: askPage, loaded: before } = latest.current;
    setMore('loading');
    try {
      const page = await askPage(before?.endCursor ?? null);
      if (mine === turn.current) {
        setLoaded((shown) => (shown === null ? null : joined(shown, page)));
        setMore('idle');
      }
    } catch {
      if (mine === turn.current) {
        setMore('failed');
      }
    }
  }, []);

  const applyChanges = useCallback(
    (changes: ReadonlyMap<string, (row: Row) => Row>) =>
      setLoaded((shown) => (shown === null ? null : { ...shown, rows: changed(shown.rows, changes, keyOf) })),
    [keyOf],
  );
  const keys = useMemo(() => new Set(loaded?.rows.map(keyOf)), [loaded?.rows, keyOf]);
  const change = useBatchedChanges(keys, applyChanges);

  // Rows of what was asked for before stay until the answer is there: nothing jumps. A failure is one of
  // what is wanted.
  const isStale = loaded?.askKey !== askKey;
  return {
    rows: loaded?.rows ?? null,
    totalText: loaded?.totalText,
    failure: isStale && failed?.askKey === askKey ? failed.text : null,
    hasMore: !isStale && loaded.hasMore,
    isLoadingMore: more === 'loading',
    hasMoreFailed: more === 'failed',
    onRetry: () => void reload().catch(() => undefined),
    onLoadMore: () => void loadMore(),
    reload,
    keys,
    change,
  };
}

function joined<Row>(shown: Loaded<Row>, page: RowsPage<Row>): Loaded<Row> {
  return {
    ...shown,
    rows: [...shown.rows, ...page.rows],
    hasMore: page.hasMore,
    endCursor: page.endCursor ?? shown.endCursor,
  };
}

function changed<Row>(
  rows: readonly Row[],
  changes: ReadonlyMap<string, (row: Row) => Row>,
  keyOf: (row: Row) => string,
): readonly Row[] {
  return rows.map((row) => changes.get(keyOf(row))?.(row) ?? row);
}
