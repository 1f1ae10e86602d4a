import { readOsmAndFields, readOwnTracksBody, readTraccarBody } from './tracker-formats';

const NOW_MS = Date.UTC(2026, 10, 20, 8);
const FIX = { lat: 4.05, lng: 9.7, recordedAtMs: NOW_MS, accuracyM: 5, speedKmh: 36, headingDeg: 90 };

describe('a position in the form of OsmAnd', () => {
  const fields = { lat: '4.05', lon: '9.7', timestamp: String(NOW_MS / 1000), accuracy: '5', bearing: '90' };

  it.each([
    ['knots where no unit is named', { speed: String(36 / 1.852) }],
    ['metres a second', { speed: '10', speedUnit: 'ms' }],
    ['kilometres an hour', { speed: '36', speedUnit: 'kmh' }],
  ])('gives the speed in %s', (_unit, speed) => {
    const message = readOsmAndFields({ ...fields, ...speed }, 0);
    expect(message).toEqual({ fixes: [{ ...FIX, speedKmh: expect.closeTo(36, 9) }] });
  });

  it.each([
    ['seconds', String(NOW_MS / 1000)],
    ['milliseconds', String(NOW_MS)],
    ['ISO 8601', '2026-11-20T08:00:00Z'],
    ['ISO 8601 of another zone', '2026-11-20T09:00:00+01:00'],
  ])('accepts a time in %s', (_form, timestamp) => {
    expect(readOsmAndFields({ ...fields, timestamp }, 0)).toMatchObject({
      fixes: [{ recordedAtMs: NOW_MS }],
    });
  });

  it('was shot now where it has no time', () => {
    expect(readOsmAndFields({ lat: '4', lon: '9' }, NOW_MS)).toEqual({
      fixes: [{ lat: 4, lng: 9, recordedAtMs: NOW_MS, accuracyM: null, speedKmh: null, headingDeg: null }],
    });
  });

  it('treats what a receiver can not know as unknown', () => {
    const message = readOsmAndFields({ ...fields, speed: '-1', accuracy: '1e999', bearing: '400' }, 0);
    expect(message).toEqual({ fixes: [{ ...FIX, speedKmh: null, accuracyM: null, headingDeg: null }] });
  });

  it('names every field that can not be used', () => {
    const wrong = { lat: '91', lon: 'x', timestamp: 'yesterday', speedUnit: 'furlongs' };
    const message = readOsmAndFields(wrong, 0);
    expect(Object.keys('faults' in message ? message.faults : {})).toEqual([
      'lat',
      'lon',
      'timestamp',
      'speedUnit',
    ]);
    expect(readOsmAndFields({}, NOW_MS)).toHaveProperty('faults');
    // A name that every object has is no unit.
    expect(readOsmAndFields({ ...fields, speed: '9', speedUnit: 'constructor' }, 0)).toEqual({
      faults: { speedUnit: expect.any(String) },
    });
    expect(readOsmAndFields({ lat: '', lon: ' ' }, NOW_MS)).toHaveProperty('faults');
  });
});

describe('a body of a Traccar client', () => {
  const coords = { latitude: 4.05, longitude: 9.7, accuracy: 5, speed: 10, heading: 90 };
  const location = { timestamp: '2026-11-20T08:00:00.000Z', coords };

  it('gives one position, or a list of them', () => {
    expect(readTraccarBody({ location, device_id: 'x' })).toEqual({ fixes: [FIX] });
    expect(readTraccarBody({ location: [location, location] })).toEqual({ fixes: [FIX, FIX] });
    expect(readTraccarBody({ location: [] })).toEqual({ fixes: [] });
  });

  it('names every field that can not be used, with its place in the list', () => {
    expect(readTraccarBody({ location: [location, { coords: { ...coords, latitude: 91 } }] })).toEqual({
      faults: {
        'location.1.coords.latitude': expect.any(String),
        'location.1.timestamp': expect.any(String),
      },
    });
    expect(readTraccarBody({ location: Array(1001).fill(location) })).toHaveProperty('faults.location');
  });

  it.each([null, 7, 'x', [], {}, { location: null }, { location: 'x' }, { location: { coords: 1 } }])(
    'is refused where it is %j',
    (body) => expect(readTraccarBody(body)).toHaveProperty('faults'),
  );
});

describe('a message of OwnTracks', () => {
  const message = { _type: 'location', lat: 4.05, lon: 9.7, tst: NOW_MS / 1000, acc: 5, vel: 36, cog: 90 };

  it('gives its position', () => {
    expect(readOwnTracksBody(message)).toEqual({ fixes: [FIX] });
    expect(readOwnTracksBody([message, { _type: 'transition' }, message])).toEqual({ fixes: [FIX, FIX] });
  });

  it.each([{ _type: 'waypoint' }, { _type: 'lwt' }, {}, null, 'x', []])(
    'says nothing where it is %j',
    (body) => {
      expect(readOwnTracksBody(body)).toEqual({ fixes: [] });
    },
  );

  it('names every field that can not be used', () => {
    expect(readOwnTracksBody({ _type: 'location', lat: 'north', lon: 9.7, tst: -1 })).toEqual({
      faults: { lat: expect.any(String), tst: expect.any(String) },
    });
  });
});
