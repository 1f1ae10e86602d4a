import { act, screen } from '@testing-library/react';
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
