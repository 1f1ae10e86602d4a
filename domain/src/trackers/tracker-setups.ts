import { toBase64 } from '../evidence/bytes';

/** Addresses for the positions of trackers. */
export const TRACKER_PATHS = {
  osmAnd: '/api/trackers/osmand',
  ownTracks: '/api/trackers/owntracks',
  overland: '/api/trackers/overland',
} as const;

/** The apps that are known to work. */
export const TRACKER_APPS = ['OSMAND', 'TRACCAR', 'OWNTRACKS', 'OVERLAND', 'GPSLOGGER'] as const;

export type TrackerApp = (typeof TRACKER_APPS)[number];

/** Seconds between two positions that apps are asked for: a speed over a longer gap proves less (D2). */
const EVERY_S = 5;

/**
 * Names of the values that each app fills in. OsmAnd calls its accuracy HDOP and gives metres
 * (https://osmand.net/docs/user/plugins/trip-recording); GPSLogger's are of its custom URL (https://gpslogger.app).
 */
const OSMAND_VALUES = 'lat={0}&lon={1}&timestamp={2}&accuracy={3}&speed={5}&speedUnit=ms&bearing={6}';
const GPSLOGGER_VALUES =
  'lat=%LAT&lon=%LON&timestamp=%TIMESTAMP&accuracy=%ACC&speed=%SPD&speedUnit=ms&bearing=%DIR';

/** Traccar Client's defaults send every five minutes, and never more often than every 30 s. */
const TRACCAR_OPTIONS = `accuracy=highest&interval=${EVERY_S}&fastest_interval=${EVERY_S}&distance=0&angle=0&buffer=true`;

/** Values to enter into an app. */
export interface TrackerSetup {
  readonly app: TrackerApp;
  readonly address: string;
  /** Null where the address is all. */
  readonly identifier: string | null;
  /** A link that sets the app up where it is opened on the phone; null where the app knows none. */
  readonly link: string | null;
  /** The same as a QR code, for the camera or for the app to scan. */
  readonly code: string | null;
}

/**
 * Values to enter into each app for a tracker with this token: full addresses, and links to open or to scan. Traccar Client scans a
 * web address with its options; the links of OwnTracks (`owntracks:///config?inline=`) and Overland (`overland://setup`) can be both.
 * @param origin of the server, such as `https://wakafine.example`; empty for paths alone, without links
 */
export function trackerSetups(origin: string, token: string): readonly TrackerSetup[] {
  const key = encodeURIComponent(token);
  const osmAnd = `${origin}${TRACKER_PATHS.osmAnd}`;
  const ownTracks = `${origin}${TRACKER_PATHS.ownTracks}?token=${key}`;
  const overland = `${origin}${TRACKER_PATHS.overland}`;
  const inline = encodeURIComponent(inBase64(ownTracksConfiguration(ownTracks)));
  const setups: readonly TrackerSetup[] = [
    { app: 'OSMAND', address: `${osmAnd}?id=${key}&${OSMAND_VALUES}`, identifier: null, ...byHand },
    {
      ...{ app: 'TRACCAR', address: osmAnd, identifier: token },
      ...{ link: null, code: `${osmAnd}?id=${key}&${TRACCAR_OPTIONS}` },
    },
    {
      ...{ app: 'OWNTRACKS', address: ownTracks, identifier: null },
      ...byLink(`owntracks:///config?inline=${inline}`),
    },
    {
      ...{ app: 'OVERLAND', address: overland, identifier: token },
      ...byLink(`overland://setup?url=${encodeURIComponent(overland)}&token=${key}`),
    },
    { app: 'GPSLOGGER', address: `${osmAnd}?id=${key}&${GPSLOGGER_VALUES}`, identifier: null, ...byHand },
  ];
  return origin === '' ? setups.map((setup) => ({ ...setup, ...byHand })) : setups;
}

const byHand = { link: null, code: null };

function byLink(link: string): Pick<TrackerSetup, 'link' | 'code'> {
  return { link, code: link };
}

/** Mode 3 is HTTP; `monitoring` 2 is moving mode, which sends every few seconds while one drives. */
function ownTracksConfiguration(url: string): string {
  return JSON.stringify({
    _type: 'configuration',
    mode: 3,
    url,
    monitoring: 2,
    moveModeLocatorInterval: EVERY_S,
  });
}

function inBase64(ascii: string): string {
  return toBase64(Uint8Array.from(ascii, (character) => character.charCodeAt(0)));
}
