import { act, renderHook } from '@testing-library/react';
import { useFileJob } from './useFileJob';

const FILE = new Blob(['made']);

it('shows how far it is, then gives the file', async () => {
  const { result } = renderHook(() => useFileJob());
  const shares: (number | null)[] = [];
  await act(async () => {
    const end = await result.current.start(async (_signal, onShare) => {
      onShare(0.5);
      return FILE;
    });
    shares.push(end.kind === 'done' ? end.file.size : null);
  });
  expect(shares).toEqual([FILE.size]);
  expect(result.current.state).toEqual({ kind: 'done', file: FILE });
});

it('stores why it failed', async () => {
  const { result } = renderHook(() => useFileJob());
  await act(async () => {
    await result.current.start(() => Promise.reject(new Error('no letters')));
  });
  expect(result.current.state).toEqual({ kind: 'failed', error: new Error('no letters') });
});

it('drops a file that comes after it was cancelled, and aborts the work', async () => {
  const { result } = renderHook(() => useFileJob());
  let finish: (file: Blob) => void = () => undefined;
  let isAborted = false;
  let end: unknown;
  await act(async () => {
    const made = result.current.start((signal) => {
      signal.addEventListener('abort', () => (isAborted = true));
      return new Promise((resolve) => (finish = resolve));
    });
    result.current.cancel();
    finish(FILE);
    end = await made;
  });
  expect(isAborted).toBe(true);
  expect(end).toEqual({ kind: 'idle' });
  expect(result.current.state).toEqual({ kind: 'idle' });
});
