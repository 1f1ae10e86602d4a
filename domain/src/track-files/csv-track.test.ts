import { createCsvReader } from './csv-track';
import type { FilePoint } from './file-track';

const AT = '2026-02-03T12:00:00Z';
const AT_MS = Date.parse(AT);
const NOTHING_ELSE = { accuracyM: undefined, speedKmh: undefined, headingDeg: undefined };
const PLACE = { ...NOTHING_ELSE, lat: 4.05, lng: 9.76, recordedAtMs: AT_MS };

function read(...pieces: readonly string[]) {
  const reader = createCsvReader<FilePoint>((point) => point);
  pieces.forEach(reader.write);
  return reader.result();
}

it.each<[string, string, Partial<FilePoint>]>([
  ['our own form', `t,lat,lng,accuracy,speed\n${AT},4.05,9.76,5,36`, { accuracyM: 5, speedKmh: 36 }],
  ['our own form without a header', `${AT},4.05,9.76,5,36`, { accuracyM: 5, speedKmh: 36 }],
  [
    'GPSLogger, whose speed is in m/s',
    `time,lat,lon,elevation,accuracy,bearing,speed,satellites\n${AT},4.05,9.76,1.0,5,90,10,7`,
    { accuracyM: 5, speedKmh: 36, headingDeg: 90 },
  ],
  [
    'units in the names of columns',
    `Timestamp,Latitude,Longitude,Speed (km/h)\n"${AT}",4.05,9.76,36`,
    { speedKmh: 36 },
  ],
  ['knots', `datetime,latitude,longitude,speed (knots)\n${AT},4.05,9.76,10`, { speedKmh: 18.52 }],
  ['a speed without a unit as none', `time,lat,lon,speed\n${AT},4.05,9.76,10`, {}],
  ['semicolons and decimal commas', `time;lat;lon;hdop\n${AT};4,05;9,76;1,2`, { accuracyM: 6 }],
  [
    'tabs, a mark, a remark and blank lines',
    `\uFEFF# track\n\ntime\tlat\tlon\r\n${AT}\t4.05\t9.76\r\n\r\n`,
    {},
  ],
  ['day and time apart', `date,time,lat,lon\n2026/02/03,12:00:00,4.05,9.76`, {}],
  ['seconds since 1970', `time,lat,lon\n${AT_MS / 1000},4.05,9.76`, {}],
  ['milliseconds since 1970', `time,lat,lon\n${AT_MS},4.05,9.76`, {}],
  ['a quoted cell with a comma', `note,time,lat,lon\n"a, ""b""",${AT},4.05,9.76`, {}],
  ['an empty first cell', `note,time,lat,lon\n,${AT},4.05,9.76`, {}],
])('reads %s', (_what, text, expected) => {
  const [track] = read(text);
  expect(track).toEqual({ name: null, points: [{ ...PLACE, ...expected }] });
});

it('reads on where a piece ends within a row', () => {
  expect(read('time,la', `t,lon\n${AT},4.0`, '5,9.76')).toEqual([{ name: null, points: [PLACE] }]);
});

it('gives what can not be read of a row as such', () => {
  expect(read('time,lat,lon\nnoon,north,1e999')).toMatchObject([
    { points: [{ lat: Number.NaN, lng: Infinity, recordedAtMs: Number.NaN }] },
  ]);
});

it.each([
  ['notTrackFile', ''],
  ['notTrackFile', 'a text'],
  ['notTrackFile', 'name,age\nA,4'],
  ['noTrack', 'time,lat,lon\n'],
])('says %s of a table that gives nothing', (fault, text) => {
  expect(read(text)).toBe(fault);
});

it('refuses a line without an end', () => {
  expect(() => read('x'.repeat(10_001))).toThrow(RangeError);
});
