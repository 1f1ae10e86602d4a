import { act, screen } from '@testing-library/react';
import { renderPiece } from '../../../test/render';
import { Skeleton, SkeletonBlock } from './Skeleton';

afterEach(() => jest.useRealTimers());

it('says at once that something loads, and shows its blocks after 300 ms', async () => {
  jest.useFakeTimers();
  renderPiece(
    <Skeleton>
      <SkeletonBlock data-testid="block" />
    </Skeleton>,
  );
  // The texts come from a catalogue that is fetched.
  await act(async () => Promise.resolve());
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(299));
  expect(screen.getByTestId('block')).not.toBeVisible();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByTestId('block')).toBeVisible();
});
