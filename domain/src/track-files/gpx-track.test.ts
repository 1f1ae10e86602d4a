import type { FilePoint } from './file-track';
import { createGpxReader } from './gpx-track';

type Element = readonly [
  name: string,
  inside?: string | readonly Element[],
  attributes?: Record<string, string>,
];

/** Feeds an element and all below it to a reader. */
function read(element: Element) {
  const reader = createGpxReader<FilePoint>((point) => point);
  const feed = ([name, inside = '', attributes = {}]: Element): void => {
    reader.openTag(name, attributes);
    if (typeof inside === 'string') {
      reader.text(inside.slice(0, 3));
      reader.text(inside.slice(3));
    } else {
      inside.forEach(feed);
    }
    reader.closeTag(name);
  };
  feed(element);
  return reader.result();
}

const TIME = '2026-02-03T12:00:00Z';
const point = (values: readonly Element[], place: Record<string, string> = { lat: '4.05', lon: '9.76' }) =>
  ['gpx', [['trk', [['trkseg', [['trkpt', values, place]]]]]]] as const;
const ONLY_TIMED = {
  ...{ lat: 4.05, lng: 9.76, recordedAtMs: Date.parse(TIME) },
  ...{ accuracyM: undefined, speedKmh: undefined, headingDeg: undefined },
};

it.each<[string, readonly Element[], Partial<FilePoint>]>([
  ['nothing but place and time', [], {}],
  ['speed in m/s', [['speed', '10']], { speedKmh: 36 }],
  ['speed of an extension', [['extensions', [['x:T', [['x:speed', ' 5 ']]]]]], { speedKmh: 18 }],
  ['5 m for each hdop', [['hdop', '1.2']], { accuracyM: 6 }],
  [
    'an accuracy before hdop',
    [
      ['hdop', '1.2'],
      ['accuracy', '7'],
    ],
    { accuracyM: 7 },
  ],
  ['a course', [['course', '90']], { headingDeg: 90 }],
  ['a bearing', [['extensions', [['osmand:bearing', '91']]]], { headingDeg: 91 }],
  ['an accuracy of an extension', [['extensions', [['tpx:hacc', '4']]]], { accuracyM: 4 }],
  [
    'a speed of this service as none',
    [
      ['gpxtpx:speed', '10'],
      ['wf:speedOf', 'display'],
    ],
    { speedKmh: undefined },
  ],
  [
    'the first of two speeds',
    [
      ['speed', '1'],
      ['speed', '2'],
    ],
    { speedKmh: 3.6 },
  ],
  [
    'blank as missing, words as unreadable',
    [
      ['speed', ' '],
      ['course', 'north'],
    ],
    { headingDeg: Number.NaN },
  ],
])('takes of a point %s', (_what, values, expected) => {
  expect(read(point([['time', TIME], ...values]))).toEqual([
    { name: null, points: [{ ...ONLY_TIMED, ...expected }] },
  ]);
});

it.each([
  [TIME, TIME],
  ['2026-02-03T12:00:00', TIME],
  ['2026-02-03T13:00:00+01:00', TIME],
  ['1770120000', null],
  ['noon', null],
])('takes %s for %s', (text, time) => {
  const recordedAtMs = time === null ? Number.NaN : Date.parse(time);
  expect(read(point([['time', text]]))).toMatchObject([{ points: [{ recordedAtMs }] }]);
});

it('gives a point without place or time as such', () => {
  const [lat, lng, recordedAtMs] = [Number.NaN, Number.NaN, Number.NaN];
  expect(read(point([], {}))).toMatchObject([{ points: [{ lat, lng, recordedAtMs }] }]);
});

it('joins the segments of a track, separates tracks, and reads a name as that of its track alone', () => {
  const timed = (name: string): Element => [
    'trkpt',
    [
      ['name', name],
      ['time', TIME],
    ],
    { lat: '4.05', lon: '9.76' },
  ];
  const tracks = read([
    'gpx',
    [
      ['name', 'All'],
      [
        'trk',
        [
          ['name', ' Out '],
          ['trkseg', [timed('a')]],
          ['trkseg', [timed('b')]],
        ],
      ],
      ['trk', [['name', 'Empty']]],
      ['trk', [['trkseg', [timed('c')]]]],
    ],
  ]);
  expect(tracks).toMatchObject([
    { name: 'Out', points: [ONLY_TIMED, ONLY_TIMED] },
    { name: null, points: [ONLY_TIMED] },
  ]);
});

it.each<[Element, string]>([
  [['html', [['gpx']]], 'notTrackFile'],
  [['gpx', [['wpt', '', { lat: '4', lon: '9' }]]], 'noTrack'],
  [['gpx', [['trkpt', '', { lat: '4', lon: '9' }]]], 'noTrack'],
])('says of %j: %s', (element, fault) => {
  expect(read(element)).toBe(fault);
});
