import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPiece } from '../../../test/render';
import { carryNotice, notify, Toaster } from './toaster';

/** The notice that is shown as its kind, title and text. */
async function shown(title: string) {
  const root = (await screen.findByText(title)).closest('[data-scope="toast"][data-part="root"]');
  if (!(root instanceof HTMLElement)) {
    throw new Error(`${title} is no notice`);
  }
  return root;
}

function report(title: string, kind: 'success' | 'error' = 'success'): void {
  act(() => notify({ kind, title }));
}

/** Lets a finger go down and up again so many px further to the right. */
function swipe(notice: HTMLElement, byPx: number): void {
  fireEvent(notice, new MouseEvent('pointerdown', { bubbles: true, clientX: 100 }));
  fireEvent(notice, new MouseEvent('pointerup', { bubbles: true, clientX: 100 + byPx }));
}

it('shows one notice at a time, the newest, and removes it after 5 s', async () => {
  renderPiece(<Toaster />);
  report('First');
  await shown('First');
  const shownAtMs = Date.now();
  report('Second', 'error');
  expect(await shown('Second')).toHaveAttribute('data-type', 'error');
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument(), { timeout: 10_000 });
  expect(Date.now() - shownAtMs).toBeGreaterThanOrEqual(4_900);
});

it('lets a notice be swiped away to either side, from 50 px on', async () => {
  renderPiece(<Toaster />);
  for (const byPx of [50, -50]) {
    const title = `Swiped by ${byPx}`;
    report(title);
    const notice = await shown(title);
    swipe(notice, byPx - Math.sign(byPx));
    expect(notice).toHaveAttribute('data-state', 'open');
    swipe(notice, byPx);
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  }
});

it('shows the notice of the document before it, once', async () => {
  const first = renderPiece(<Toaster />);
  report('Carried');
  await shown('Carried');
  carryNotice();
  first.unmount();
  const second = renderPiece(<Toaster />);
  await shown('Carried');
  second.unmount();
  renderPiece(<Toaster />);
  expect(screen.queryByText('Carried')).not.toBeInTheDocument();
});

it('carries no notice that is not shown any more', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const first = renderPiece(<Toaster />);
  report('Gone');
  jest.advanceTimersByTime(5_000);
  carryNotice();
  expect(window.sessionStorage.getItem('carried-notice')).toBeNull();
  jest.useRealTimers();
  first.unmount();
});
