import { countryView } from '../../../kit/country-map/country-view';
import { markFeatures } from './mark-features';
import { layOut } from './mark-layout';
import { incidentMarkOf, isPlaced, journeyMarkOf } from './ops-marks';

const SIZE = { width: 800, height: 600 };
const countText = (count: number): string => String(count);

const vehicles = (lat: number, count: number, zone: 'SAFE' | 'DANGER') =>
  Array.from({ length: count }, (_, index) =>
    journeyMarkOf({
      id: `${lat * 1000 + index}`,
      vehicleId: '1',
      registrationNumber: 'LT-•••-KD',
      transportAgency: null,
      vehicleType: 'CAR',
      latitude: lat,
      longitude: 9.76,
      speedKmh: 40,
      zone,
      since: '2026-11-20T08:00:00Z',
      lastFixAt: '2026-11-20T08:10:00Z',
    }),
  ).filter((mark) => isPlaced(mark));

const incident = incidentMarkOf({
  id: '7',
  latitude: 9.3,
  longitude: 13.4,
  at: '2026-11-20T08:00:00Z',
  severity: 'HIGH',
  incidentType: 'OTHER',
  status: 'RESOLVED',
});

const drawn = (chosenKey: string | null) =>
  markFeatures(
    layOut(
      [...vehicles(4.05, 12, 'DANGER'), ...vehicles(10.6, 1, 'SAFE'), incident],
      countryView(SIZE, 'country'),
      SIZE,
      chosenKey,
    ),
    chosenKey,
    countText,
  );

it('draws a cluster with its count where its members are, and the gravest zone at its edge', () => {
  const [cluster] = drawn(null).filter(({ properties }) => properties.kind === 'cluster');
  expect(cluster?.properties).toMatchObject({ count: '12', image: 'disc-14', isVehicles: true });
  expect(cluster?.geometry).toEqual({
    type: 'Point',
    coordinates: [expect.closeTo(9.76, 5), expect.closeTo(4.05, 5)],
  });
  const badges = drawn(null).filter(({ properties }) => properties.kind === 'badge');
  expect(badges.map(({ properties }) => [properties.image, properties.radiusPx])).toEqual([
    ['badge-DANGER', 14],
  ]);
});

it('draws each other mark by its kind and zone, and an incident without a further act hollow', () => {
  const images = drawn(null).map(({ properties }) => `${properties.kind} ${properties.image}`);
  expect(images).toEqual(expect.arrayContaining(['mark vehicle-SAFE', 'pin pin-closed']));
});

it('draws what was chosen by itself', () => {
  const chosen = drawn('i7').filter(({ properties }) => properties.kind === 'chosen');
  expect(chosen.map(({ properties }) => properties)).toEqual([
    expect.objectContaining({ image: 'pin-closed', isPin: true }),
  ]);
});
