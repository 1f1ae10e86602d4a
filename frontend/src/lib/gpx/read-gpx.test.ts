import { HOUR_MS } from '@wakafine/domain/units';
import { gpx, gpxFile, onlyTrack, points, START_MS, tracksOf } from '../../../test/gpx';
import { readGpx } from './found-track';
import { packedCount, unpackFixes } from './packed-fixes';

it('finds points, times, distance and speed as the server will judge them', async () => {
  const { name, facts, fixes } = await onlyTrack(gpx(`<name> To Buea </name><trkseg>${points(61)}</trkseg>`));
  expect(name).toBe('To Buea');
  expect(packedCount(fixes)).toBe(61);
  expect(facts).toMatchObject({ fixCount: 61, startMs: START_MS, endMs: START_MS + 60_000, gapCount: 0 });
  expect(facts?.distanceM).toBeCloseTo(600, 0);
  expect(facts?.maxSpeedKmh).toBeCloseTo(36, 0);
  expect(facts?.trace.length).toBe(60);
});

it('reads back what the export of this service writes, point by point', async () => {
  const exported = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="WakaFine" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2" xmlns:wf="urn:wakafine:gpx:1">
  <metadata>
    <time>2026-11-18T08:00:00.000Z</time>
  </metadata>
  <trk>
    <name>LT 482 KD &amp; co</name>
    <trkseg>
      <trkpt lat="4.0511000" lon="9.7679000"><time>2026-11-18T08:00:00.250Z</time></trkpt>
      <trkpt lat="4.0512000" lon="9.7679001"><time>2026-11-18T08:00:01.250Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>11.119</gpxtpx:speed></gpxtpx:TrackPointExtension><wf:speedKmh>40.03</wf:speedKmh><wf:speedOf>display</wf:speedOf></extensions></trkpt>
    </trkseg>
    <trkseg>
      <trkpt lat="4.0600000" lon="9.7679000"><time>2026-11-18T08:05:01.000Z</time></trkpt>
    </trkseg>
  </trk>
</gpx>
`;
  const { name, facts, fixes } = await onlyTrack(exported);
  expect(name).toBe('LT 482 KD & co');
  // The speed that was shown is none that a device has measured.
  const rest = { accuracyM: null, speedKmh: null, headingDeg: null };
  expect(unpackFixes(fixes, 0, 10)).toEqual([
    { lat: 4.0511, lng: 9.7679, recordedAtMs: START_MS + 250, ...rest },
    { lat: 4.0512, lng: 9.7679001, recordedAtMs: START_MS + 1_250, ...rest },
    { lat: 4.06, lng: 9.7679, recordedAtMs: START_MS + 301_000, ...rest },
  ]);
  expect(facts).toMatchObject({ gapCount: 1, longestGapS: 299.75 });
});

it('reads back the 61 speeds that a device gave, each to a tenth of a km/h', async () => {
  const speedsKmh = Array.from({ length: 61 }, (_, index) => Number((index * 1.7).toFixed(1)));
  const written = points(61)
    .split('\n')
    .map((point, index) =>
      point.replace(
        '</trkpt>',
        `<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>${((speedsKmh[index] ?? 0) / 3.6).toFixed(3)}</gpxtpx:speed></gpxtpx:TrackPointExtension></extensions></trkpt>`,
      ),
    )
    .join('');
  const { fixes } = await onlyTrack(gpx(`<trkseg>${written}</trkseg>`));
  expect(unpackFixes(fixes, 0, 61).map(({ speedKmh }) => speedKmh)).toEqual(speedsKmh);
});

it.each([
  ['GPX 1.0', '<speed>10</speed><course>90.04</course><hdop>1.2</hdop>'],
  [
    'the extensions of Garmin',
    '<extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>10</gpxtpx:speed><gpxtpx:course>90.04</gpxtpx:course></gpxtpx:TrackPointExtension></extensions><hdop>1.2</hdop>',
  ],
  [
    'the extensions of OsmAnd',
    '<hdop>1.2</hdop><extensions><osmand:speed>10</osmand:speed><osmand:course>90.04</osmand:course></extensions>',
  ],
])('takes speed, course and accuracy from %s', async (_kind, extra) => {
  const { fixes } = await onlyTrack(gpx(`<trkseg>${points(2, { extra })}</trkseg>`));
  expect(unpackFixes(fixes, 1, 1)).toMatchObject([{ speedKmh: 36, headingDeg: 90, accuracyM: 6 }]);
});

it('leaves out what a receiver can not have measured', async () => {
  const extra = '<speed>-1</speed><course>NaN</course><hdop>99999</hdop>';
  const { fixes } = await onlyTrack(gpx(`<trkseg>${points(1, { extra })}</trkseg>`));
  expect(unpackFixes(fixes, 0, 1)).toMatchObject([{ speedKmh: null, headingDeg: null, accuracyM: null }]);
});

it('counts points without a time or a place, and those that go back in time', async () => {
  const odd = '<trkpt lat="4" lon="9"/><trkpt lat="91" lon="9"><time>2026-11-18T09:00:00Z</time></trkpt>';
  const { untimedCount, misplacedCount, facts } = await onlyTrack(
    gpx(`<trkseg>${odd}${points(20)}${points(5)}</trkseg>`),
  );
  expect([untimedCount, misplacedCount]).toEqual([1, 1]);
  expect(facts).toMatchObject({ fixCount: 25, backwardCount: 5 });
});

it('reads a time without a zone as UTC, as GPX has it', async () => {
  const { facts } = await onlyTrack(
    gpx('<trkseg><trkpt lat="4" lon="9"><time>2026-11-18T08:00:00</time></trkpt></trkseg>'),
  );
  expect(facts?.startMs).toBe(START_MS);
});

it('finds several tracks, each for itself', async () => {
  const tracks = await tracksOf(
    gpx(
      `<trkseg>${points(3)}</trkseg>`,
      '<name>Empty</name>',
      `<name>Home</name><trkseg>${points(9, { fromMs: START_MS + HOUR_MS })}</trkseg>`,
    ),
  );
  expect(tracks.map(({ name, facts }) => [name, facts?.fixCount])).toEqual([
    [null, 3],
    ['Home', 9],
  ]);
});

it.each([
  ['notGpx', 'a text'],
  ['notGpx', ''],
  ['notGpx', '<html><body/></html>'],
  ['notGpx', `${gpx(`<trkseg>${points(3)}</trkseg>`).slice(0, -20)}`],
  [
    'notGpx',
    '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><trk><name>&a;</name></trk></gpx>',
  ],
  ['noTrack', '<gpx><wpt lat="4" lon="9"><time>2026-11-18T08:00:00Z</time></wpt></gpx>'],
  ['noTrack', '<gpx><rte><rtept lat="4" lon="9"/></rte></gpx>'],
])('says %s of a file that gives nothing', async (fault, text) => {
  expect(await readGpx(gpxFile(text), () => undefined)).toEqual({ kind: 'fault', fault });
});

it('reads six hours at one position a second, and shows how far it is', async () => {
  const shares: number[] = [];
  const text = gpx(`<trkseg>${points(21_600)}</trkseg>`);
  const reading = await readGpx(gpxFile(text), (share) => shares.push(share));
  expect(reading).toMatchObject({ kind: 'found', tracks: [{ facts: { fixCount: 21_600, gapCount: 0 } }] });
  expect(shares.at(-1)).toBe(1);
});
