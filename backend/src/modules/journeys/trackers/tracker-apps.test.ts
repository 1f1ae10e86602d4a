import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { MINUTE_MS } from '@wakafine/domain/units';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const CREATE = `mutation ($input: CreateTrackerInput!) { createTracker(input: $input) {
  token setups { app address identifier link } } }`;
const LIST = '{ myTrackers { messages { form recorded passedOver reasons } } }';
const INPUT = { name: 'Phone', vehicleType: 'CAR', registrationNumber: 'LT 11 AA', category: 'PRIVATE' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function create() {
  const citizen = await TestClient.citizen(server.url);
  const { body } = await citizen.graphql(CREATE, { input: INPUT });
  return { citizen, ...body.data.createTracker };
}

/** Sends the very bytes of a message and gives what the server answers. */
async function send(lines: readonly string[], body = ''): Promise<{ status: number; answer: unknown }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  socket.write(
    `${[...lines, ...length, 'Host: wakafine.example', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
  );
  const [head = '', answer = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), answer: JSON.parse(answer) };
}

const seconds = () => Math.floor(server.clock.now().getTime() / 1000) - 60;
const iso = () => new Date(seconds() * 1000).toISOString();
const basic = (token: string) => Buffer.from(`driver:${token}`).toString('base64');
const DONE = { recorded: 1, passedOver: 0, reasons: [] };
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const JSON_TYPE = 'Content-Type: application/json; charset=UTF-8';

// As the apps write them, of the versions that are named.
test.each<[string, (token: string) => [string[], string?], unknown]>([
  [
    'Traccar Client 6 for Android, which posts its query with an empty form',
    (token) => [
      [
        `POST /api/trackers/osmand?id=${token}&timestamp=${seconds()}&lat=4.0512&lon=9.7679&speed=19.4&bearing=87.0&altitude=21.0&accuracy=4.5&batt=81.0 HTTP/1.1`,
        FORM,
        'User-Agent: Dalvik/2.1.0 (Linux; U; Android 8.1.0)',
        'Content-Length: 0',
      ],
    ],
    DONE,
  ],
  [
    'the same without any type of content',
    (token) => [
      [
        `POST /api/trackers/osmand?id=${token}&timestamp=${seconds()}&lat=4.0512&lon=9.7679&speed=19.4 HTTP/1.1`,
        'Content-Length: 0',
      ],
    ],
    DONE,
  ],
  [
    'a device that posts a form',
    (token) => [
      ['POST /api/trackers/osmand HTTP/1.1', FORM],
      `deviceid=${token}&lat=4.0512&lon=9.7679&timestamp=${seconds()}&hdop=1.1&valid=true`,
    ],
    DONE,
  ],
  [
    'Traccar Client 9, which posts JSON',
    (token) => [
      ['POST /api/trackers/osmand HTTP/1.1', JSON_TYPE],
      `{"location":{"timestamp":"${iso()}","coords":{"latitude":4.0512,"longitude":9.7679,"accuracy":4.7,"speed":10.2,"heading":87.1,"altitude":21.4},"is_moving":true,"odometer":1210.5,"event":"","battery":{"level":0.81,"is_charging":false},"activity":{"type":"in_vehicle"},"extras":{},"_":"&id=${token}&lat=4.0512&lon=9.7679&timestamp=${iso()}&"},"device_id":"${token}"}`,
    ],
    DONE,
  ],
  [
    'OsmAnd, whose speed has no value while it stands',
    (token) => [
      [
        `GET /api/trackers/osmand?id=${token}&lat=4.0512&lon=9.7679&timestamp=${seconds()}000&accuracy=4.0&speed=&speedUnit=ms&bearing= HTTP/1.1`,
        'User-Agent: OsmAnd~4.9',
      ],
    ],
    DONE,
  ],
  [
    'GPSLogger',
    (token) => [
      [
        `GET /api/trackers/osmand?id=${token}&lat=4.0512&lon=9.7679&timestamp=${seconds()}&accuracy=6.0&speed=10.5&speedUnit=ms&bearing=87.0 HTTP/1.1`,
        'User-Agent: okhttp/4.12.0',
      ],
    ],
    DONE,
  ],
  [
    'OwnTracks',
    (token) => [
      [
        'POST /api/trackers/owntracks HTTP/1.1',
        JSON_TYPE,
        `Authorization: Basic ${basic(token)}`,
        'X-Limit-U: driver',
        'X-Limit-D: phone',
      ],
      `{"_type":"location","BSSID":"02:00:00:00:00:00","acc":5,"alt":21,"batt":81,"bs":1,"cog":87,"conn":"m","created_at":${seconds()},"lat":4.0512,"lon":9.7679,"m":2,"tid":"ph","topic":"owntracks/driver/phone","tst":${seconds()},"vac":2,"vel":37}`,
    ],
    [],
  ],
  [
    'Overland',
    (token) => [
      ['POST /api/trackers/overland HTTP/1.1', JSON_TYPE, `Authorization: Bearer ${token}`],
      `{"locations":[{"type":"Feature","geometry":{"type":"Point","coordinates":[9.7679,4.0512]},"properties":{"timestamp":"${iso()}","altitude":21,"speed":10,"horizontal_accuracy":5,"vertical_accuracy":3,"course":87,"motion":["driving"],"battery_state":"unplugged","battery_level":0.81,"device_id":"","wifi":""}}],"current":{},"trip":{}}`,
    ],
    { result: 'ok', ...DONE },
  ],
])('%s is understood', async (_app, message, expected) => {
  const { citizen, token } = await create();
  expect(await send(...message(token))).toEqual({ status: 200, answer: expected });
  const { body } = await citizen.graphql(LIST);
  expect(body.data.myTrackers[0].messages).toMatchObject([DONE]);
});

test('OwnTracks with its own encryption is named to its owner, and not refused: it would send for ever', async () => {
  const { citizen, token } = await create();
  const head = [`POST /api/trackers/owntracks?token=${token} HTTP/1.1`, JSON_TYPE];
  const answer = await send(head, '{"_type":"encrypted","data":"c29tZXRoaW5nIGhpZGRlbg=="}');
  expect(answer).toEqual({ status: 200, answer: [] });
  const { body } = await citizen.graphql(LIST);
  expect(body.data.myTrackers[0].messages).toEqual([
    { form: 'OWNTRACKS', recorded: 0, passedOver: 1, reasons: ['ENCRYPTED'] },
  ]);
});

test('a form is no way into any other call', async () => {
  const { status, answer } = await send(['POST /api/auth/login HTTP/1.1', FORM], 'mobileNumber=1&pin=2');
  expect([status, answer]).toEqual([415, expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' })]);
});

test('what a citizen enters into each app is complete, and works as it stands', async () => {
  const { token, setups } = await create();
  expect(setups).toHaveLength(5);
  const [osmAnd] = setups;
  const filled = osmAnd.address
    .replace('{0}', '4.05')
    .replace('{1}', '9.7')
    .replace('{2}', String(server.clock.now().getTime() - MINUTE_MS))
    .replace(/\{\d\}/g, '');
  expect(osmAnd.address).toContain(token);
  expect((await new TestClient(server.url).rest('GET', filled)).body).toEqual(DONE);
});
