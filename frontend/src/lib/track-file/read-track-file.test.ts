import { HOUR_MS } from '@wakafine/domain/units';
import { strToU8, zipSync } from 'fflate';
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder';
import { gpx, trackFile, onlyTrack, points, START_MS, tracksOf } from '../../../test/track-file';
import { readTrackFile } from './found-track';
import { packedCount, unpackFixes } from './packed-fixes';
import { Blob as NodeBlob } from 'node:buffer';

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
  ['notTrackFile', 'a text'],
  ['notTrackFile', ''],
  ['notTrackFile', '<html><body/></html>'],
  ['notTrackFile', `${gpx(`<trkseg>${points(3)}</trkseg>`).slice(0, -20)}`],
  [
    'notTrackFile',
    '<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><trk><name>&a;</name></trk></gpx>',
  ],
  ['noTrack', '<gpx><wpt lat="4" lon="9"><time>2026-11-18T08:00:00Z</time></wpt></gpx>'],
  ['noTrack', '<gpx><rte><rtept lat="4" lon="9"/></rte></gpx>'],
])('says %s of a file that gives nothing', async (fault, text) => {
  expect(await readTrackFile(trackFile(text), () => undefined)).toEqual({
    kind: 'fault',
    fault: { code: fault, maxMb: 10 },
  });
});

it('reads six hours at one position a second, and shows how far it is', async () => {
  const shares: number[] = [];
  const text = gpx(`<trkseg>${points(21_600)}</trkseg>`);
  const reading = await readTrackFile(trackFile(text), (share) => shares.push(share));
  expect(reading).toMatchObject({ kind: 'found', tracks: [{ facts: { fixCount: 21_600, gapCount: 0 } }] });
  expect(shares.at(-1)).toBe(1);
});

const BILLION_LAUGHS = `<!DOCTYPE gpx [<!ENTITY a "haha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY b${index} "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">`).join('')}]><gpx><trk><name>&b29;</name></trk></gpx>`;
const KML = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>K</name>
  <gx:Track><when>2026-11-18T08:00:00Z</when><when>2026-11-18T08:00:01Z</when>
  <gx:coord>9.7679 4.05 1</gx:coord><gx:coord>9.7679 4.0501 1</gx:coord></gx:Track></Placemark></Document></kml>`;
const CSV = 'time,lat,lon\n2026-11-18T08:00:00Z,4.05,9.7679\n2026-11-18T08:00:01Z,4.0501,9.7679\n';
const TIMELINE = JSON.stringify({
  locations: [
    { latitudeE7: 40500000, longitudeE7: 97679000, timestamp: '2026-11-18T08:00:00Z' },
    { latitudeE7: 40501000, longitudeE7: 97679000, timestamp: '2026-11-18T08:00:01Z' },
  ],
});

/** A file of a watch: two positions a second apart at 10 m/s, after a record without a place. */
function fit(): Uint8Array {
  const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180);
  const encoder = new FitEncoder({ protocolVersion: 0x10 });
  const write = (second: number, lat: number) =>
    encoder.writeMessage(20, [
      {
        number: 253,
        size: 4,
        baseType: FitBaseType.Uint32,
        value: FitEncoder.toFitTimestamp(new Date(START_MS + second * 1000)),
      },
      { number: 0, size: 4, baseType: FitBaseType.Sint32, value: lat },
      { number: 1, size: 4, baseType: FitBaseType.Sint32, value: semicircles(9.7679) },
      { number: 6, size: 2, baseType: FitBaseType.Uint16, value: 10_000 },
    ]);
  write(-1, 0x7fffffff);
  write(0, semicircles(4.05));
  write(1, semicircles(4.0501));
  return encoder.close();
}

const bytesFile = (bytes: Uint8Array) => new NodeBlob([bytes]) as Blob;
const faultCodeOf = async (file: Blob) => {
  const reading = await readTrackFile(file, () => undefined);
  return reading.kind === 'fault' ? [reading.fault.code, reading.fault.maxMb] : null;
};

it.each<[string, Uint8Array]>([
  ['KML', strToU8(KML)],
  ['KMZ', zipSync({ 'images/a.png': strToU8('x'), 'doc.kml': strToU8(KML) })],
  ['a packed GPX', zipSync({ 'a/b.GPX': strToU8(gpx(`<trkseg>${points(2)}</trkseg>`)) })],
  ['FIT', fit()],
  ['CSV', strToU8(CSV)],
  ['Google Timeline', strToU8(TIMELINE)],
])('knows %s by its content', async (_form, bytes) => {
  const reading = await readTrackFile(bytesFile(bytes), () => undefined);
  expect(reading).toMatchObject({
    kind: 'found',
    tracks: [{ untimedCount: 0, misplacedCount: 0, facts: { startMs: START_MS, endMs: START_MS + 1000 } }],
  });
});

it('reads place and speed of a FIT file as they were', async () => {
  const reading = await readTrackFile(bytesFile(fit()), () => undefined);
  const [track] = reading.kind === 'found' ? reading.tracks : [];
  expect(track && unpackFixes(track.fixes, 0, 2)).toMatchObject([
    { lat: 4.05, lng: 9.7679, speedKmh: 36, recordedAtMs: START_MS },
    { lat: 4.0501, lng: 9.7679, speedKmh: 36 },
  ]);
});

it.each<[string, Uint8Array, readonly unknown[]]>([
  ['a ZIP bomb', zipSync({ 'doc.kml': new Uint8Array(40_000_000).fill(32) }), ['tooLarge', 10]],
  ['a bomb in XML', zipSync({ 'doc.kml': strToU8(`<kml>${'<a>'.repeat(4_000_000)}`) }), ['tooLarge', 10]],
  [
    'an archive in an archive',
    zipSync({ 'a.kml': zipSync({ 'b.kml': strToU8(KML) }) }),
    ['notTrackFile', 10],
  ],
  ['an archive of pictures', zipSync({ 'a.png': strToU8('x') }), ['notTrackFile', 10]],
  ['a broken archive', zipSync({ 'a.kml': strToU8(KML) }).subarray(0, 90), ['notTrackFile', 10]],
  ['entities of entities', strToU8(BILLION_LAUGHS), ['notTrackFile', 10]],
  ['a broken FIT file', fit().subarray(0, 60), ['notTrackFile', 4]],
  [
    'a FIT file with another checksum',
    fit().map((byte, index) => (index === 40 ? byte ^ 1 : byte)),
    ['notTrackFile', 4],
  ],
  ['other JSON', strToU8('{"type": "FeatureCollection", "features": []}'), ['notTrackFile', 100]],
  [
    'a FIT file that is too large',
    new Uint8Array(4_000_001).fill(46).map((byte, index) => '.FIT'.charCodeAt(index - 8) || byte),
    ['tooLarge', 4],
  ],
])('says what is wrong with %s', async (_what, bytes, expected) => {
  expect(await faultCodeOf(bytesFile(bytes))).toEqual(expected);
});

it('reads a Timeline that is larger than any other file, and refuses one beyond 100 MB', async () => {
  const record = { latitudeE7: 40500000, longitudeE7: 97679000, note: 'x'.repeat(100_000) };
  const locations = Array.from({ length: 150 }, (_, index) => ({
    ...record,
    timestamp: new Date(START_MS + index * 1000).toISOString(),
  }));
  const reading = await readTrackFile(trackFile(JSON.stringify({ locations })), () => undefined);
  expect(reading).toMatchObject({ kind: 'found', tracks: [{ facts: { fixCount: 150 } }] });
  const huge = new NodeBlob(['[', ...Array.from({ length: 101 }, () => ' '.repeat(1_000_000))]) as Blob;
  expect(await faultCodeOf(huge)).toEqual(['tooLarge', 100]);
});
