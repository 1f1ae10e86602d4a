import type { CreateTrackerPayload, Tracker } from './tracker.type';
import type { TrackerRow } from './trackers.queries';

/** Address for the positions of trackers. */
export const TRACKER_PATHS = {
  osmAnd: '/api/trackers/osmand',
  ownTracks: '/api/trackers/owntracks',
} as const;

/** A tracker as its owner sees it. */
export function presentTracker(row: TrackerRow): Tracker {
  const { id, name, vehicleType, registrationNumber, category, transportAgency, travellerRole } = row;
  const { createdAt, lastReceivedAt, passedOver } = row;
  const vehicle = { vehicleType, registrationNumber, category, transportAgency, role: travellerRole };
  return { id: String(id), name, ...vehicle, createdAt, lastReceivedAt, passedOver };
}

/** A new tracker with its token and the paths that its owner enters into the device. */
export function presentNewTracker(row: TrackerRow, token: string): CreateTrackerPayload {
  return {
    tracker: presentTracker(row),
    token,
    osmAndPath: `${TRACKER_PATHS.osmAnd}?id=${token}`,
    ownTracksPath: `${TRACKER_PATHS.ownTracks}?token=${token}`,
  };
}
