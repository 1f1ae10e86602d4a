import { readOsmAndFields, readOverlandBody, readOwnTracksBody, readTraccarBody } from './tracker-formats';

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
    expect(message).toEqual({ fixes: [{ ...FIX, speedKmh: expect.closeTo(36, 9) }], unread: [] });
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
      unread: [],
    });
  });

  it('treats what a receiver can not know as unknown', () => {
    const message = readOsmAndFields({ ...fields, speed: '-1', accuracy: '1e999', bearing: '400' }, 0);
    expect(message).toEqual({
      fixes: [{ ...FIX, speedKmh: null, accuracyM: null, headingDeg: null }],
      unread: [],
    });
  });

  it.each([
    ['NO_PLACE', { lat: '91' }],
    ['NO_PLACE', { lon: '-181' }],
    ['NO_PLACE', { lat: 'x' }],
    ['NO_PLACE', { lat: '', lon: ' ' }],
    ['NO_PLACE', { lat: '0', lon: '0.0' }],
    ['NO_PLACE', { lon: '1e999' }],
    ['NO_TIME', { timestamp: 'yesterday' }],
    ['NO_TIME', { timestamp: '-1' }],
    ['MARKED_INVALID', { valid: 'false' }],
  ])('passes over with %s what %j can not be', (reason, over) => {
    expect(readOsmAndFields({ ...fields, ...over }, 0)).toEqual({ fixes: [], unread: [reason] });
  });

  it('accepts a place in one field, and a receiver that has a fix', () => {
    expect(
      readOsmAndFields({ ...fields, lat: undefined, lon: undefined, location: '4.05,9.7', valid: 'true' }, 0),
    ).toMatchObject({
      fixes: [{ lat: 4.05, lng: 9.7 }],
    });
  });

  it('names what a message of another form has not', () => {
    expect(readOsmAndFields({}, NOW_MS)).toEqual({
      faults: { lat: expect.any(String), lon: expect.any(String) },
    });
    // A name that every object has is no unit.
    for (const speedUnit of ['furlongs', 'constructor']) {
      expect(readOsmAndFields({ ...fields, speed: '9', speedUnit }, 0)).toEqual({
        faults: { speedUnit: expect.any(String) },
      });
    }
  });
});

describe('a body of a Traccar client', () => {
  const coords = { latitude: 4.05, longitude: 9.7, accuracy: 5, speed: 10, heading: 90 };
  const location = { timestamp: '2026-11-20T08:00:00.000Z', coords };

  it('gives one position, or a list of them, and passes over what is none', () => {
    expect(readTraccarBody({ location, device_id: 'x' })).toEqual({ fixes: [FIX], unread: [] });
    const wrong = { timestamp: location.timestamp, coords: { ...coords, latitude: 91 } };
    expect(readTraccarBody({ location: [location, wrong, { coords }, location] })).toEqual({
      fixes: [FIX, FIX],
      unread: ['NO_PLACE', 'NO_TIME'],
    });
    expect(readTraccarBody({ location: [] })).toEqual({ fixes: [], unread: [] });
    expect(readTraccarBody({ location: Array(1001).fill(location) })).toHaveProperty('faults.location');
  });

  it.each([null, 7, 'x', [], {}, { location: null }, { location: 'x' }, { location: [7] }])(
    'is refused where it is %j',
    (body) => expect(readTraccarBody(body)).toHaveProperty('faults.location'),
  );
});

describe('a message of OwnTracks', () => {
  const message = { _type: 'location', lat: 4.05, lon: 9.7, tst: NOW_MS / 1000, acc: 5, vel: 36, cog: 90 };

  it('gives its position', () => {
    expect(readOwnTracksBody(message)).toEqual({ fixes: [FIX], unread: [] });
    expect(readOwnTracksBody([message, { _type: 'transition' }, message])).toEqual({
      fixes: [FIX, FIX],
      unread: [],
    });
  });

  it.each([{ _type: 'waypoint' }, { _type: 'lwt' }, {}, null, 'x', []])(
    'says nothing where it is %j',
    (body) => {
      expect(readOwnTracksBody(body)).toEqual({ fixes: [], unread: [] });
    },
  );

  it('says of what is encrypted and of what is no position that it is passed over', () => {
    const encrypted = { _type: 'encrypted', data: 'bm90IGZvciB1cw==' };
    expect(readOwnTracksBody([encrypted, { ...message, lat: 'north' }, { ...message, tst: -1 }])).toEqual({
      fixes: [],
      unread: ['ENCRYPTED', 'NO_PLACE', 'NO_TIME'],
    });
    expect(readOwnTracksBody(Array(1001).fill(message))).toHaveProperty('faults.body');
  });
});

describe('a batch of Overland', () => {
  const point = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [9.7, 4.05] },
    properties: { timestamp: '2026-11-20T09:00:00+0100', speed: 10, horizontal_accuracy: 5, course: 90 },
  };

  it('gives its positions, with unknown what the phone did not know', () => {
    const unknown = { ...point, properties: { ...point.properties, speed: -1, course: -1 } };
    expect(readOverlandBody({ locations: [point, unknown], trip: {} })).toEqual({
      fixes: [FIX, { ...FIX, speedKmh: null, headingDeg: null }],
      unread: [],
    });
    expect(readOverlandBody({ locations: [{}, null, { ...point, properties: {} }] })).toEqual({
      fixes: [],
      unread: ['NO_PLACE', 'NO_PLACE', 'NO_TIME'],
    });
  });

  it.each([null, 7, [], {}, { locations: {} }, { locations: Array(1001).fill(point) }])(
    'is refused where it is %#',
    (body) => expect(readOverlandBody(body)).toHaveProperty('faults.locations'),
  );
});
