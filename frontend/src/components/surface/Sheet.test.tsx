import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPiece } from '../../../test/render';
import { Sheet } from './Sheet';

/** Fires the end of the content as a browser does. */
type Observe = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

let notify: Observe | null = null;

class FakeObserver {
  public constructor(listener: Observe) {
    notify = listener;
  }
  public readonly observe = jest.fn();
  public readonly disconnect = jest.fn();
}

beforeEach(() => {
  notify = null;
  Object.defineProperty(window, 'IntersectionObserver', { value: FakeObserver, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

it('draws an edge above its buttons only while what it shows goes on beneath them', async () => {
  renderPiece(
    <Sheet isOpen onClose={() => undefined} title="Report" footer={<button type="button">Send</button>}>
      <p>What happened</p>
    </Sheet>,
  );
  const footer = (await screen.findByRole('button', { name: 'Send' })).parentElement;
  expect(footer).not.toHaveAttribute('data-cut');
  act(() => notify?.([{ isIntersecting: false }]));
  expect(footer).toHaveAttribute('data-cut');
  act(() => notify?.([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(footer).not.toHaveAttribute('data-cut');
});

it('lets the Tab key reach content that goes on beneath its buttons, where nothing in it is reached', async () => {
  renderPiece(
    <Sheet isOpen onClose={() => undefined} title="Report" footer={<button type="button">Send</button>}>
      <p>What happened</p>
    </Sheet>,
  );
  const body = (await screen.findByText('What happened')).parentElement;
  expect(body).not.toHaveAttribute('tabindex');
  act(() => notify?.([{ isIntersecting: false }]));
  expect(body).toHaveAttribute('tabindex', '0');
  act(() => notify?.([{ isIntersecting: true }]));
  expect(body).toHaveAttribute('tabindex', '0');
});

it('leaves the Tab key to the fields of content that goes on', async () => {
  renderPiece(
    <Sheet isOpen onClose={() => undefined} title="Report">
      <input aria-label="Place" />
    </Sheet>,
  );
  const body = (await screen.findByRole('textbox')).parentElement;
  act(() => notify?.([{ isIntersecting: false }]));
  expect(body).not.toHaveAttribute('tabindex');
});

/** One sheet on another, as a question before something is discarded. */
function TwoSheets() {
  const [open, setOpen] = useState(2);
  return (
    <>
      <Sheet isOpen={open >= 1} onClose={() => setOpen(0)} title="Report">
        <p>What happened</p>
      </Sheet>
      <Sheet isOpen={open >= 2} onClose={() => setOpen(1)} title="Discard it?">
        <button type="button" onClick={() => setOpen(1)}>
          Keep it
        </button>
      </Sheet>
    </>
  );
}

/** Android's Back, until what it does is done. */
async function goBack(): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act(() => window.history.back());
  await act(() => popped);
}

it('closes one sheet after the other by Back, and leaves the page only then', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/reports');
  renderPiece(<TwoSheets />);
  await screen.findByRole('dialog', { name: 'Discard it?' });
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard it?' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Report' })).toBeVisible();
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/reports');
  await goBack();
  expect(window.location.pathname).toBe('/before');
});

it('removes its entry of the history when it is closed in another way, unless another page came', async () => {
  window.history.pushState(null, '', '/reports');
  renderPiece(<TwoSheets />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(window.history.state).toEqual({ openSheets: 1 }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  window.history.pushState(null, '', '/journeys');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(window.location.pathname).toBe('/journeys');
});

it('closes by a request of the browser where it makes them, and hears the next one if it stays open', async () => {
  const watchers: { onclose: (() => void) | null; isDestroyed: boolean }[] = [];
  class FakeWatcher {
    public onclose: (() => void) | null = null;
    public isDestroyed = false;
    public constructor() {
      watchers.push(this);
    }
    public destroy(): void {
      this.isDestroyed = true;
    }
  }
  Object.defineProperty(window, 'CloseWatcher', { value: FakeWatcher, configurable: true });
  const handleClose = jest.fn();
  const before = window.history.length;
  const { unmount } = renderPiece(
    <Sheet isOpen onClose={handleClose} title="Report">
      <p>What happened</p>
    </Sheet>,
  );
  act(() => watchers.at(-1)?.onclose?.());
  act(() => watchers.at(-1)?.onclose?.());
  expect(handleClose).toHaveBeenCalledTimes(2);
  expect(window.history.length).toBe(before);
  unmount();
  expect(watchers.at(-1)?.isDestroyed).toBe(true);
  Reflect.deleteProperty(window, 'CloseWatcher');
});
