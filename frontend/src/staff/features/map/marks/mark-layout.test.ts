import { toFrame } from '../../../../components/route-map/map-view';
import { countryView } from '../../../kit/country-map/country-view';
import { hitOf, layOut } from './mark-layout';
import { incidentMarkOf, isPlaced, journeyMarkOf, type PlacedMark } from './ops-marks';

const SIZE = { width: 800, height: 600 };
const VIEW = countryView(SIZE, 'country');

function vehicleAt(id: number, lat: number, lng: number, zone: 'SAFE' | 'DANGER' = 'SAFE'): PlacedMark {
  const mark = journeyMarkOf({
    id: String(id),
    vehicleId: String(id),
    registrationNumber: 'LT-•••-KD',
    transportAgency: null,
    vehicleType: 'CAR',
    latitude: lat,
    longitude: lng,
    speedKmh: 40,
    zone,
    since: '2026-11-20T08:00:00Z',
    lastFixAt: '2026-11-20T08:10:00Z',
  });
  if (!isPlaced(mark)) {
    throw new Error('it has a place');
  }
  return mark;
}

function incidentAt(id: number, lat: number, lng: number): PlacedMark {
  return incidentMarkOf({
    id: String(id),
    latitude: lat,
    longitude: lng,
    at: '2026-11-20T08:00:00Z',
    severity: 'LOW',
    incidentType: 'OTHER',
    status: 'RECEIVED',
  });
}

const inDouala = Array.from({ length: 60 }, (_, index) => vehicleAt(index, 4.05 + index / 10_000, 9.76));

it('gathers vehicles that stand close, and counts every one', () => {
  const { marks, clusters } = layOut([...inDouala, vehicleAt(100, 9.3, 13.4)], VIEW, SIZE);
  expect(marks.map(({ mark }) => mark.id)).toEqual(['100']);
  expect(clusters.map(({ members }) => members.length)).toEqual([60]);
});

it('shows at the edge of a cluster the gravest zone in it', () => {
  const { clusters } = layOut([...inDouala, vehicleAt(100, 4.051, 9.761, 'DANGER')], VIEW, SIZE);
  expect(clusters.map(({ worst }) => worst)).toEqual(['DANGER']);
});

it('distinguishes vehicles from what was reported where they are', () => {
  const incidents = Array.from({ length: 5 }, (_, index) => incidentAt(index, 4.05, 9.76));
  const { clusters } = layOut([...inDouala, ...incidents], VIEW, SIZE);
  expect(clusters.map(({ isVehicles, members }) => [isVehicles, members.length])).toEqual([
    [true, 60],
    [false, 5],
  ]);
  const [vehicles, received] = clusters;
  expect((vehicles?.y ?? 0) - (received?.y ?? 0)).toBe((vehicles?.radiusPx ?? 0) + (received?.radiusPx ?? 0));
});

it('gathers the same vehicles while the map is pushed', () => {
  const spread = Array.from({ length: 300 }, (_, index) =>
    vehicleAt(index, 3.9 + (index % 20) / 40, 10 + index / 200),
  );
  const counts = (byPx: number) =>
    layOut(spread, { ...VIEW, x: VIEW.x + byPx / 1e5 }, SIZE).clusters.map(({ members }) => members.length);
  expect(counts(7)).toEqual(counts(0));
});

it('leaves out of a cluster what was chosen', () => {
  const { marks, clusters } = layOut(inDouala, VIEW, SIZE, 'j7');
  expect(marks.map(({ mark }) => mark.key)).toEqual(['j7']);
  expect(clusters.map(({ members }) => members.length)).toEqual([59]);
});

it('lays nothing out that is far from what is shown', () => {
  const near = { ...VIEW, zoom: 12 };
  expect(layOut(inDouala, near, SIZE)).toMatchObject({ marks: [], clusters: [] });
});

it('finds the mark nearest to a finger within half a touch target, and nothing beyond', () => {
  const layout = layOut([vehicleAt(1, 9.3, 13.4), vehicleAt(2, 10.59, 14.32)], VIEW, SIZE);
  const [garoua] = layout.marks;
  if (garoua === undefined) {
    throw new Error('Garoua is on the map');
  }
  const hit = hitOf(layout, { x: garoua.x + 15, y: garoua.y - 10 }, VIEW, SIZE);
  expect(hit).toBe(garoua);
  expect(hitOf(layout, { x: garoua.x + 30, y: garoua.y }, VIEW, SIZE)).toBeNull();
});

it('finds a mark where it is once the map has been pushed and brought nearer', () => {
  const layout = layOut([vehicleAt(1, 9.3, 13.4)], VIEW, SIZE);
  const [garoua] = layout.marks;
  if (garoua === undefined) {
    throw new Error('Garoua is on the map');
  }
  const nearer = { ...VIEW, x: VIEW.x + 0.002, zoom: VIEW.zoom + 1 };
  const at = toFrame(garoua.mark.place, nearer, SIZE);
  expect(hitOf(layout, { x: at.x + 20, y: at.y }, nearer, SIZE)).toBe(garoua);
  expect(hitOf(layout, { x: at.x + 26, y: at.y }, nearer, SIZE)).toBeNull();
});
