import { defineTexts } from '../../lib/i18n/define-texts';

/** What happened. */
export const TYPE_MESSAGES = defineTexts({
  RECKLESS_DRIVING: { id: 'incidents.type.recklessDriving', description: 'Incident type' },
  TRAFFIC_LIGHT: { id: 'incidents.type.trafficLight', description: 'Incident type: a red light was passed' },
  SPEED_VIOLATION: { id: 'incidents.type.speedViolation', description: 'Incident type: too fast' },
  ROAD_HAZARD: { id: 'incidents.type.roadHazard', description: 'Incident type: something on the road' },
  PEDESTRIAN: { id: 'incidents.type.pedestrian', description: 'Incident type: someone on foot' },
  OTHER: { id: 'incidents.type.other', description: 'Incident type: anything else' },
});

/** How one feels. */
export const MOOD_MESSAGES = defineTexts({
  SCARED: { id: 'incidents.mood.scared', description: 'Mood of who reports: afraid' },
  ANGRY: { id: 'incidents.mood.angry', description: 'Mood of who reports: angry' },
  SAD: { id: 'incidents.mood.sad', description: 'Mood of who reports: sad' },
  WORRIED: { id: 'incidents.mood.worried', description: 'Mood of who reports: worried' },
  CONFUSED: { id: 'incidents.mood.confused', description: 'Mood of who reports: does not understand' },
  NEUTRAL: { id: 'incidents.mood.neutral', description: 'Mood of who reports: no strong feeling' },
});

/** What has become of an incident. */
export const STATUS_MESSAGES = defineTexts({
  RECEIVED: { id: 'incidents.status.received', description: 'Status: the authority has the report' },
  VERIFIED: { id: 'incidents.status.verified', description: 'Status: others on the road agree' },
  UNDER_REVIEW: { id: 'incidents.status.underReview', description: 'Status: staff look into it' },
  RESOLVED: { id: 'incidents.status.resolved', description: 'Status: it needs no more act' },
  REJECTED: { id: 'incidents.status.rejected', description: 'Status: staff found it unfounded' },
  DUPLICATE: { id: 'incidents.status.duplicate', description: 'Status: it was told of before' },
});

/** What the reports of others make of it. */
export const CROWD_MESSAGES = defineTexts({
  DUPLICATE: { id: 'incidents.crowd.duplicate', description: 'The same person had reported shortly before' },
  INSUFFICIENT: { id: 'incidents.crowd.insufficient', description: 'Nobody else has reported it yet' },
  VALIDATED: { id: 'incidents.crowd.validated', description: 'Others have reported the same' },
  LOW_CONFIDENCE: { id: 'incidents.crowd.lowConfidence', description: 'Others have reported something else' },
});

/** Pieces of every screen that shows an incident. */
export const PIECE_MESSAGES = defineTexts({
  photo: { id: 'incidents.photo', description: 'Name of the photo of a report' },
  age: { id: 'incidents.age', description: 'How long ago it was; age is a duration such as 5 min' },
  noPhoto: { id: 'incidents.detail.noPhoto', description: 'The photo could not be loaded' },
  sparedPhoto: {
    id: 'incidents.detail.sparedPhoto',
    description: 'Button in the place of a photo while data is saved: fetches it',
  },
  progress: { id: 'incidents.detail.progress', description: 'Heading of the statuses, past and to come' },
  toCome: { id: 'incidents.detail.toCome', description: 'Beside a status that is still to come' },
  severity: { id: 'incidents.severity', description: 'Label of the choice of how bad it is' },
  mood: { id: 'incidents.mood', description: 'Label of the choice of how one feels' },
  toldSeverity: { id: 'incidents.detail.severity', description: 'On a sent report: how bad it was' },
  toldMood: { id: 'incidents.detail.mood', description: 'On a sent report: how one felt' },
  confirmations: {
    id: 'incidents.similar.confirmations',
    description: 'How many people confirmed it; count',
  },
  when: { id: 'incidents.detail.when', description: 'Label of day and time of the incident' },
  place: { id: 'incidents.detail.place', description: 'Label of the place' },
  noPlace: { id: 'incidents.detail.noPlace', description: 'In the place of coordinates: none were given' },
  map: { id: 'incidents.detail.map', description: 'Link that shows the place on a map of another service' },
  words: { id: 'incidents.detail.words', description: 'Label of one’s own words' },
  crowd: { id: 'incidents.detail.crowd', description: 'Label of what others make of it' },
});
