import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../../../../lib/i18n/LanguageProvider';
import { useKeysetRows, type RowsPage } from './useKeysetRows';

interface Row {
  id: string;
  value: number;
}
const keyOf = ({ id }: Row) => id;
const wrapper = ({ children }: { children: ReactNode }) => <LanguageProvider>{children}</LanguageProvider>;

function rowsOf(ids: readonly number[], hasMore = false): RowsPage<Row> {
  return {
    rows: ids.map((id) => ({ id: String(id), value: 0 })),
    hasMore,
    endCursor: String(ids.at(-1)),
    totalText: '4',
  };
}

function table(ask: (after: string | null, key: string) => Promise<RowsPage<Row>>) {
  const hook = renderHook(
    ({ askKey }) => useKeysetRows<Row>({ askKey, ask: (after) => ask(after, askKey), keyOf }),
    { initialProps: { askKey: 'a' }, wrapper },
  );
  return { ...hook, ids: () => hook.result.current.rows?.map(({ id }) => id) };
}

it('loads page after page by the cursor of the last row', async () => {
  const asked: (string | null)[] = [];
  const { result, ids } = table((after) => {
    asked.push(after);
    return Promise.resolve(after === null ? rowsOf([1, 2], true) : rowsOf([3, 4]));
  });
  await waitFor(() => expect(ids()).toEqual(['1', '2']));
  act(() => result.current.onLoadMore());
  await waitFor(() => expect(ids()).toEqual(['1', '2', '3', '4']));
  expect(asked).toEqual([null, '2']);
  expect(result.current).toMatchObject({ hasMore: false, totalText: '4' });
});

it('keeps its rows until others that are asked for are there, and never shows an answer that was overtaken', async () => {
  let answerSlow: (page: RowsPage<Row>) => void = () => undefined;
  const { result, rerender, ids } = table((_after, key) =>
    key === 'slow'
      ? new Promise((resolve) => {
          answerSlow = resolve;
        })
      : Promise.resolve(rowsOf(key === 'a' ? [1] : [7])),
  );
  await waitFor(() => expect(ids()).toEqual(['1']));
  rerender({ askKey: 'slow' });
  expect(ids()).toEqual(['1']);
  rerender({ askKey: 'c' });
  await waitFor(() => expect(ids()).toEqual(['7']));
  await act(async () => {
    answerSlow(rowsOf([9]));
    await Promise.resolve();
  });
  expect(ids()).toEqual(['7']);
  expect(result.current.failure).toBeNull();
});

it('says why nothing came, and asks again', async () => {
  let isDown = true;
  const { result, ids } = table(() =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(rowsOf([1])),
  );
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  isDown = false;
  act(() => result.current.onRetry());
  await waitFor(() => expect(ids()).toEqual(['1']));
  expect(result.current.failure).toBeNull();
});

it('draws many changes of its rows at once, and drops those of rows that it does not hold', async () => {
  let draws = 0;
  const ask = () => Promise.resolve(rowsOf([1, 2]));
  const { result } = renderHook(
    () => {
      draws += 1;
      return useKeysetRows<Row>({ askKey: 'a', ask, keyOf });
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.rows).toHaveLength(2));
  const before = draws;
  act(() => {
    Array.from({ length: 500 }, (_, index) =>
      result.current.change(String(index % 4), (row) => ({ ...row, value: row.value + 1 })),
    );
  });
  await waitFor(() => expect(result.current.rows?.map(({ value }) => value)).toEqual([125, 125]));
  expect(draws - before).toBeLessThan(4);
});
