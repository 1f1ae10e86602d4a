import { medianGapS } from '@wakafine/domain/trackers/tracker-gap';
import { TRACKER_PATHS, trackerSetups } from '@wakafine/domain/trackers/tracker-setups';
import { TRACKER_REASONS } from '@wakafine/domain/trackers/tracker-reasons';
import type { CreateTrackerPayload, Tracker, TrackerMessage } from './tracker.type';
import type { TrackerMessageRow, TrackerRow } from './trackers.queries';

/** A tracker with its messages, newest first, as its owner sees it. */
export function presentTracker(row: TrackerRow, messages: readonly TrackerMessageRow[]): Tracker {
  const { id, name, vehicleType, registrationNumber, category, transportAgency, travellerRole } = row;
  const { createdAt, lastReceivedAt, passedOver } = row;
  const vehicle = { vehicleType, registrationNumber, category, transportAgency, role: travellerRole };
  const times = messages.flatMap(({ recordedAt }) => recordedAt.map((time) => time.getTime()));
  return {
    ...{ id: String(id), name, ...vehicle, createdAt, lastReceivedAt, passedOver },
    ...{ medianGapS: medianGapS(times), messages: messages.map(presentMessage) },
  };
}

function presentMessage({ reasons, ...message }: TrackerMessageRow): TrackerMessage {
  const { receivedAt, form, body, recorded, passedOver } = message;
  const known = TRACKER_REASONS.filter((reason) => reasons.includes(reason));
  return { receivedAt, form, body, recorded, passedOver, reasons: known };
}

/** A new tracker with its token and what its owner enters into the device. */
export function presentNewTracker(
  row: TrackerRow,
  { token, publicUrl }: { token: string; publicUrl: string | null },
): CreateTrackerPayload {
  return {
    tracker: presentTracker(row, []),
    token,
    osmAndPath: `${TRACKER_PATHS.osmAnd}?id=${token}`,
    ownTracksPath: `${TRACKER_PATHS.ownTracks}?token=${token}`,
    setups: trackerSetups(publicUrl ?? '', token),
  };
}
