import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { timeSpan, type Track } from '../drives/fix';
import { parseTrack, readTrack } from './read-track';
import { TrackError } from './track-error';

const NOON_MS = Date.UTC(2026, 1, 3, 12, 0, 0);
/** A fix with nothing but time and place. */
const PLAIN = {
  seq: 1,
  lat: 4.05,
  lng: 9.76,
  recordedAtMs: NOON_MS,
  accuracyM: null,
  speedKmh: null,
  headingDeg: null,
};

test.each([
  ['ISO 8601', '2026-02-03T12:00:00Z'],
  ['ISO 8601 with an offset', '2026-02-03T13:00:00+01:00'],
  ['epoch seconds', String(NOON_MS / 1000)],
  ['epoch seconds with a fraction of nothing', `${NOON_MS / 1000}.0`],
  ['epoch milliseconds', String(NOON_MS)],
])('a CSV may give its times in %s', (_, time) => {
  expect(parseTrack(`t,lat,lng,accuracy,speed\n${time},4.05,9.76,7.5,48\n`).fixes).toEqual([
    { ...PLAIN, accuracyM: 7.5, speedKmh: 48 },
  ]);
});

test('a CSV may leave accuracy and speed blank or out, reorder its columns, and have no header', () => {
  expect(parseTrack(`${NOON_MS},4.05,9.76,,`).fixes).toEqual([PLAIN]);
  expect(parseTrack(`\uFEFFlng,t,lat\r\n9.76,"${NOON_MS}",4.05\r\n\r\n`).fixes).toEqual([PLAIN]);
});

const gpx = (points: string): string =>
  `<?xml version="1.0"?><gpx xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"><trk><trkseg>${points}</trkseg></trk></gpx>`;

test('a GPX point gives place, time, speed in km/h, and 5 m of accuracy for each hdop', () => {
  const time = '<time>2026-02-03T12:00:00Z</time>';
  const garmin =
    '<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>10</gpxtpx:speed></gpxtpx:TrackPointExtension></extensions>';
  const text = gpx(
    `<trkpt lat="4.05" lon="9.76">${time}<hdop>1.2</hdop>${garmin}</trkpt>` +
      `</trkseg><trkseg><trkpt lat="4.06" lon="9.77">${time}<speed>5</speed></trkpt>`,
  );
  expect(parseTrack(text).fixes).toEqual([
    { ...PLAIN, accuracyM: 6, speedKmh: 36 },
    { ...PLAIN, seq: 2, lat: 4.06, lng: 9.77, speedKmh: 18 },
  ]);
});

test('a barefoot list gives longitude first and a time with its offset', () => {
  expect(
    parseTrack('[{"point":"POINT(9.76 4.05)","time":"2026-02-03 13:00:00+0100","id":"x"}]').fixes,
  ).toEqual([PLAIN]);
});

test.each([
  ['', 'the file is empty'],
  ['hello world', 'not a track: a CSV needs the columns t,lat,lng,accuracy,speed; missing: t, lat, lng'],
  ['t,lat,lng\n', 'the CSV has a header and no rows'],
  [`t,lat,lng\n${NOON_MS},91,9`, 'line 2: lat must be a number from -90 to 90'],
  [`t,lat,lng\n${NOON_MS},4,`, 'line 2: lng must be a number from -180 to 180'],
  [`t,lat,lng\n${NOON_MS},4,9,5`, 'line 2: there are 4 values for 3 columns'],
  [`t,lat,lng\nnoon,4,9`, 'line 2: there is no readable time'],
  [`${NOON_MS},4,9,5,301`, 'line 1: speedKmh must be a number from 0 to 300'],
  ['<html></html>', 'the XML is no GPX document'],
  [gpx(''), 'the GPX document has no track points'],
  [gpx('<trkpt lat="4" lon="9"></trkpt>'), 'track point 1: there is no readable time'],
  ['[]', 'the JSON is no list of fixes'],
  ['{"a": 1}', 'the JSON is no list of fixes'],
  ['[{"point":"9 4","time":"2026-02-03 12:00:00Z"}]', 'entry 1: "point" must read "POINT(lng lat)"'],
])('%j is refused with a sentence that says where and why', (text, message) => {
  expect(() => parseTrack(text)).toThrow(new TrackError(message));
});

test.each(['[{"point"', '<gpx><trk>'])('the half document %j is refused as such', (text) => {
  expect(() => parseTrack(text)).toThrow(/not well-formed/);
});

describe('a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wakafine-track-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is recognised by its content, not by its name', async () => {
    const path = join(folder, 'track.gpx');
    await writeFile(path, `${NOON_MS},4.05,9.76,,`);
    expect((await readTrack(path)).fixes).toHaveLength(1);
  });

  test('that is missing or broken is named in the message', async () => {
    const missing = join(folder, 'missing.csv');
    await expect(readTrack(missing)).rejects.toThrow(`${missing}: can't be read`);
    const broken = join(folder, 'broken.csv');
    await writeFile(broken, 'x');
    await expect(readTrack(broken)).rejects.toThrow(`${broken}: not a track`);
  });
});

const RECORDED = resolve(__dirname, '../../../../shared/tracks');
const hasRecorded = existsSync(RECORDED);
const recordedTest = hasRecorded ? test : test.skip;
const skipped = hasRecorded ? '' : ' (skipped: ../shared/tracks is not here)';

recordedTest.each([
  ['munich_car_1hz_barefoot.json', 1194, '2014-09-10T04:54:07.000Z'],
  ['car_visnjan_gpxpy.gpx', 104, '2020-12-18T06:15:50.000Z'],
  ['sf_30kmh_mapillary.gpx', 49, '2025-03-14T07:00:00.000Z'],
])(`the recorded drive %s has %i fixes from %s on${skipped}`, async (name, count, first) => {
  const { fixes }: Track = await readTrack(join(RECORDED, name));
  expect(fixes).toHaveLength(count);
  expect(new Date(timeSpan(fixes).firstMs).toISOString()).toBe(first);
});
