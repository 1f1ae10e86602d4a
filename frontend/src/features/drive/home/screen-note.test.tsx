import { act, screen } from '@testing-library/react';
import { renderPiece } from '../../../../test/render';
import { useWakeLock } from '../useWakeLock';
import { ScreenNote } from './ScreenNote';

/** A phone that gives its lock or refuses it; gives the function by which it withdraws what it gave. */
function buildPhone(gives: boolean): () => void {
  const sentinel = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
  const request = () => (gives ? Promise.resolve(sentinel) : Promise.reject(new Error('battery')));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return () => sentinel.dispatchEvent(new Event('release'));
}

function Journey() {
  useWakeLock(true);
  return <ScreenNote />;
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('says that the screen stays on, and when the phone withdraws that on the way', async () => {
  const withdraw = buildPhone(true);
  renderPiece(<Journey />);
  expect(await screen.findByText('The screen stays on.')).toBeVisible();
  act(withdraw);
  expect(screen.getByText('The screen may go dark. Then nothing is measured.')).toBeVisible();
});

it('says so of a phone that refuses', async () => {
  buildPhone(false);
  renderPiece(<Journey />);
  expect(await screen.findByText(/^The screen may go dark/)).toBeVisible();
});

it('says so where the browser knows no such lock', async () => {
  renderPiece(<Journey />);
  expect(await screen.findByText(/^The screen may go dark/)).toBeVisible();
});
