import { parseDay } from '../time/civil-time';

/** Kinds of campaigns on a road. */
export const CAMPAIGN_KINDS = ['SIGNS', 'PATROLS', 'RADAR', 'ROADWORKS', 'TEACHING', 'OTHER'] as const;
/** Kind of a campaign on a road. */
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

/** Bounds of the texts and numbers of a campaign. */
export const CAMPAIGN_BOUNDS = {
  name: { min: 3, max: 80 },
  /** Km of the road from its start. */
  km: { min: 0, max: 2_000 },
  /** Weeks over which it is judged. */
  weeks: { min: 4, max: 26 },
  /** Change of the rate that is aimed at, %: less is better. */
  goalPercent: { min: -90, max: -1 },
  costXaf: { min: 0, max: 2_000_000_000 },
  reason: { min: 3, max: 500 },
} as const;

/** The sentence for a day of the start that is none, or too far away. */
export const CAMPAIGN_DAY_SENTENCE = 'Must be a day such as 2026-11-20, at most two years away';
/** The sentence for a stretch that holds no segment of the road. */
export const CAMPAIGN_STRETCH_SENTENCE = 'Must hold the middle of at least one segment of the road';
const MOST_DAYS_AWAY = 731;
const LEAST_WEEKS_BEFORE = 8;

/** Whether a text is a day on which a campaign may begin: at most two years from a day counted since 1970. */
export function isCampaignDay(text: string, today: number): boolean {
  const day = parseDay(text);
  return day !== null && Math.abs(day - today) <= MOST_DAYS_AWAY;
}

/** Weeks before its start that a campaign is compared with: as many as it is judged over, and at least 8. */
export function weeksBefore(weeks: number): number {
  return Math.max(LEAST_WEEKS_BEFORE, weeks);
}
