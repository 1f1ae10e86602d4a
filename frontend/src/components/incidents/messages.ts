import { defineTexts } from '../../lib/i18n/define-texts';

/** Kinds of incident. */
export const TYPE_MESSAGES = defineTexts({
  CRASH: {
    id: 'incidents.type.crash',
    defaultMessage: 'Crash',
    description: 'Incident type: vehicles or people have collided',
  },
  BREAKDOWN: {
    id: 'incidents.type.breakdown',
    defaultMessage: 'Breakdown',
    description: 'Incident type: a vehicle stands on the road',
  },
  FLOOD: {
    id: 'incidents.type.flood',
    defaultMessage: 'Flood',
    description: 'Incident type: water on the road',
  },
  ANIMALS: {
    id: 'incidents.type.animals',
    defaultMessage: 'Animals',
    description: 'Incident type: animals on the road',
  },
  ROADBLOCK: {
    id: 'incidents.type.roadblock',
    defaultMessage: 'Roadblock',
    description: 'Incident type: the road is blocked',
  },
  RECKLESS_DRIVING: {
    id: 'incidents.type.recklessDriving',
    defaultMessage: 'Reckless driving',
    description: 'Incident type',
  },
  TRAFFIC_LIGHT: {
    id: 'incidents.type.trafficLight',
    defaultMessage: 'Traffic light',
    description: 'Incident type: a red light was passed',
  },
  SPEED_VIOLATION: {
    id: 'incidents.type.speedViolation',
    defaultMessage: 'Speeding',
    description: 'Incident type: too fast',
  },
  ROAD_HAZARD: {
    id: 'incidents.type.roadHazard',
    defaultMessage: 'Road hazard',
    description: 'Incident type: something on the road',
  },
  PEDESTRIAN: {
    id: 'incidents.type.pedestrian',
    defaultMessage: 'Pedestrian',
    description: 'Incident type: someone on foot',
  },
  OTHER: { id: 'incidents.type.other', defaultMessage: 'Other', description: 'Incident type: anything else' },
});

/** Moods. */
export const MOOD_MESSAGES = defineTexts({
  SCARED: {
    id: 'incidents.mood.scared',
    defaultMessage: 'Scared',
    description: 'Mood of who reports: afraid',
  },
  ANGRY: { id: 'incidents.mood.angry', defaultMessage: 'Angry', description: 'Mood of who reports: angry' },
  SAD: { id: 'incidents.mood.sad', defaultMessage: 'Sad', description: 'Mood of who reports: sad' },
  WORRIED: {
    id: 'incidents.mood.worried',
    defaultMessage: 'Worried',
    description: 'Mood of who reports: worried',
  },
  CONFUSED: {
    id: 'incidents.mood.confused',
    defaultMessage: 'Confused',
    description: 'Mood of who reports: does not understand',
  },
  NEUTRAL: {
    id: 'incidents.mood.neutral',
    defaultMessage: 'Neutral',
    description: 'Mood of who reports: no strong feeling',
  },
});

/** Status of an incident. */
export const STATUS_MESSAGES = defineTexts({
  RECEIVED: {
    id: 'incidents.status.received',
    defaultMessage: 'Received',
    description: 'Status: the authority has the report',
  },
  VERIFIED: {
    id: 'incidents.status.verified',
    defaultMessage: 'Verified',
    description: 'Status: others on the road agree',
  },
  UNDER_REVIEW: {
    id: 'incidents.status.underReview',
    defaultMessage: 'Under review',
    description: 'Status: staff look into it',
  },
  RESOLVED: {
    id: 'incidents.status.resolved',
    defaultMessage: 'Resolved',
    description: 'Status: it needs no more act',
  },
  REJECTED: {
    id: 'incidents.status.rejected',
    defaultMessage: 'Rejected',
    description: 'Status: staff found it unfounded',
  },
  DUPLICATE: {
    id: 'incidents.status.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Status: it was told of before',
  },
});

/** Verdict of the reports of others. */
export const CROWD_MESSAGES = defineTexts({
  DUPLICATE: {
    id: 'incidents.crowd.duplicate',
    defaultMessage: 'Duplicate report from same user within time window',
    description: 'The same person had reported shortly before',
  },
  INSUFFICIENT: {
    id: 'incidents.crowd.insufficient',
    defaultMessage: 'Insufficient reports for validation',
    description: 'Nobody else has reported it yet',
  },
  VALIDATED: {
    id: 'incidents.crowd.validated',
    defaultMessage: 'Report validated by multiple sources',
    description: 'Others have reported the same',
  },
  LOW_CONFIDENCE: {
    id: 'incidents.crowd.lowConfidence',
    defaultMessage: 'Low confidence score',
    description: 'Others have reported something else',
  },
});

/** Certainty by what independent people say, in one word. */
export const CROWD_WORD_MESSAGES = defineTexts({
  UNVERIFIED: {
    id: 'incidents.crowdWord.unverified',
    defaultMessage: 'Not verified yet',
    description: 'How sure an incident is: one voice alone, or as many against it',
  },
  LIKELY: {
    id: 'incidents.crowdWord.likely',
    defaultMessage: 'Likely',
    description: 'How sure an incident is: several independent people say so',
  },
  CONFIRMED: {
    id: 'incidents.crowdWord.confirmed',
    defaultMessage: 'Confirmed',
    description: 'How sure an incident is: enough independent people or staff say so; drivers ahead are told',
  },
});

/** Pieces of every screen that shows an incident. */
export const PIECE_MESSAGES = defineTexts({
  photo: {
    id: 'incidents.photo',
    defaultMessage: 'Photo of the incident',
    description: 'Name of the photo of a report',
  },
  age: {
    id: 'incidents.age',
    defaultMessage: '{age} ago',
    description: 'How long ago it was; age is a duration such as 5 min',
  },
  seenInjured: {
    id: 'incidents.detail.injured',
    defaultMessage: 'People hurt',
    description: 'On a sent report of a crash: label of how many people were hurt',
  },
  seenVehicle: {
    id: 'incidents.detail.vehicle',
    defaultMessage: 'Plate or agency',
    description: 'On a sent report: label of the plate or agency of the vehicle',
  },
  noPhoto: {
    id: 'incidents.detail.noPhoto',
    defaultMessage: 'The photo cannot be shown.',
    description: 'The photo could not be loaded',
  },
  sparedPhoto: {
    id: 'incidents.detail.sparedPhoto',
    defaultMessage: 'Photo not loaded, tap to load',
    description: 'Button in the place of a photo while data is saved: fetches it',
  },
  progress: {
    id: 'incidents.detail.progress',
    defaultMessage: 'What has become of it',
    description: 'Heading of the statuses, past and to come',
  },
  reopened: {
    id: 'incidents.detail.reopened',
    defaultMessage: 'Reopened, under review',
    description: 'A step of a report: it was decided, and staff look into it again',
  },
  toCome: {
    id: 'incidents.detail.toCome',
    defaultMessage: 'Still to come',
    description: 'Beside a status that is still to come',
  },
  severity: {
    id: 'incidents.severity',
    defaultMessage: 'How serious?',
    description: 'Label of the choice of how bad it is',
  },
  mood: {
    id: 'incidents.mood',
    defaultMessage: 'How do you feel?',
    description: 'Label of the choice of how one feels',
  },
  submittedSeverity: {
    id: 'incidents.detail.severity',
    defaultMessage: 'Severity',
    description: 'On a sent report: how bad it was',
  },
  submittedMood: {
    id: 'incidents.detail.mood',
    defaultMessage: 'How you felt',
    description: 'On a sent report: how one felt',
  },
  confirmations: {
    id: 'incidents.similar.confirmations',
    defaultMessage:
      '{count, plural, =0 {Not confirmed by others yet} one {Confirmed by # other person} other {Confirmed by # other people}}',
    description: 'How many people confirmed it; count',
  },
  when: {
    id: 'incidents.detail.when',
    defaultMessage: 'When',
    description: 'Label of day and time of the incident',
  },
  place: { id: 'incidents.detail.place', defaultMessage: 'Place', description: 'Label of the place' },
  noPlace: {
    id: 'incidents.detail.noPlace',
    defaultMessage: 'No place given',
    description: 'In the place of coordinates: none were given',
  },
  map: {
    id: 'incidents.detail.map',
    defaultMessage: 'View on Map',
    description: 'Link that shows the place on a map of another service',
  },
  words: {
    id: 'incidents.detail.words',
    defaultMessage: 'What you saw',
    description: 'Label of one’s own words',
  },
  crowd: {
    id: 'incidents.detail.crowd',
    defaultMessage: 'What others say',
    description: 'Label of what others make of it',
  },
});
