import { act, fireEvent, screen } from '@testing-library/react';
import { renderPiece } from '../../../../test/render';
import { HOLD_MS, HoldToEnd } from './HoldToEnd';

describe('HoldToEnd', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function renderButton() {
    const ends: number[] = [];
    renderPiece(<HoldToEnd isBusy={false} onEnd={() => ends.push(Date.now())} />);
    return { ends, button: screen.getByRole('button', { name: 'End' }) };
  }

  it('ends the journey once after being held for a second', () => {
    const { ends, button } = renderButton();
    fireEvent.pointerDown(button);
    act(() => jest.advanceTimersByTime(HOLD_MS - 1));
    expect(ends).toHaveLength(0);
    act(() => jest.advanceTimersByTime(1));
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    expect(ends).toHaveLength(1);
  });

  it('does not end it when the finger slips off', () => {
    const { ends, button } = renderButton();
    fireEvent.pointerDown(button);
    fireEvent.pointerLeave(button);
    act(() => jest.advanceTimersByTime(HOLD_MS * 2));
    expect(ends).toHaveLength(0);
  });

  it('asks after a short press, for those who cannot hold', () => {
    const { ends, button } = renderButton();
    fireEvent.pointerDown(button);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: 'Keep going' }));
    expect(ends).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'End' }));
    fireEvent.click(screen.getByRole('button', { name: 'End Journey' }));
    expect(ends).toHaveLength(1);
  });
});
