import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { parquetReadObjects } from 'hyparquet';
import { readXlsx } from 'hucre/xlsx';
import { staffClient } from '../../../testing/staff';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { until } from '../../../testing/server/test-sockets';
import { driveViolator } from '../../../testing/drives/violator';
import { createDailyReports } from './daily-reports';
import { tidyExports } from './export-jobs';

const FIELDS = 'id status total done downloadUrl hasFullRegistrations';
const START = `mutation ($input: StartExportInput!) { startExport(input: $input) { ${FIELDS} } }`;
const JOB = `query ($id: ID!) { exportJob(id: $id) { ${FIELDS} } }`;
const CANCEL = `mutation ($id: ID!) { cancelExport(id: $id) { ${FIELDS} } }`;

let server: TestServer;
let supervisor: TestClient;
let driver: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  // The drive below lasts a quarter of an hour, and all of it belongs to one day.
  server.clock.passMidnight({ before: 5 * MINUTE_MS, after: 30 * MINUTE_MS });
  supervisor = await staffClient(server, 'SUPERVISOR');
  driver = (await driveViolator(server, 'LT 321 XY', [80, 60])).client;
  const incident = { mood: 'sad', incidentType: 'pedestrian', description: '=HYPERLINK("http://evil")' };
  await driver.rest('POST', '/api/incidents', { ...incident, location: { lat: 4.05, lng: 9.77 } });
  await driver.rest('POST', '/api/incidents', { ...incident, description: 'No place' });
});
afterAll(() => server.close());

async function run(client: TestClient, query: string, variables: Readonly<Record<string, unknown>>) {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? Object.values<never>(body.data)[0] : body.errors[0].extensions;
}

/** Exports as staff and gives the job once it has ended. */
async function exported(input: Readonly<Record<string, unknown>>, client = supervisor) {
  const { id, code } = await run(client, START, { input });
  if (code !== undefined) {
    return { code };
  }
  let job = await run(client, JOB, { id });
  await until(async () => {
    job = await run(client, JOB, { id });
    return job.status !== 'RUNNING';
  }, 10_000);
  return job;
}

async function fileOf(url: string, client = supervisor) {
  const response = await client.send('GET', url);
  return { response, text: await response.text() };
}

test('violations are exported as CSV with masked plates, as a file that nobody caches', async () => {
  const job = await exported({ kind: 'VIOLATIONS' });
  expect(job).toMatchObject({ status: 'DONE', total: 2, done: 2, hasFullRegistrations: false });
  const { response, text } = await fileOf(job.downloadUrl);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="wakafine-violations-${job.id}.csv"`,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('id,at,endedAt,registrationNumber');
  // Both plates were typed.
  const level = lines[0]?.split(',').indexOf('level') ?? -1;
  expect(lines.slice(1).map((line) => line.split(',')[level])).toEqual(['TYPED', 'TYPED']);
  const cell = (name: string) => lines[1]?.split(',')[lines[0]?.split(',').indexOf(name) ?? -1];
  expect(Number(cell('provenKmh'))).toBeGreaterThan(Number(cell('limitKmh')));
  expect([cell('limitKmh'), cell('limitSource'), cell('isLimitConfirmed')]).toEqual([
    '50',
    'Caution threshold',
    'true',
  ]);
  expect(lines[0]).toMatch(/,lat,lng,reportedAt,place,headingDeg,road,caseId,caseState,isDemo$/);
  expect(lines[1]).toMatch(/Douala"?,0,.*,false$/);
  expect(text).toContain('LT ••• XY');
  expect(text).not.toContain('LT 321 XY');
});

test('plates in full are for those who may see them, and that is in the audit log', async () => {
  const input = { kind: 'VIOLATIONS', withFullRegistrations: true, filter: { severity: 'DANGER' } };
  const job = await exported(input);
  const { text } = await fileOf(job.downloadUrl);
  expect(text).toContain('LT 321 XY');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  const [entry] = await server.dataSource.query('SELECT details FROM audit_entry WHERE target = $1', [
    `export:${job.id}`,
  ]);
  expect(entry.details).toMatchObject({ hasFullPlates: true, rows: 1, filter: { severity: 'DANGER' } });
  const searching = await exported({ kind: 'VIOLATIONS', filter: { search: 'LT 321' } });
  const [searched] = await server.dataSource.query('SELECT details FROM audit_entry WHERE target = $1', [
    `export:${searching.id}`,
  ]);
  expect(searched.details.filter).toMatchObject({ hasSearch: true });
  expect(JSON.stringify(searched.details)).not.toContain('321');
  const operator = await staffClient(server, 'OPERATOR');
  expect(await exported(input, operator)).toEqual({ code: 'FORBIDDEN' });
  expect(await exported({ kind: 'AUDIT' }, operator)).toEqual({ code: 'FORBIDDEN' });
  expect(await exported({ kind: 'VIOLATIONS' }, driver)).toEqual({ code: 'FORBIDDEN' });
});

test('incidents are exported as GeoJSON, those without a place too, and formulas are disarmed in CSV', async () => {
  const { downloadUrl } = await exported({ kind: 'INCIDENTS', format: 'GEOJSON' });
  const geojson = JSON.parse((await fileOf(downloadUrl)).text);
  expect(geojson.features.map(({ geometry }: { geometry: unknown }) => geometry)).toEqual([
    { type: 'Point', coordinates: [9.77, 4.05] },
    null,
  ]);
  expect(
    geojson.features.map(({ properties }: { properties: { place: unknown } }) => properties.place),
  ).toEqual(['Douala', null]);
  const csv = await exported({ kind: 'INCIDENTS' });
  expect((await fileOf(csv.downloadUrl)).text).toContain(`"'=HYPERLINK`);
  const none = await exported({ kind: 'INCIDENTS', format: 'GEOJSON', filter: { status: 'REJECTED' } });
  expect(JSON.parse((await fileOf(none.downloadUrl)).text).features).toEqual([]);
});

async function bytesOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await supervisor.send('GET', url)).arrayBuffer());
}

test('a workbook and a Parquet file hold the rows of the CSV, with true numbers and times', async () => {
  const csv = await exported({ kind: 'VIOLATIONS' });
  const [head = '', ...lines] = (await fileOf(csv.downloadUrl)).text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  const names = head.split(',');
  const xlsx = await exported({ kind: 'VIOLATIONS', format: 'XLSX' });
  expect(xlsx).toMatchObject({ status: 'DONE', done: 2 });
  const workbook = await readXlsx(await bytesOf(xlsx.downloadUrl));
  expect(workbook.sheets.map(({ name }) => name)).toEqual(['Violations']);
  const [titles = [], ...sheetRows] = workbook.sheets[0]?.rows ?? [];
  expect(titles.map((title) => String(title).replace(' (UTC)', ''))).toEqual(names);
  const parquet = await exported({ kind: 'VIOLATIONS', format: 'PARQUET' });
  const file = await bytesOf(parquet.downloadUrl);
  const parquetRows = await parquetReadObjects({ file: new Uint8Array(file).buffer });
  for (const [index, line] of lines.entries()) {
    const ofCsv = (name: string) => line.split(',')[names.indexOf(name)];
    const row = parquetRows[index];
    expect(Object.keys(row ?? {})).toEqual(names);
    expect([row?.id, row?.at, row?.isDemo, row?.agency]).toEqual([
      BigInt(ofCsv('id') ?? ''),
      new Date(ofCsv('at') ?? ''),
      false,
      null,
    ]);
    const ofSheet = (name: string) => sheetRows[index]?.[names.indexOf(name)];
    expect([ofSheet('id'), ofSheet('provenKmh'), ofSheet('registrationNumber')]).toEqual([
      Number(ofCsv('id')),
      Number(ofCsv('provenKmh')),
      'LT ••• XY',
    ]);
    expect(Math.abs(Number(ofSheet('at')) - Date.parse(ofCsv('at') ?? ''))).toBeLessThan(1_000);
    expect(ofCsv('provenKmh')).toMatch(/^\d+(\.\d)?$/);
  }
});

test('what a spreadsheet would run is a text in a workbook', async () => {
  const { downloadUrl } = await exported({ kind: 'INCIDENTS', format: 'XLSX' });
  const { sheets } = await readXlsx(await bytesOf(downloadUrl));
  expect(sheets[0]?.rows.flat()).toContain('=HYPERLINK("http://evil")');
  expect(
    sheets[0]?.cells === undefined ||
      [...sheets[0].cells.values()].every(({ formula }) => formula === undefined),
  ).toBe(true);
});

test('a file without rows can be opened in every format', async () => {
  const none = { kind: 'INCIDENTS', filter: { status: 'REJECTED' } };
  const xlsx = await exported({ ...none, format: 'XLSX' });
  expect((await readXlsx(await bytesOf(xlsx.downloadUrl))).sheets[0]?.rows).toHaveLength(1);
  const parquet = await exported({ ...none, format: 'PARQUET' });
  expect(
    await parquetReadObjects({ file: new Uint8Array(await bytesOf(parquet.downloadUrl)).buffer }),
  ).toEqual([]);
});

test('the audit log is exported for those who may read it, in every format that needs no places', async () => {
  const admin = await staffClient(server, 'ADMIN');
  const job = await exported({ kind: 'AUDIT', filter: { act: 'EXPORT_STARTED' } }, admin);
  expect((await fileOf(job.downloadUrl, admin)).text).toContain('EXPORT_STARTED');
  expect(await exported({ kind: 'AUDIT', format: 'GEOJSON' }, admin)).toEqual({ code: 'BAD_USER_INPUT' });
  expect(await exported({ kind: 'AUDIT', format: 'PARQUET' }, admin)).toMatchObject({ status: 'DONE' });
});

test('an export holds what its table finds by search and status, and nothing else', async () => {
  const idsIn = async (input: Readonly<Record<string, unknown>>, client = supervisor) => {
    const { downloadUrl } = await exported(input, client);
    const lines = (await fileOf(downloadUrl, client)).text.trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(',')[0]).sort();
  };
  const idsOf = async (field: string, args: string, client = supervisor) => {
    const { body } = await client.graphql(`{ ${field}(first: 100, ${args}) { edges { node { id } } } }`);
    return body.data[field].edges.map(({ node }: { node: { id: string } }) => node.id).sort();
  };
  for (const search of ['lt 321 xy', 'XY', '321', 'T', 'nothing at all', '-']) {
    expect(await idsIn({ kind: 'VIOLATIONS', filter: { search } })).toEqual(
      await idsOf('violations', `search: "${search}"`),
    );
  }
  for (const status of ['RESOLVED', 'UNDER_REVIEW']) {
    expect(await idsIn({ kind: 'VIOLATIONS', filter: { violationStatus: status } })).toEqual(
      await idsOf('violations', `filter: { status: ${status} }`),
    );
  }
  await server.dataSource.query(
    `INSERT INTO segment_event (violation_id, journey_id, segment, direction, hour, vehicle_class, agency, is_counted, is_confirmed)
     SELECT id, journey_id, 'N3-017', 'ALONG', date_trunc('hour', started_at), 'CAR', '', true, false FROM violation
     WHERE journey_id IS NOT NULL AND NOT is_withdrawn AND NOT is_claimed AND is_primary AND grade <> 'C'`,
  );
  const cars = 'stretch: { road: "N3", fromKm: 80, toKm: 85, vehicles: CARS }';
  expect(await idsOf('violations', `filter: { counted: { ${cars} } }`)).not.toEqual([]);
  for (const [counted, args] of [
    [{ stretch: { road: 'N3', fromKm: 80, toKm: 85, vehicles: 'CARS' } }, cars],
    [{ stretch: { road: 'N3', fromKm: 85, toKm: 90 } }, 'stretch: { road: "N3", fromKm: 85, toKm: 90 }'],
    [{}, ''],
    [{ road: 'OTHER' }, 'road: OTHER'],
    [{ road: 'N3' }, 'road: N3'],
    [{ vehicleType: 'BUS' }, 'vehicleType: BUS'],
    [{ vehicleType: 'CAR' }, 'vehicleType: CAR'],
    [{ agency: 'Oasis Travels' }, 'agency: "Oasis Travels"'],
    [{ fromHour: 6, untilHour: 18 }, 'fromHour: 6, untilHour: 18'],
    [{ fromHour: 18, untilHour: 6 }, 'fromHour: 18, untilHour: 6'],
    [{ cell: { south: 4.05, west: 9.7 } }, 'cell: { south: 4.05, west: 9.7 }'],
  ] as const) {
    expect(await idsIn({ kind: 'VIOLATIONS', filter: { counted } })).toEqual(
      await idsOf('violations', `filter: { counted: { ${args} } }`),
    );
  }
  for (const [filter, args] of [
    [{ fromHour: 6, untilHour: 18 }, 'fromHour: 6, untilHour: 18'],
    [{ fromHour: 18, untilHour: 6 }, 'fromHour: 18, untilHour: 6'],
    [{ road: 'N3' }, 'road: N3'],
    [{ road: 'OTHER' }, 'road: OTHER'],
  ] as const) {
    expect(await idsIn({ kind: 'INCIDENTS', filter })).toEqual(
      await idsOf('incidents', `filter: { ${args} }`),
    );
  }
  expect(
    await exported({
      kind: 'VIOLATIONS',
      filter: { counted: { stretch: { road: 'N3', fromKm: 9, toKm: 8 } } },
    }),
  ).toEqual({ code: 'BAD_USER_INPUT' });
  const [anyIncident] = await idsOf('incidents', 'filter: {}');
  for (const search of ['no PLACE', '%', anyIncident]) {
    expect(await idsIn({ kind: 'INCIDENTS', filter: { search } })).toEqual(
      await idsOf('incidents', `filter: { search: "${search}" }`),
    );
  }
  const admin = await staffClient(server, 'ADMIN');
  for (const search of ['export:', 'up', 'Supervisor-', '"rows": 1']) {
    const args = `filter: { search: ${JSON.stringify(search)}, acts: [EXPORT_STARTED] }`;
    const before = await idsOf('auditLog', args, admin);
    const found = await idsIn({ kind: 'AUDIT', filter: { search, act: 'EXPORT_STARTED' } }, admin);
    // An export of the log is in the log itself.
    expect(found.filter((id) => before.includes(id))).toEqual(before);
  }
  expect(await exported({ kind: 'AUDIT', filter: { search: 'x'.repeat(101) } }, admin)).toEqual({
    code: 'BAD_USER_INPUT',
  });
});

test('a long export comes in pieces and is whole', async () => {
  await server.dataSource
    .query(`INSERT INTO incident (account_id, content_hash, mood, incident_type, severity, occurred_at, received_at)
    SELECT NULL, '', 'SAD', 'OTHER', 'LOW', now(), now() FROM generate_series(1, 2500)`);
  const job = await exported({ kind: 'INCIDENTS', filter: { severity: 'LOW' } });
  expect(job).toMatchObject({ total: 2500, done: 2500 });
  const ids = (await fileOf(job.downloadUrl)).text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(new Set(ids).size).toBe(2500);
  const parquet = await exported({ kind: 'INCIDENTS', format: 'PARQUET', filter: { severity: 'LOW' } });
  const rows = await parquetReadObjects({ file: new Uint8Array(await bytesOf(parquet.downloadUrl)).buffer });
  expect(new Set(rows.map(({ id }) => String(id)))).toEqual(new Set(ids));
});

test('an export is its owner’s alone, and gone after a day', async () => {
  const job = await exported({ kind: 'INCIDENTS' });
  const other = await staffClient(server, 'ADMIN');
  expect((await fileOf(job.downloadUrl, other)).response.status).toBe(404);
  expect((await other.graphql(JOB, { id: job.id })).body.data.exportJob).toBeNull();
  server.clock.advance(DAY_MS);
  const again = await staffClient(server, 'ADMIN');
  expect((await fileOf(job.downloadUrl, again)).response.status).toBe(404);
  await tidyExports(server.services);
  const [{ n }] = await server.dataSource.query('SELECT count(*)::int AS n FROM export_piece');
  expect(n).toBe(0);
});

test('a cancelled export stops, a lost one has failed, and two at a time are enough', async () => {
  const client = await staffClient(server, 'OPERATOR');
  const { id } = await exported({ kind: 'INCIDENTS' }, client);
  const set = (status: string) =>
    server.dataSource.query(
      "UPDATE export_job SET status = $2, finished_at = CASE WHEN $2 = 'RUNNING' THEN NULL ELSE now() END WHERE id = $1",
      [id, status],
    );
  await set('RUNNING');
  expect((await client.send('GET', `/api/exports/${id}`)).status).toBe(409);
  expect(await run(client, CANCEL, { id })).toMatchObject({ status: 'CANCELLED', downloadUrl: null });
  await set('RUNNING');
  const other = await exported({ kind: 'INCIDENTS' }, client);
  await server.dataSource.query(
    "UPDATE export_job SET status = 'RUNNING', finished_at = NULL WHERE id = $1",
    [other.id],
  );
  expect(await exported({ kind: 'INCIDENTS' }, client)).toEqual({ code: 'RATE_LIMITED' });
  server.clock.advance(6 * MINUTE_MS);
  await tidyExports(server.services);
  expect(await run(client, JOB, { id })).toMatchObject({ status: 'FAILED' });
});

test('every day that is over has one report, with its figures and its file', async () => {
  server.clock.advance(DAY_MS);
  await createDailyReports(server.services);
  await createDailyReports(server.services);
  const operator = await staffClient(server, 'OPERATOR');
  const { body } = await operator.graphql('{ dailyReports { day violationCount dangerCount downloadUrl } }');
  const reports: { day: string; violationCount: number; downloadUrl: string }[] = body.data.dailyReports;
  // On a slow machine the server's own job has reported days before the clock was moved, too.
  const today = civilDayOf(server.clock.now().getTime());
  const days = reports.map(({ day }) => day);
  expect(days.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 7].map((before) => isoDay(today - before)));
  expect(new Set(days).size).toBe(days.length);
  const full = reports.find(({ violationCount }) => violationCount > 0);
  expect(full).toMatchObject({ violationCount: 2, dangerCount: 1 });
  const { response, text } = await fileOf(full?.downloadUrl ?? '', operator);
  expect([response.status, text.trim().split('\r\n').length]).toEqual([200, 3]);
  expect(text).toContain('LT ••• XY');
  expect((await fileOf('/api/daily-reports/2020-01-01', operator)).response.status).toBe(404);
});
