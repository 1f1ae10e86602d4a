import type { NewTracker } from './useTrackers';

/** The apps that are known to work, under their own names. */
export const TRACKER_APPS = [
  { value: 'osmAnd', name: 'OsmAnd' },
  { value: 'traccar', name: 'Traccar' },
  { value: 'ownTracks', name: 'OwnTracks' },
] as const;

export type TrackerApp = (typeof TRACKER_APPS)[number]['value'];

/**
 * Placeholders that OsmAnd fills in: place, time, accuracy (which it calls HDOP and gives in metres), speed in
 * m/s, bearing (https://osmand.net/docs/user/plugins/trip-recording).
 */
const OSMAND_VALUES = 'lat={0}&lon={1}&timestamp={2}&accuracy={3}&speed={5}&speedUnit=ms&bearing={6}';

/** Value to enter into an app. */
export interface TrackerAddress {
  readonly address: string;
  /** Null where the address is all. */
  readonly identifier: string | null;
}

/** Values to enter into each app for a tracker of a server with this origin. */
export function addressesOf(
  { token, osmAndPath, ownTracksPath }: Pick<NewTracker, 'token' | 'osmAndPath' | 'ownTracksPath'>,
  origin: string,
): Record<TrackerApp, TrackerAddress> {
  const [osmAndEndpoint = osmAndPath] = osmAndPath.split('?');
  return {
    osmAnd: { address: `${origin}${osmAndPath}&${OSMAND_VALUES}`, identifier: null },
    traccar: { address: `${origin}${osmAndEndpoint}`, identifier: token },
    ownTracks: { address: `${origin}${ownTracksPath}`, identifier: null },
  };
}
