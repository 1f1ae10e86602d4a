import { setConsents } from '../../testing/consent-calls';
import { end, push, read, start } from '../../testing/drives/drive-calls';
import { ownDrive } from '../../testing/drives/own-drive';
import type { OwnDrive } from '../../testing/drives/own-drive';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { PNG_PICTURE } from '../../testing/pictures';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

/** Elements in the order of the schemas of GPX 1.1 and of the extension. */
const POINT_WITH_SPEED =
  /<trkpt [^>]+><time>[^<]+<\/time><extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>([\d.]+)<\/gpxtpx:speed><\/gpxtpx:TrackPointExtension>/g;

let server: TestServer;
let mine: OwnDrive;
beforeAll(async () => {
  server = await startTestServer();
  mine = await ownDrive(server);
  await setConsents(mine.client, { witness: false });
});
afterAll(() => server.close());

async function download(client: TestClient, path: string) {
  const response = await fetch(new URL(path, server.url), {
    headers: { cookie: `wf_session=${client.cookie('wf_session')}` },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const gpxPath = () => `/api/me/journeys/${mine.journeyId}.gpx`;

describe('GET /api/me/export.json', () => {
  it('is a file with everything of mine, raw fixes and all', async () => {
    const { status, headers, text } = await download(mine.client, '/api/me/export.json');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="wakafine-my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const data: JsonValue = JSON.parse(text);
    expect(Object.keys(data)).toEqual([
      'exportedAt',
      'account',
      'settings',
      'photos',
      'consents',
      'sessions',
      'devices',
      'notifications',
      'phones',
      'enrolledDevices',
      'agencies',
      'vehicleEvents',
      'looks',
      'quietHours',
      'trackers',
      'familyLinks',
      'webhooks',
      'apiKeys',
      'openDataRefusal',
      'trackerMessages',
      'reports',
      'violations',
      'violationRevisions',
      'incidents',
      'incidentPhotos',
      'confirmations',
      'incidentVotes',
      'contests',
      'crowdReports',
      'journeys',
    ]);
    expect(data.account).toMatchObject({ id: mine.accountId, mobileNumber: mine.client.mobileNumber });
    expect(data.consents).toMatchObject([
      { version: 2, language: 'EN', recording: true, cases: true, witness: false, adult: 'YES' },
    ]);
    expect(data.sessions).toHaveLength(1);
    expect(data.devices).toHaveLength(1);
    expect(data.violations).toMatchObject([
      { severity: 'DANGER', journeyId: Number(mine.journeyId), registrationNumber: 'LT 482 KD' },
    ]);
    const [journey] = data.journeys;
    const { distanceKm } = await read(mine.client, mine.journeyId);
    expect(journey.registrationNumber).toBe('LT 482 KD');
    // The file has the figure as it is stored, the API to the metre.
    expect(Math.abs(journey.distanceM - distanceKm * 1000)).toBeLessThanOrEqual(0.501);
    expect(journey.alerts).toMatchObject([
      { severity: 'DANGER', startedAt: expect.any(String), latitude: expect.any(Number) },
    ]);
    expect(
      journey.fixes.map(({ seq, lat, lng, recordedAt, accuracyM }: JsonValue) => ({
        ...{ seq, lat, lng, recordedAt, accuracyM },
      })),
    ).toEqual(mine.fixes);
  });

  it('holds no secret, not even as a hash', async () => {
    const { text } = await download(mine.client, '/api/me/export.json');
    expect(text).not.toMatch(/hash|token|argon2|pin/i);
    expect(text).not.toContain(mine.client.cookie('wf_session'));
    expect(text).not.toContain(mine.client.cookie('wf_device'));
  });

  it('holds profile, settings, photo and the reports that were made', async () => {
    const { client } = await ownDrive(server);
    const photo = PNG_PICTURE.toString('base64');
    const act = (document: string, input: unknown) => client.graphql(document, { input });
    await act('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }', {
      version: 0,
      driverLicense: 'C-12345',
      emergencyContact: { name: 'Demo Relative', phone: '112' },
      photo,
    });
    await act(
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { version } } }',
      { version: 0, theme: 'LIGHT' },
    );
    await act('mutation ($input: GenerateReportInput!) { generateReport(input: $input) { report { id } } }', {
      period: 'ALL',
    });
    const { text } = await download(client, '/api/me/export.json');
    const data: JsonValue = JSON.parse(text);
    expect(data.account).toMatchObject({
      ...{ driverLicense: 'C-12345', emergencyContactName: 'Demo Relative', emergencyContactPhone: '112' },
    });
    expect(data.settings).toMatchObject([{ theme: 'LIGHT', speedLimitKmh: 60 }]);
    expect(data.photos).toMatchObject([{ mimeType: 'image/png' }]);
    expect(Buffer.from(data.photos[0].base64, 'base64').subarray(0, 8)).toEqual(PNG_PICTURE.subarray(0, 8));
    expect(data.reports).toMatchObject([
      { period: 'ALL', content: { violations: [{ vehicle: 'LT 482 KD', severity: 'HIGH' }] } },
    ]);
  });

  it('knows nothing of others, and is empty for somebody new', async () => {
    const { text } = await download(await TestClient.citizen(server.url), '/api/me/export.json');
    const data: JsonValue = JSON.parse(text);
    expect([data.journeys, data.violations, data.consents]).toEqual([[], [], []]);
    expect(text).not.toContain(mine.client.mobileNumber);
  });

  it('streams a journey of more fixes than a page', async () => {
    const long = await ownDrive(server);
    await server.dataSource.query(
      `INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, is_future)
       SELECT id, 1000 + n, fix_day, 4, 9, now(), false FROM journey, generate_series(1, 5000) n WHERE id = $1`,
      [long.journeyId],
    );
    const { text } = await download(long.client, '/api/me/export.json');
    const [journey] = JSON.parse(text).journeys;
    const seqs: number[] = journey.fixes.map(({ seq }: JsonValue) => seq);
    expect(seqs).toHaveLength(long.fixes.length + 5000);
    expect(new Set(seqs).size).toBe(seqs.length);
  });

  it('is for citizens with a session, a few times at once', async () => {
    expect((await download(new TestClient(server.url), '/api/me/export.json')).status).toBe(401);
    expect((await download(await staffClient(server, 'ADMIN'), '/api/me/export.json')).status).toBe(403);
    const eager = await TestClient.citizen(server.url);
    for (let times = 0; times < 5; times += 1) {
      expect((await download(eager, '/api/me/export.json')).status).toBe(200);
    }
    const { status, headers } = await download(eager, '/api/me/export.json');
    const waitS = Number(headers.get('retry-after'));
    expect([status, waitS > 0 && waitS <= 120]).toEqual([429, true]);
  });

  it('covers every table that belongs to an account', async () => {
    const rows = await server.dataSource.query(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint c
       JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
       WHERE c.contype = 'f' AND c.confrelid = 'account'::regclass AND a.attname = 'account_id' ORDER BY 1`,
    );
    const exported = [
      'agency_driver',
      'case_contest',
      'consent',
      'device',
      'crowd_report',
      'incident',
      'incident_confirmation',
      'incident_vote',
      'journey',
      'personal_settings',
      'profile_photo',
    ].concat([
      ...[
        'session',
        'stored_report',
        'tracker',
        'violation',
        'notification',
        'push_subscription',
        'quiet_hours',
        'data_look',
        'vehicle_event_witness',
        'enrolled_device',
        'family_link',
        'webhook_endpoint',
        'api_key',
        'open_data_refusal',
      ],
    ]);
    // Staff and agencies only, and one-time codes that live for ten minutes.
    const notShown = [
      'view_subscription',
      ...['agency_invitation', 'case_answer', 'export_job', 'one_time_code', 'pin_reset', 'recovery_code'],
    ];
    expect(rows.map(({ name }: JsonValue) => name)).toEqual([...exported, ...notShown].sort());
  });
});

describe('GET /api/me/journeys/{id}.gpx', () => {
  it('is the route with times and speeds', async () => {
    const { status, headers, text } = await download(mine.client, gpxPath());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="wakafine-journey-${mine.journeyId}.gpx"`,
    );
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<gpx version="1.1" creator="WakaFine"/);
    const points = [...text.matchAll(/<trkpt lat="([\d.]+)" lon="([\d.]+)"><time>([^<]+)<\/time>/g)];
    expect(points.map(([, lat, lon, time]) => [Number(lat), Number(lon), time])).toEqual(
      mine.fixes.map(({ lat, lng, recordedAt }) => [Number(lat.toFixed(7)), lng, recordedAt]),
    );
    expect(text.match(/<wf:speedKmh>/g)?.length).toBe(mine.fixes.length - 1);
    expect(text.match(/<trkseg>/g)?.length).toBe(1);
  });

  it('has the speeds that the device gave in the standard extension, all 61 of 61 to a tenth of a km/h', async () => {
    const { client } = mine;
    const startedAt = new Date(server.clock.now().getTime() - 3_600_000);
    const drive = straightDrive(startedAt, [...ramp(0, 40), ...seconds(56, 41.3)]);
    const fixes = drive.map((fix, index) => ({ ...fix, speedKmh: Math.min(10 * index, 41.3 + index / 10) }));
    const { id } = await start(client, { startedAt: startedAt.toISOString(), registrationNumber: 'CE 1 A' });
    await push(client, id, fixes);
    await end(client, id);
    const { text } = await download(client, `/api/me/journeys/${id}.gpx`);
    expect(fixes).toHaveLength(61);
    expect(text).toContain('xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"');
    const speeds = [...text.matchAll(POINT_WITH_SPEED)].map(([, metresPerSecond]) => Number(metresPerSecond));
    expect(speeds.map((speed) => (speed * 3.6).toFixed(1))).toEqual(
      fixes.map(({ speedKmh }) => speedKmh.toFixed(1)),
    );
    expect(text).not.toContain('wf:speedOf');
  });

  it('marks displayed speeds, which no device has measured', async () => {
    const { text } = await download(mine.client, gpxPath());
    const count = mine.fixes.length - 1;
    expect(text.match(/<gpxtpx:speed>/g)).toHaveLength(count);
    expect(text.match(/<wf:speedOf>display<\/wf:speedOf>/g)).toHaveLength(count);
  });

  it('writes a plate of any characters so that it stays XML', async () => {
    const odd = await ownDrive(server);
    const plate = '<a> & "b"\u202E';
    await server.dataSource.query('UPDATE journey SET registration_number = $1 WHERE id = $2', [
      plate,
      odd.journeyId,
    ]);
    const { text } = await download(odd.client, `/api/me/journeys/${odd.journeyId}.gpx`);
    expect(text).toContain('<name>&lt;a&gt; &amp; &quot;b&quot;\u202E</name>');
  });

  it('has a segment for each stretch without a gap', async () => {
    const paused = await ownDrive(server);
    const late = paused.fixes.slice(-20).map((fix, index) => ({
      ...fix,
      seq: paused.fixes.length + 1 + index,
      recordedAt: new Date(Date.parse(fix.recordedAt) + 60_000).toISOString(),
    }));
    await push(paused.client, paused.journeyId, late);
    const { text } = await download(paused.client, `/api/me/journeys/${paused.journeyId}.gpx`);
    expect(text.match(/<trkseg>/g)?.length).toBe(2);
  });
});

describe.each(['gpx', 'geojson'])('A journey as %s', (ending) => {
  it("is its owner's alone", async () => {
    const pathOf = (id: string) => `/api/me/journeys/${id}.${ending}`;
    const statusFor = async (client: TestClient, id = mine.journeyId) =>
      (await download(client, pathOf(id))).status;
    expect(await statusFor(mine.client)).toBe(200);
    expect(await statusFor(new TestClient(server.url))).toBe(401);
    expect(await statusFor(await TestClient.citizen(server.url))).toBe(404);
    expect(await statusFor(await staffClient(server, 'ADMIN'))).toBe(404);
    expect(await statusFor(mine.client, 'abc')).toBe(404);
    expect(await statusFor(mine.client, '999999')).toBe(404);
    expect(await statusFor(mine.client, '9'.repeat(40))).toBe(404);
  });
});

describe('GET /api/me/journeys/{id}.geojson', () => {
  it('is the route as a line with times and speeds, and each violation as a point', async () => {
    const { status, headers, text } = await download(
      mine.client,
      `/api/me/journeys/${mine.journeyId}.geojson`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="wakafine-journey-${mine.journeyId}.geojson"`,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const { type, features }: JsonValue = JSON.parse(text);
    const [line, violation] = features;
    expect([type, features.length, line.geometry.type]).toEqual(['FeatureCollection', 2, 'LineString']);
    expect(line.geometry.coordinates).toEqual(
      mine.fixes.map(({ lat, lng }) => [lng, Number(lat.toFixed(7))]),
    );
    expect(line.properties.recordedAt).toEqual(mine.fixes.map(({ recordedAt }) => recordedAt));
    expect(line.properties.speedKmh).toHaveLength(mine.fixes.length);
    expect(line.properties.speedKmh[0]).toBeNull();
    expect(violation.geometry).toEqual({ type: 'Point', coordinates: [9.7679, expect.any(Number)] });
    expect(violation.properties).toMatchObject({ kind: 'violation', severity: 'DANGER', speedKmh: 80 });
  });

  it('is an empty collection without a fix', async () => {
    const { client } = mine;
    const { id } = await start(client);
    await end(client, id);
    const { text } = await download(client, `/api/me/journeys/${id}.geojson`);
    expect(JSON.parse(text)).toEqual({ type: 'FeatureCollection', features: [] });
  });
});
