import { screen } from '@testing-library/react';
import { DEFAULT_THRESHOLDS, zoneOf } from '@wakafine/domain/speed/zones';
import { axe } from 'jest-axe';
import { renderPiece } from '../../../../test/render';
import { SpeedDial } from './SpeedDial';
import type { SpeedDialProps } from './speed-dial-props';

function renderDial(speedKmh: number | null, gps: SpeedDialProps['gps'] = 'good') {
  const zone = speedKmh === null ? null : zoneOf(speedKmh, DEFAULT_THRESHOLDS);
  return renderPiece(
    <SpeedDial frame="driving" speedKmh={speedKmh} zone={zone} thresholds={DEFAULT_THRESHOLDS} gps={gps} />,
  );
}

/** Length of the value arc in km/h, or null where none is drawn. */
function arcLength(container: HTMLElement): string | null {
  const arc = container.querySelector<SVGPathElement>('path[pathlength], path[pathLength]');
  return arc?.style.strokeDasharray.split(/[ ,]/)[0] ?? null;
}

describe('SpeedDial', () => {
  it('speaks the speed and its zone', () => {
    renderDial(77.6);
    expect(screen.getByRole('meter', { name: 'Speed' })).toHaveAttribute(
      'aria-valuetext',
      '77 kilometres per hour, Danger',
    );
  });

  it('draws the number rounded down and an arc as long as the speed', () => {
    const { container } = renderDial(49.9);
    expect(screen.getByText('49')).toBeInTheDocument();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '49');
    expect(arcLength(container)).toBe('49.9');
  });

  it('shows dashes, never 0, while there is no position', () => {
    const { container } = renderDial(null, 'searching');
    expect(screen.getByText('--')).toBeInTheDocument();
    expect(screen.queryByText('0')).not.toBeInTheDocument();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Looking for GPS');
    expect(arcLength(container)).toBeNull();
  });

  it('goes on counting above 120 while its arc stays full', () => {
    const { container } = renderDial(137);
    expect(screen.getByText('137')).toBeInTheDocument();
    expect(arcLength(container)).toBe('120');
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '120');
  });

  it('dashes its arc when the position is weak', () => {
    const { container } = renderDial(60, 'weak');
    expect(arcLength(container)).toBeNull();
    expect(container.querySelector('path[style*="8 8"]')).not.toBeNull();
  });

  it('hatches its arc when the speed is old', () => {
    const { container } = renderDial(62, 'old');
    expect(screen.getByText('62')).toBeInTheDocument();
    expect(arcLength(container)).toBeNull();
    expect(container.querySelector('path[style*="3 9"]')).not.toBeNull();
  });

  it('shows dashes and hatches its whole scale once the position is lost', () => {
    const { container } = renderDial(null, 'lost');
    expect(screen.getByText('--')).toBeInTheDocument();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'No speed');
    expect(container.querySelector('path[style*="3 9"]')).not.toBeNull();
  });

  it('has no fault that a machine can find', async () => {
    const { container } = renderDial(65);
    expect(await axe(container)).toHaveNoViolations();
  });
});
