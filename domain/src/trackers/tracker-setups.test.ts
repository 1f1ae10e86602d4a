import { fromBase64 } from '../evidence/bytes';
import { medianGapS, sendsTooSeldom } from './tracker-gap';
import { TRACKER_APPS, trackerSetups } from './tracker-setups';

const TOKEN = 'made-up+token';
const KEY = 'made-up%2Btoken';
const ORIGIN = 'https://wakafine.example';

test('every app has its full address, and a link where it knows one', () => {
  const setups = trackerSetups(ORIGIN, TOKEN);
  expect(setups.map(({ app }) => app)).toEqual(TRACKER_APPS);
  const [osmAnd, traccar, ownTracks, overland, gpsLogger] = setups;
  expect(osmAnd).toEqual({
    app: 'OSMAND',
    address: `${ORIGIN}/api/trackers/osmand?id=${KEY}&lat={0}&lon={1}&timestamp={2}&accuracy={3}&speed={5}&speedUnit=ms&bearing={6}`,
    identifier: null,
    link: null,
    code: null,
  });
  expect(traccar).toMatchObject({ address: `${ORIGIN}/api/trackers/osmand`, identifier: TOKEN });
  // Opened in a browser it would be a message without a position.
  expect(traccar?.link).toBeNull();
  const options = new URL(String(traccar?.code));
  expect(options.origin + options.pathname).toBe(traccar?.address);
  expect(Object.fromEntries(options.searchParams)).toMatchObject({
    id: TOKEN,
    interval: '5',
    fastest_interval: '5',
  });
  const inline = new URL(String(ownTracks?.link)).searchParams.get('inline');
  expect(JSON.parse(String.fromCharCode(...(fromBase64(String(inline)) ?? [])))).toMatchObject({
    _type: 'configuration',
    mode: 3,
    url: ownTracks?.address,
  });
  expect([ownTracks?.code, overland?.code]).toEqual([ownTracks?.link, overland?.link]);
  const setup = new URL(String(overland?.link)).searchParams;
  expect([setup.get('url'), setup.get('token')]).toEqual([overland?.address, TOKEN]);
  expect(gpsLogger?.address).toContain(
    `?id=${KEY}&lat=%LAT&lon=%LON&timestamp=%TIMESTAMP&accuracy=%ACC&speed=%SPD`,
  );
});

test('a server that does not know its own address gives paths, and no links', () => {
  for (const { address, link, code } of trackerSetups('', TOKEN)) {
    expect(address).toMatch(/^\/api\/trackers\//);
    expect([link, code]).toEqual([null, null]);
  }
});

test.each([
  ['too few', [0, 1000, 2000], null, false],
  ['one second apart, in any order and twice', [3000, 0, 1000, 1000, 2000], 1, false],
  [
    'half a minute apart, with a night between',
    [0, 30_000, 60_000, 90_000_000, 90_030_000, 90_060_000],
    30,
    true,
  ],
  ['none', [], null, false],
])('the median gap of positions that are %s', (_name, times, gapS, isTooSeldom) => {
  expect(medianGapS(times)).toBe(gapS);
  expect(sendsTooSeldom(medianGapS(times))).toBe(isTooSeldom);
});
