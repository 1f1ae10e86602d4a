import type { FilePoint } from './file-track';
import { createXmlTrackReader } from './xml-track';

type Element = readonly [
  name: string,
  inside?: string | readonly Element[],
  attributes?: Record<string, string>,
];

/** Feeds an element and all below it to a reader. */
function read(element: Element) {
  const reader = createXmlTrackReader<FilePoint>((point) => point);
  const feed = ([name, inside = '', attributes = {}]: Element): void => {
    reader.openTag(name, attributes);
    if (typeof inside === 'string') {
      reader.text(inside);
    } else {
      inside.forEach(feed);
    }
    reader.closeTag(name);
  };
  feed(element);
  return reader.result();
}

const TIMES = ['2026-02-03T12:00:00Z', '2026-02-03T12:00:01Z'] as const;
const [FIRST_MS, SECOND_MS] = [Date.parse(TIMES[0]), Date.parse(TIMES[1])];
const NOTHING_ELSE = { accuracyM: undefined, speedKmh: undefined, headingDeg: undefined };

it('reads times, places and arrays of a gx:Track', () => {
  const array = (name: string, values: readonly string[]): Element => [
    'gx:SimpleArrayData',
    values.map((value): Element => ['gx:value', value]),
    { name },
  ];
  const track: Element = [
    'gx:Track',
    [
      ...TIMES.map((time): Element => ['when', time]),
      ['gx:coord', '9.76 4.05 12'],
      ['gx:coord', '9.77 4.06 13'],
      [
        'ExtendedData',
        [
          [
            'SchemaData',
            [array('speed', ['10', '']), array('accuracy', ['4', '5']), array('cadence', ['1'])],
          ],
        ],
      ],
    ],
  ];
  const name: Element = ['name', ' To Buea '];
  expect(read(['kml', [['Document', [['Placemark', [name, track]]]]]])).toEqual([
    {
      name: 'To Buea',
      points: [
        { ...NOTHING_ELSE, lat: 4.05, lng: 9.76, recordedAtMs: FIRST_MS, accuracyM: 4, speedKmh: 36 },
        { ...NOTHING_ELSE, lat: 4.06, lng: 9.77, recordedAtMs: SECOND_MS, accuracyM: 5 },
      ],
    },
  ]);
});

it('joins placemarks with a time each to one track', () => {
  const placemark = (time: string, place: string): Element => [
    'Placemark',
    [
      ['TimeStamp', [['when', time]]],
      ['Point', [['coordinates', place]]],
    ],
  ];
  expect(read(['kml', [placemark(TIMES[0], '9.76,4.05,0'), placemark(TIMES[1], '9.77,4.06')]])).toEqual([
    {
      name: null,
      points: [
        { ...NOTHING_ELSE, lat: 4.05, lng: 9.76, recordedAtMs: FIRST_MS },
        { ...NOTHING_ELSE, lat: 4.06, lng: 9.77, recordedAtMs: SECOND_MS },
      ],
    },
  ]);
});

it('gives the places of a line without times as such', () => {
  const line: Element = ['LineString', [['coordinates', '9.76,4.05,0 9.77,4.06,0']]];
  const reading = read(['kml', [['Placemark', [['name', 'A way'], line]]]]);
  expect(reading).toMatchObject([
    { name: 'A way', points: [{ recordedAtMs: Number.NaN }, { recordedAtMs: Number.NaN }] },
  ]);
});

it.each<[string, Element]>([
  ['notTrackFile', ['html', [['kml']]]],
  ['noTrack', ['kml', [['Document']]]],
  ['noTrack', ['kml', [['Placemark', [['name', 'Nothing']]]]]],
])('says %s of what gives nothing', (fault, element) => {
  expect(read(element)).toBe(fault);
});

it('gives what is no number as NaN, and neither place nor time where one is missing', () => {
  const track: Element = ['gx:Track', [['gx:coord', 'x 1e999']]];
  const [lat, lng, recordedAtMs] = [Infinity, Number.NaN, Number.NaN];
  expect(read(['kml', [['Placemark', [track]]]])).toMatchObject([{ points: [{ lat, lng, recordedAtMs }] }]);
});
