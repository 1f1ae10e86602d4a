import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { openApiText } from '../openapi-text';

const LINTER = join(__dirname, '../../../../test-support/lint-openapi.mjs');
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());

async function document() {
  const { status, headers, body } = await visitor.rest('GET', '/api/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  return body;
}

function lint(text: string) {
  const { status, stdout } = spawnSync(process.execPath, [LINTER], { input: text, encoding: 'utf8' });
  return { status, stdout };
}

test('the document is valid OpenAPI 3.1, and the linter would see one that is not', async () => {
  const { openapi, ...rest } = await document();
  expect(openapi).toMatch(/^3\.1\./);
  expect(lint(JSON.stringify({ openapi, ...rest }))).toEqual({ status: 0, stdout: '' });
  const broken = { openapi, ...rest, paths: { '/api/x': { get: { responses: { 200: {} }, summary: 7 } } } };
  expect(lint(JSON.stringify(broken)).status).toBe(1);
});

test('api/openapi.json is what the server says', async () => {
  const text = await openApiText();
  expect(JSON.parse(text)).toEqual(await document());
  expect(text).toBe(readFileSync(join(__dirname, '../../../../../api/openapi.json'), 'utf8'));
});

test('every route under /api and /data is in the document, and nothing else is', async () => {
  const { paths } = await document();
  const documented = Object.entries<object>(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path}`),
  );
  expect(documented.sort()).toEqual(
    [
      'get /api/admin/limits.geojson',
      'get /api/agencies',
      'get /api/agencies/{id}/gtfs-rt/vehicle-positions',
      'get /api/agencies/{id}/lines.geojson',
      'get /api/alerts.cap',
      'get /api/alerts/{id}.cap',
      'get /api/alerts/{id}/cancel.cap',
      'get /api/auth/me',
      'get /api/cases/{id}/photo',
      'get /api/daily-reports/{day}',
      'get /api/events',
      'get /api/events.ndjson',
      'get /api/evidence/checkpoints/{size}',
      'get /api/evidence/checkpoints/{size}/consistency',
      'get /api/evidence/{proofId}/proof',
      'get /api/exports/{id}',
      'get /api/incidents',
      'get /api/incidents/{id}/photo',
      'get /api/journeys',
      'get /api/journeys/active',
      'get /api/limits',
      'get /api/me/export.json',
      'get /api/me/journeys/{id}.geojson',
      'get /api/me/journeys/{id}.gpx',
      'get /api/me/photo',
      'get /api/reports/{id}',
      'get /api/road-pack',
      'get /api/statistics',
      'get /api/trackers/osmand',
      'get /api/users',
      'get /api/violations',
      'get /data/SHA256SUMS/{version}',
      'get /data/catalog.jsonld',
      'get /data/{set}/datapackage.json',
      'get /data/{set}/{file}',
      'patch /api/journeys/{id}',
      'post /api/admin/agencies/{id}/gtfs',
      'post /api/admin/alert-thresholds',
      'post /api/admin/clear-demo-data',
      'post /api/admin/end-all-journeys',
      'post /api/admin/limits/imports',
      'post /api/admin/limits/imports/preview',
      'post /api/admin/speed-limits',
      'post /api/admin/update-violator-status',
      'post /api/agency/gtfs',
      'post /api/auth/admin-signin',
      'post /api/auth/confirm',
      'post /api/auth/custom-pin-update',
      'post /api/auth/signin',
      'post /api/auth/signout',
      'post /api/auth/signup',
      'post /api/incidents',
      'post /api/incidents/{id}/photo',
      'post /api/journeys',
      'post /api/journeys/{id}/fixes',
      'post /api/sms/incoming',
      'post /api/trackers/osmand',
      'post /api/trackers/overland',
      'post /api/trackers/owntracks',
      'post /api/violations',
      'post /api/violations/{id}/report',
    ].sort(),
  );
  expect(pathsUnderApi().sort()).toEqual(Object.keys(paths).sort());
  const answering = await Promise.all(
    METHODS.flatMap((method) => pathsUnderApi().map((path) => answers(method, path))),
  );
  const undocumented = answering.flat().filter((route) => !documented.includes(route));
  expect(undocumented).toEqual([]);
});

/** The paths of all routes under /api and /data but those about the API itself, in the spelling of the document. */
function pathsUnderApi(): string[] {
  // Each line of the tree has its part of the path behind four characters for each level.
  const above: string[] = [];
  const paths = server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', isRoute] = /^(.*?[─]+ )(\S+)( \(.*)?$/.exec(line) ?? [];
      const level = indent.length / 4 - 1;
      above.splice(level, above.length, part);
      return isRoute === undefined ? [] : [above.join('').replace(/:(\w+)(\([^)]*\))?/g, '{$1}')];
    });
  return paths.filter((path) => /^\/(api|data)\//.test(path) && !/^\/api\/(openapi\.json|docs)/.test(path));
}

/** The call, or nothing where the server says that it does not accept the method there. */
async function answers(method: string, path: string): Promise<string[]> {
  const body = method === 'get' ? undefined : {};
  const { status } = await visitor.send(method.toUpperCase(), path.replace('{id}', '1'), body);
  return status === 405 ? [] : [`${method} ${path}`];
}

test('what a schema refuses is answered with the documented sentence', async () => {
  const { status, body } = await visitor.rest('POST', '/api/auth/signin', { mobileNumber: 7 });
  expect([status, body.fields.mobileNumber]).toEqual([400, 'Phone number is required']);
});

test('the address of the earlier page leads to the one of the web app', async () => {
  const answer = await fetch(`${server.url}/api/docs`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/developers/rest']);
});
