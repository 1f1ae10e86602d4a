import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { ownDrive } from '../../testing/drives/own-drive';
import type { OwnDrive } from '../../testing/drives/own-drive';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const ROUTE = 'query ($id: ID!) { journey(id: $id) { route { lat lng recordedAt speedKmh zone } } }';

let server: TestServer;
let mine: OwnDrive;
beforeAll(async () => {
  server = await startTestServer();
  mine = await ownDrive(server);
});
afterAll(() => server.close());

/** An answer as it is on the wire; fetch would unpack it. */
function ask(path: string, { query, accepted }: { query?: string; accepted?: string } = {}) {
  const headers: Record<string, string> = {
    cookie: `wf_session=${mine.client.cookie('wf_session')}`,
    ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    ...(query === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const method = query === undefined ? 'GET' : 'POST';
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const asked = request(new URL(path, server.url), { method, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject);
    });
    asked.on('error', reject);
    asked.end(query === undefined ? '' : JSON.stringify({ query, variables: { id: mine.journeyId } }));
  });
}

it.each(['gzip', 'br, gzip', 'deflate, GZIP;q=0.5', '*'])(
  'a route is packed for a client that takes %s, to less than a third',
  async (accepted) => {
    const packed = await ask('/graphql', { query: ROUTE, accepted });
    const plain = await ask('/graphql', { query: ROUTE });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'accept-encoding']);
    expect(JSON.parse(gunzipSync(packed.body).toString()).data).toEqual(
      JSON.parse(plain.body.toString()).data,
    );
    expect(packed.body.length * 3).toBeLessThan(plain.body.length);
  },
);

it.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
  'stays as it is for a client that takes %s',
  async (accepted) => {
    const { headers, body } = await ask('/graphql', {
      query: ROUTE,
      ...(accepted === undefined ? {} : { accepted }),
    });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect(JSON.parse(body.toString()).data.journey.route).toHaveLength(mine.fixes.length);
  },
);

it('leaves short answers as they are', async () => {
  const { headers } = await ask('/graphql', { query: '{ viewer { id } }', accepted: 'gzip' });
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});

it.each(['gpx', 'geojson'])('packs a %s file likewise', async (ending) => {
  const { headers, body } = await ask(`/api/me/journeys/${mine.journeyId}.${ending}`, {
    accepted: 'gzip',
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).length).toBeGreaterThan(body.length);
});
