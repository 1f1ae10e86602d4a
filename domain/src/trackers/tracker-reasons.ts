import { UNREAD_REASONS } from './tracker-formats';

/** Causes for positions of a tracker that no journey gets. */
export const TRACKER_REASONS = [
  ...UNREAD_REASONS,
  'TOO_OLD',
  'AHEAD_OF_TIME',
  'OTHER_DEVICE',
  'JOURNEY_CLOSED',
  'JOURNEY_ACTIVE',
  'NOT_UNDERSTOOD',
] as const;

export type TrackerReason = (typeof TRACKER_REASONS)[number];

/** Forms of messages. */
export const TRACKER_FORMS = ['OSMAND', 'TRACCAR', 'OWNTRACKS', 'OVERLAND'] as const;

export type TrackerForm = (typeof TRACKER_FORMS)[number];
