import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { isoMonth, startOfMonthMs } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import { signedSums } from '@wakafine/domain/opendata/signed-sums';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { runVerification } from '../../evidence-cli/run-verification';
import { checkEd25519 } from '../../platform/secrets/log-signers';
import { writeDrivers, writeDrives } from '../../testing/open-data/write-drivers';
import type { WrittenDrive } from '../../testing/open-data/write-drivers';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { correctOpenData, publishOpenData } from './publish/publish-open-data';

const NOW = new Date();
/** A whole month before the last one: it is due whatever today is. */
const MONTH: CivilMonth = { year: NOW.getUTCFullYear(), month: NOW.getUTCMonth() - 1 };
const NAME = isoMonth(MONTH);
const BEGIN_MS = startOfMonthMs(MONTH);
/** Within the cell of 3.80 N, 10.10 E, of the N3. */
const PLACE = [3.81, 10.11] as const;

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
  await writeDrivers(server, 60);
});
afterAll(() => server.close());

function drive(driver: number, over: Partial<WrittenDrive> = {}): WrittenDrive {
  return {
    driver,
    plate: `LT${String(driver).padStart(3, '0')}ZZ`,
    startedAtMs: BEGIN_MS + 3 * DAY_MS + 10 * HOUR_MS,
    minutes: 10,
    from: PLACE,
    to: [3.83, 10.13],
    judgedM: 20_000,
    ...over,
  };
}

const drivers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at);

async function got(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, server.url), { headers });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body, text: body.toString('utf8') };
}

async function rowsOf(set: string, version = NAME): Promise<Record<string, string>[]> {
  const { status, text } = await got(`/data/${set}/${version}.csv`);
  expect(status).toBe(200);
  const [header = '', ...lines] = text.trimEnd().split('\r\n');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(header.split(',').map((name, at) => [name, values[at] ?? '']));
  });
}

test('before the first month nothing is there, and nothing else is answered for it', async () => {
  await publishOpenData(server.services);
  const { body } = await visitor.graphql('{ openDataSets { name } }');
  expect(body.data.openDataSets).toEqual([]);
  for (const path of [
    `agencies/${NAME}.csv`,
    'agencies/x',
    `SHA256SUMS/${NAME}`,
    'nothing/datapackage.json',
    'agencies/%00',
  ]) {
    const { status, text } = await got(`/data/${path}`);
    expect([path, status, JSON.parse(text).code]).toEqual([path, 404, 'NOT_FOUND']);
  }
});

test('a month is published once, whatever the number of processes, and not before phones have sent all of it', async () => {
  await writeDrives(server, [
    // Twelve persons drive here in the morning, and one of them passes often.
    ...drivers(0, 12).map((each) => drive(each, { events: each < 4 ? 2 : 0 })),
    ...drivers(0, 12).map((each) =>
      drive(each, { startedAtMs: BEGIN_MS + 4 * DAY_MS + 18 * HOUR_MS, judgedM: 30_000 }),
    ),
    // Nine persons drive there.
    ...drivers(12, 9).map((each) => drive(each, { from: [5.01, 11.01], to: [5.03, 11.03] })),
    // A bus agency with twelve buses and drivers, and one with three.
    ...drivers(21, 12).map((each) =>
      drive(each, {
        agency: 'Demo Line',
        plate: `CE${each}BUS`,
        from: [4.51, 9.71],
        to: [4.53, 9.73],
        judgedM: 40_000,
        events: 1,
      }),
    ),
    ...drivers(33, 3).map((each) =>
      drive(each, { agency: 'Small Line', plate: `CE${each}BUS`, from: [4.51, 9.71], to: [4.53, 9.73] }),
    ),
  ]);
  const another = await server.another();
  await Promise.all([publishOpenData(server.services), publishOpenData(another.services)]);
  await publishOpenData(another.services);
  await another.close();
  const { body } = await visitor.graphql('{ openDataSets { name month version isDemo } }');
  const listed: JsonValue[] = body.data.openDataSets.filter(({ name }: JsonValue) => name === 'agencies');
  expect(listed[0].month <= NAME || listed.some(({ month }) => month === NAME)).toBe(true);
  expect(listed.filter(({ month }) => month === NAME)).toEqual([
    { name: 'agencies', month: NAME, version: 1, isDemo: false },
  ]);
  // Of this month, and of one that ended less than eight days ago, nothing is.
  const youngest = startOfMonthMs({ year: NOW.getUTCFullYear(), month: NOW.getUTCMonth() + 1 }) + 8 * DAY_MS;
  const isYoungDue = youngest <= NOW.getTime();
  expect(listed.some(({ month }) => month > NAME)).toBe(isYoungDue);
  const [{ left }] = await server.dataSource.query('SELECT count(*)::integer AS left FROM open_data_part');
  expect(left).toBe(0);
});

test('rows stand for ten persons and ten vehicles, by cell, part of the day, kind and agency, and are rounded', async () => {
  const rows = await rowsOf('speeding-by-cell');
  const found = rows.map((row) => [
    row.cell,
    row.hour_band,
    row.vehicle_type,
    row.agency,
    row.vehicles,
    row.violations,
  ]);
  // The morning is withheld with the nine persons elsewhere, whom the sum of the morning would show else.
  expect(found).toEqual([['380_1010', '16-22', 'CAR', '', '10', '0']]);
  const hours = (await rowsOf('speeding-by-hour')).map(
    ({ hour, vehicle_type, measured_km, vehicles, violations }) => [
      ...[hour, vehicle_type, measured_km, vehicles, violations],
    ],
  );
  expect(hours).toEqual([
    ['10', 'BUS', '540', '15', '10'],
    ['10', 'CAR', '420', '20', '10'],
    ['18', 'CAR', '360', '10', '0'],
  ]);
  // An agency with twelve buses would show the one with three.
  const agencies = await rowsOf('agencies');
  expect(agencies).toEqual([]);
});

test('cells of national roads where too few drove are listed like those where nobody did', async () => {
  const rows = await rowsOf('coverage');
  expect(rows.filter(({ cell }) => cell === '500_1100')).toEqual([]);
  expect(rows.filter(({ is_measured }) => is_measured === 'false').length).toBeGreaterThan(200);
  expect(rows.find(({ is_measured }) => is_measured === 'false')).toMatchObject({
    measured_km: '',
    vehicles: '',
  });
});

test('every form holds the same rows, and is read by other programs', async () => {
  const csv = await rowsOf('coverage');
  const geojson = JSON.parse((await got(`/data/coverage/${NAME}.geojson`)).text);
  expect(geojson.type).toBe('FeatureCollection');
  expect(geojson.features.map(({ properties }: JsonValue) => properties.cell)).toEqual(
    csv.map(({ cell }) => cell),
  );
  const ring = geojson.features[0].geometry.coordinates[0];
  expect(ring[0]).toEqual(ring.at(-1));
  const { body } = await got(`/data/coverage/${NAME}.parquet`);
  const file = body.buffer.slice(body.byteOffset, body.byteOffset + body.length);
  const parquet = await parquetReadObjects({ file });
  expect(parquet.map(({ cell }) => cell)).toEqual(csv.map(({ cell }) => cell));
  expect(parquet[0]?.geometry).toEqual(geojson.features[0].geometry);
  const dictionary = JSON.parse((await got('/data/coverage/datapackage.json')).text);
  expect(dictionary.resources[0].schema.fields.map(({ name }: JsonValue) => name)).toEqual(
    Object.keys(csv[0] ?? {}),
  );
  expect(dictionary.licenses[0].name).toBe('CC-BY-4.0');
});

test('a file may be stored for ever, is packed for clients that unpack it, and is not sent twice', async () => {
  const path = `/data/speed-limits/${NAME}.csv`;
  const plain = await got(path, { 'accept-encoding': 'identity' });
  const sha256 = createHash('sha256').update(plain.body).digest('hex');
  expect(plain.headers.get('etag')).toBe(`"${sha256}"`);
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('access-control-allow-origin')).toBe('*');
  expect(plain.headers.get('content-type')).toMatch(/^text\/csv/);
  const packed = await got(path, { 'accept-encoding': 'gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.text).toBe(plain.text);
  const again = await got(path, {
    'accept-encoding': 'gzip',
    'if-none-match': packed.headers.get('etag') ?? '',
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('the hashes of all files are signed by the key of the log, stand in it, and are what the files have', async () => {
  const { text } = await got(`/data/SHA256SUMS/${NAME}`);
  const keys = server.services.evidenceLog.signers.map(({ key }) => key);
  const sums = await signedSums(text, { keys, checkSignature: checkEd25519 });
  expect(sums?.length).toBe(20);
  for (const { path, sha256 } of sums ?? []) {
    const { body } = await got(`/data/${path}`, { 'accept-encoding': 'identity' });
    expect([path, createHash('sha256').update(body).digest('hex')]).toEqual([path, sha256]);
  }
  const forged = text.replace(/^[0-9a-f]{8}/m, '00000000');
  expect(await signedSums(forged, { keys, checkSignature: checkEd25519 })).toBeNull();
  const folder = await mkdtemp(join(tmpdir(), 'open-data-'));
  await mkdir(join(folder, 'agencies'));
  await writeFile(join(folder, 'sums'), text);
  await writeFile(join(folder, `agencies/${NAME}.csv`), (await got(`/data/agencies/${NAME}.csv`)).body);
  const words = [
    '--sums',
    join(folder, 'sums'),
    '--key',
    keyText(keys[0] ?? { name: '', publicKey: new Uint8Array() }),
  ];
  expect(await runVerification(words)).toMatchObject({ exitCode: 0 });
  await writeFile(join(folder, `agencies/${NAME}.csv`), 'month\r\n');
  expect(await runVerification(words)).toMatchObject({ exitCode: 2 });
  await rm(folder, { recursive: true });
  const [leaf] = await server.dataSource.query(
    `SELECT body FROM evidence_part WHERE name = 'files' ORDER BY leaf_id DESC LIMIT 1`,
  );
  expect(Object.keys(JSON.parse(leaf.body))).toHaveLength(20);
});

test('the catalogue names every file with its hash and licence', async () => {
  const { text, headers } = await got('/data/catalog.jsonld');
  expect(headers.get('content-type')).toMatch(/^application\/ld\+json/);
  const catalogue = JSON.parse(text);
  expect(catalogue['dcat:dataset']).toHaveLength(8);
  const files = catalogue['dcat:dataset'].flatMap((set: JsonValue) => set['dcat:distribution']);
  const urls: string[] = files.map((file: JsonValue) => file['dcat:downloadURL']['@id']);
  expect(urls).toContain(`${server.url}/data/agencies/${NAME}.csv`);
});

test('counted again from the same rows a version has the same bytes, and the month stands beside it', async () => {
  const before = await got(`/data/speeding-by-hour/${NAME}.parquet`);
  expect(await correctOpenData(server.services, MONTH)).toBe(2);
  const after = await got(`/data/speeding-by-hour/${NAME}-v2.parquet`);
  expect(after.body).toEqual(before.body);
  expect((await got(`/data/speeding-by-hour/${NAME}.parquet`)).body).toEqual(before.body);
  expect(await correctOpenData(server.services, { year: 2020, month: 1 })).toBeNull();
});

test('who leaves, or is erased, is in nothing that is published after it, and no version shows that they left', async () => {
  const before = await rowsOf('speeding-by-hour');
  await server.dataSource.query(`DELETE FROM account WHERE username = 'driver-0'`);
  await server.dataSource.query(
    `INSERT INTO open_data_refusal SELECT id, now() FROM account WHERE username IN ('driver-1', 'driver-2', 'driver-3')`,
  );
  expect(await correctOpenData(server.services, MONTH)).toBe(3);
  expect(await rowsOf('speeding-by-hour', `${NAME}-v3`)).toEqual(before);
});
