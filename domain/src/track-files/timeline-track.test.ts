import type { FilePoint } from './file-track';
import { createTimelineReader } from './timeline-track';

const AT_MS = Date.parse('2026-02-03T12:00:00.000Z');
const NOTHING_ELSE = { accuracyM: undefined, speedKmh: undefined, headingDeg: undefined };
const point = (recordedAtMs: number, over: Partial<FilePoint> = {}) => ({
  ...NOTHING_ELSE,
  ...{ lat: 4.05, lng: 9.76, recordedAtMs },
  ...over,
});

function read(text: string, pieceLength = text.length) {
  const reader = createTimelineReader<FilePoint>((each) => each);
  for (let from = 0; from < text.length; from += pieceLength) {
    reader.write(text.slice(from, from + pieceLength));
  }
  return reader.result();
}
const at = (ms: number) => new Date(ms).toISOString();

const RECORDS = {
  locations: [
    { latitudeE7: 40500000, longitudeE7: 97600000, timestampMs: String(AT_MS) },
    {
      ...{ latitudeE7: 40500000, longitudeE7: 97600000, timestamp: at(AT_MS + 1000) },
      ...{ accuracy: 5, velocity: 10, heading: 90, source: 'a "}]" \\' },
    },
  ],
};
const ANDROID = {
  semanticSegments: [
    {
      ...{ startTime: at(AT_MS), endTime: at(AT_MS + 60_000) },
      timelinePath: [{ point: '4.05°, 9.76°', time: '2026-02-03T13:00:00.000+01:00' }],
    },
    { startTime: at(AT_MS), visit: { topCandidate: {} } },
  ],
};
const IPHONE = [
  {
    startTime: at(AT_MS),
    timelinePath: [{ point: 'geo:4.05,9.76', durationMinutesOffsetFromStartTime: '2' }],
  },
  { startTime: at(AT_MS), activity: { start: 'geo:4,9' } },
];
const SIGNALS = {
  ...ANDROID,
  rawSignals: [
    {
      position: {
        ...{ LatLng: '4.05°, 9.76°', accuracyMeters: 5, timestamp: at(AT_MS + 5000) },
        speedMetersPerSecond: 10,
      },
    },
    { wifiScan: {} },
  ],
};
const MONTH = {
  timelineObjects: [
    {
      activitySegment: {
        simplifiedRawPath: {
          points: [{ latE7: 40500000, lngE7: 97600000, accuracyMeters: 5, timestamp: at(AT_MS) }],
        },
      },
    },
    { activitySegment: {} },
    { placeVisit: {} },
  ],
};

it.each<[string, unknown, readonly unknown[]]>([
  [
    'Records.json',
    RECORDS,
    [point(AT_MS), point(AT_MS + 1000, { accuracyM: 5, speedKmh: 36, headingDeg: 90 })],
  ],
  ['the paths of a phone with Android', ANDROID, [point(AT_MS)]],
  ['the paths of an iPhone', IPHONE, [point(AT_MS + 120_000)]],
  ['signals before paths', SIGNALS, [point(AT_MS + 5000, { accuracyM: 5, speedKmh: 36 })]],
  ['a month of the semantic history', MONTH, [point(AT_MS, { accuracyM: 5 })]],
])('reads %s, in one piece and letter by letter', (_what, content, points) => {
  const text = JSON.stringify(content, null, 1);
  expect(read(text)).toEqual([{ name: null, points }]);
  expect(read(text, 1)).toEqual([{ name: null, points }]);
});

it('makes tracks of what lies between pauses, the newest first, at most 50', () => {
  const locations = Array.from({ length: 120 }, (_, index) => ({
    ...{ latitudeE7: 1, longitudeE7: 1 },
    timestamp: at(AT_MS + Math.floor(index / 2) * 3_600_000 + (index % 2) * 60_000),
  }));
  const tracks = read(JSON.stringify({ locations: locations.reverse() }));
  expect(tracks).toHaveLength(50);
  expect(tracks[0]).toMatchObject({
    points: [{ recordedAtMs: AT_MS + 59 * 3_600_000 }, { recordedAtMs: AT_MS + 59 * 3_600_000 + 60_000 }],
  });
});

it.each([
  ['notTrackFile', '{}'],
  ['notTrackFile', '[1, 2]'],
  ['notTrackFile', '{"features": [{"type": "Feature"}]}'],
  ['notTrackFile', JSON.stringify(RECORDS).slice(0, -1)],
  ['notTrackFile', `${JSON.stringify(RECORDS)}}`],
  ['noTrack', JSON.stringify({ timelineObjects: [{ placeVisit: {} }] })],
  ['noTrack', '{"locations": [{"latitudeE7": 1e999, "longitudeE7": null, "timestamp": "noon"}]}'],
])('says %s of what gives nothing', (fault, text) => {
  expect(read(text)).toBe(fault);
});

it('refuses a record that is no JSON, that never ends, or that is nested without end', () => {
  expect(() => read('{"locations": [{latitudeE7}]}')).toThrow(SyntaxError);
  expect(() => read(`{"locations": [{"a": "${'x'.repeat(2_000_001)}`)).toThrow(RangeError);
  expect(() => read(`[{"a": ${'['.repeat(900_000)}${']'.repeat(900_000)}]`)).toThrow();
});
