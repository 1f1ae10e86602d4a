import { countCharacters, hasControlCharacter } from '../input/limits';

/** Mood of the person who submits an incident (product specification, section 3). */
export const INCIDENT_MOODS = ['SCARED', 'ANGRY', 'SAD', 'WORRIED', 'CONFUSED', 'NEUTRAL'] as const;
/** Mood of the person who submits an incident. */
export type IncidentMood = (typeof INCIDENT_MOODS)[number];

/**
 * Kinds of incident, a crash first and then in the order of the sheet. Reckless driving, speeding, road hazard, traffic
 * light, pedestrian and other are those of the product specification, section 3, under their names.
 */
export const INCIDENT_TYPES = [
  'CRASH',
  'RECKLESS_DRIVING',
  'SPEED_VIOLATION',
  'ROAD_HAZARD',
  'BREAKDOWN',
  'FLOOD',
  'ANIMALS',
  'ROADBLOCK',
  'TRAFFIC_LIGHT',
  'PEDESTRIAN',
  'OTHER',
] as const;
/** Kind of an incident. */
export type IncidentType = (typeof INCIDENT_TYPES)[number];

/** Severity of an incident. */
export const INCIDENT_SEVERITIES = ['LOW', 'MEDIUM', 'HIGH'] as const;
/** Severity of an incident. */
export type IncidentSeverity = (typeof INCIDENT_SEVERITIES)[number];
/** Severity of an incident for which none was given (product specification, section 5). */
export const DEFAULT_INCIDENT_SEVERITY: IncidentSeverity = 'MEDIUM';

/** Statuses of an incident, in the order in which it goes on; the last three close it. */
export const INCIDENT_STATUSES = [
  'RECEIVED',
  'VERIFIED',
  'UNDER_REVIEW',
  'RESOLVED',
  'REJECTED',
  'DUPLICATE',
] as const;
/** Status of an incident. */
export type IncidentStatus = (typeof INCIDENT_STATUSES)[number];

/** Ways in which an incident may come. */
export const INCIDENT_SOURCES = ['APP', 'SMS'] as const;
/** Way in which an incident came. */
export type IncidentSource = (typeof INCIDENT_SOURCES)[number];

/** Most people who one report may say are hurt: a full coach and what it hit. */
export const INJURED_MAX = 200;
/** Longest plate or agency that a report may name, characters. */
export const SEEN_VEHICLE_MAX = 80;
/** Longest description of an incident, characters. */
export const DESCRIPTION_MAX = 2000;
/** Longest reason that staff give for a decision, characters. */
export const REASON_MAX = 500;

/** The sentence for an incident without mood or type (product specification, section 5). */
export const INCIDENT_INCOMPLETE =
  'Missing Information - Please select your mood and incident type before submitting';

/** Fault of a free text of several lines, as a sentence, or null when it is accepted. */
export function longTextFault(text: string, maxLength: number): string | null {
  if (countCharacters(text, maxLength) > maxLength) {
    return `Must be at most ${maxLength} characters`;
  }
  return hasControlCharacter(text.replace(/[\r\n\t]/g, '')) ? 'Must not contain control characters' : null;
}
