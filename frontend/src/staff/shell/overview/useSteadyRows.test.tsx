import { act, renderHook, waitFor } from '@testing-library/react';
import { useSteadyRows } from './useSteadyRows';

interface Row {
  id: string;
  at: string;
  speedKmh: number;
}

const row = (minute: number, speedKmh = 60): Row => ({
  id: String(minute),
  at: new Date(Date.UTC(2026, 2, 2, 8, minute)).toISOString(),
  speedKmh,
});
const keyOf = ({ id }: Row) => id;
const timeOf = ({ at }: Row) => at;

function steady(latest: () => Row[]) {
  const hook = renderHook(() => {
    const rows: ReturnType<typeof useSteadyRows<Row>> = useSteadyRows<Row>({ keyOf, timeOf, reload });
    return rows;
  });
  function reload(): Promise<void> {
    hook.result.current.accept(latest());
    return Promise.resolve();
  }
  const ids = () => hook.result.current.rows?.map(({ id }) => id);
  return { ...hook, ids };
}

it('stands still while new rows come, and shows them when asked', async () => {
  const { result, ids } = steady(() => [row(3), row(2), row(1)]);
  act(() => result.current.accept([row(2), row(1)]));
  act(() => result.current.accept([row(3), row(2), row(1)]));
  expect(ids()).toEqual(['2', '1']);
  await waitFor(() => expect(result.current.arrivals.count).toBe(1));
  act(() => result.current.arrivals.show());
  await waitFor(() => expect(ids()).toEqual(['3', '2', '1']));
  expect(result.current.arrivals.count).toBe(0);
  await waitFor(() => expect([...result.current.arrivals.freshKeys]).toEqual(['3']));
});

it('changes the rows that it shows in their place', async () => {
  const { result } = steady(() => []);
  act(() => result.current.accept([row(2), row(1)]));
  act(() => result.current.accept([row(2, 90), row(1)]));
  expect(result.current.rows?.map(({ speedKmh }) => speedKmh)).toEqual([90, 60]);
  act(() => {
    result.current.change('1', (known) => ({ ...known, speedKmh: 70 }));
    result.current.change('9', (known) => ({ ...known, speedKmh: 1 }));
  });
  await waitFor(() => expect(result.current.rows?.map(({ speedKmh }) => speedKmh)).toEqual([90, 70]));
});

it('shows at once what comes into an empty list, and does not call an older row new', async () => {
  const { result, ids } = steady(() => []);
  act(() => result.current.accept([]));
  act(() => result.current.accept([row(5)]));
  expect(ids()).toEqual(['5']);
  act(() => result.current.accept([row(5), row(4)]));
  act(() => result.current.note('5'));
  await pass(600);
  expect(result.current.arrivals.count).toBe(0);
});

it('does not count a row that an answer shows, whichever of news and answer came first', async () => {
  const { result, ids } = steady(() => [row(3), row(2), row(1)]);
  act(() => result.current.accept([]));
  act(() => result.current.note('1'));
  act(() => result.current.accept([row(1)]));
  await pass(600);
  expect(result.current.arrivals.count).toBe(0);
  act(() => result.current.note('2'));
  await waitFor(() => expect(result.current.arrivals.count).toBe(1));
  act(() => {
    result.current.arrivals.show();
    result.current.note('3');
  });
  await waitFor(() => expect(ids()).toEqual(['3', '2', '1']));
  act(() => result.current.note('3'));
  await pass(600);
  expect(result.current.arrivals.count).toBe(0);
});

function pass(ms: number): Promise<void> {
  return act(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
  });
}
