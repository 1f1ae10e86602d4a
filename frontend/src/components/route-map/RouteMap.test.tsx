import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { renderPiece } from '../../../test/render';
import { RouteMap, type RouteMapProps } from './RouteMap';
import { RouteThumb } from './RouteThumb';
import type { RouteMapPoint } from './route-map-types';
import { TraceLegend } from './TraceLegend';

const ZONES = [null, 'SAFE', 'CAUTION', 'WARNING', 'DANGER', 'DANGER', null, 'SAFE'] as const;
const ROUTE: readonly RouteMapPoint[] = ZONES.map((zone, index) => ({
  lat: 4.05 + index * 0.01,
  lng: 9.76,
  recordedAt: new Date(Date.UTC(2026, 2, 2, 8, index)).toISOString(),
  speedKmh: zone === null ? null : 40 + index * 8,
  zone,
}));

async function show(piece: ReactNode): Promise<HTMLElement> {
  const { container } = renderPiece(piece);
  // The words are there at once, and are confirmed a moment later.
  await act(() => Promise.resolve());
  return container;
}

async function renderMap(props: Partial<RouteMapProps> = {}) {
  const container = await show(<RouteMap route={ROUTE} label="Your route" {...props} />);
  const zoom = () => Number(container.querySelector('[data-zoom]')?.getAttribute('data-zoom'));
  return {
    container,
    zoom,
    part: (name: string) => container.querySelectorAll(`[data-part="${name}"]`).length,
  };
}

describe('RouteMap', () => {
  it('draws every zone with its casing and pattern, the gap dotted, and both ends', async () => {
    const { container, part } = await renderMap();
    const linesOf = (zone: string) => container.querySelectorAll(`[data-zone="${zone}"] path`).length;
    expect(['SAFE', 'CAUTION', 'WARNING', 'DANGER'].map(linesOf)).toEqual([1, 2, 2, 2]);
    expect(container.querySelectorAll('[data-zone="GAP"] path')).toHaveLength(1);
    expect([part('start'), part('end'), part('now')]).toEqual([1, 1, 0]);
  });

  it('marks where a live journey is now instead of an end', async () => {
    const { part } = await renderMap({ isLive: true });
    expect([part('start'), part('end'), part('now')]).toEqual([1, 0, 1]);
  });

  it('says in words what it draws, and passes axe', async () => {
    const { container } = await renderMap();
    const map = screen.getByRole('group', { name: 'Your route' });
    expect(map).toHaveAccessibleDescription(
      expect.stringMatching(
        /^Route from 09:00 to 09:07: Safe 2\.2\skm, Caution 1\.1\skm, Warning 1\.1\skm, Danger 2\.2\skm, Not measured 1\.1\skm\. Arrow keys/,
      ),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is moved and zoomed by buttons and keys, and shows the whole route again', async () => {
    const { zoom } = await renderMap();
    const whole = zoom();
    expect(screen.queryByRole('button', { name: 'Show the whole route' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBeCloseTo(whole + 1, 1);
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole route' }));
    expect(zoom()).toBe(whole);
    screen.getByRole('group').focus();
    await userEvent.keyboard('-{ArrowLeft}');
    expect(zoom()).toBeCloseTo(whole - 1, 1);
    await userEvent.keyboard('0');
    expect(zoom()).toBe(whole);
  });

  it('holds where somebody is in its place when buttons and keys zoom', async () => {
    const { container } = await renderMap({ isLive: true });
    const nowAt = () => {
      const transform = container.querySelector('[data-part="now"]')?.getAttribute('transform') ?? '';
      return [...transform.matchAll(/[\d.]+/g)].map(([px]) => Math.round(Number(px)));
    };
    const before = nowAt();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    screen.getByRole('group').focus();
    await userEvent.keyboard('++');
    expect(before).toHaveLength(2);
    expect(nowAt()).toEqual(before);
  });

  it('leaves the wheel to the page until the map has the focus', async () => {
    const { zoom } = await renderMap();
    const whole = zoom();
    const map = screen.getByRole('group');
    expect(fireEvent.wheel(map, { deltaY: -200 })).toBe(true);
    expect(zoom()).toBe(whole);
    map.focus();
    expect(fireEvent.wheel(map, { deltaY: -200 })).toBe(false);
    expect(zoom()).toBeCloseTo(whole + 1, 1);
  });

  it('reports the point under the pointer, and marks the one it is given', async () => {
    const onCursor = jest.fn();
    const { container, part } = await renderMap({ onCursor, cursorIndex: 3 });
    const drawing = container.querySelector('svg[viewBox="0 0 328 320"]');
    // jsdom's pointer events have no place.
    const point = (place: MouseEventInit) =>
      fireEvent(drawing ?? container, new MouseEvent('pointermove', { bubbles: true, ...place }));
    const end = container.querySelector('[data-part="end"]');
    const [, clientX, clientY] = /translate\((\S+) (\S+)\)/.exec(end?.getAttribute('transform') ?? '') ?? [];
    const at = { clientX: Number(clientX), clientY: Number(clientY) };
    point(at);
    expect(onCursor).toHaveBeenLastCalledWith(ROUTE.length - 1);
    point({ clientX: 5, clientY: 160 });
    expect(onCursor).toHaveBeenLastCalledWith(null);
    expect(part('cursor')).toBe(1);
  });

  it('pins violations, as links where they lead somewhere', async () => {
    const place = { lat: 4.09, lng: 9.76 };
    await renderMap({
      pins: [
        { id: '1', ...place, severity: 'DANGER', label: 'Danger, 78 km/h', href: '/journeys/5#1' },
        { id: '2', ...place, severity: 'CAUTION', label: 'Caution, 57 km/h' },
      ],
    });
    expect(screen.getByRole('link', { name: 'Danger, 78 km/h' })).toHaveAttribute('href', '/journeys/5#1');
    expect(screen.getByRole('img', { name: 'Caution, 57 km/h' })).toBeInTheDocument();
  });

  it('says that there is no route, and draws none', async () => {
    const { part } = await renderMap({ route: [] });
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/^No route yet\./);
    expect([part('start'), part('end'), part('traces')]).toEqual([0, 0, 0]);
  });
});

describe('RouteThumb', () => {
  it('is a picture without words or controls', async () => {
    const container = await show(<RouteThumb points={ROUTE} width={96} height={72} />);
    const picture = container.querySelector('svg');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('[data-zone]')).toHaveLength(5);
  });

  it('is an empty frame for a journey without a route', async () => {
    const container = await show(<RouteThumb points={[]} width={96} height={72} />);
    expect(container.querySelectorAll('[data-part]')).toHaveLength(0);
  });
});

describe('TraceLegend', () => {
  it('names each zone with the speed it begins at', async () => {
    await show(<TraceLegend thresholds={{ caution: 50, warning: 60, danger: 70 }} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Safe',
      'Caution\u00a050',
      'Warning\u00a060',
      'Danger\u00a070',
    ]);
  });
});
