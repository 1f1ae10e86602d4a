import type { Place } from '../geo/geo';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units';

/** Precisions of the place behind a link: within about a kilometre, or the place itself. */
export const FAMILY_PRECISIONS = ['COARSE', 'EXACT'] as const;
/** One of FAMILY_PRECISIONS. */
export type FamilyPrecision = (typeof FAMILY_PRECISIONS)[number];

/** Minutes that a link may last; it may end earlier. */
export const FAMILY_LINK_MIN = { min: 15, max: 12 * 60 } as const;
/** Links of one account that may show something at the same time. */
export const FAMILY_LINKS_AT_ONCE = 5;
/** Links that one account may create on a day. */
export const FAMILY_LINKS_PER_DAY = 20;
/** Links are deleted so long after their creation. */
export const FAMILY_LINK_STORED_MS = 30 * DAY_MS;
/** Time after the end of the journey for which a link still shows where it ended: the last steps to the door. */
export const FAMILY_LINK_AFTER_END_MS = 30 * MINUTE_MS;

/** Numbers that are sent word of one arrival. */
export const ARRIVAL_NUMBERS = { min: 0, max: 3 } as const;
/** Words of arrival that one account may send on a day, over all numbers. */
export const ARRIVALS_PER_DAY = 9;
/** Words of arrival that one number is sent on a day, by all accounts together. */
export const ARRIVALS_PER_NUMBER_A_DAY = 4;
/** A word of arrival that could not be sent for so long is not sent any more. */
export const ARRIVAL_FRESH_MS = HOUR_MS;

/** 16 random bytes in base64url: nobody guesses one, and it is short enough for a text message. */
export const FAMILY_TOKEN = /^[A-Za-z0-9_-]{21}[AQgw]$/;
/** Random bytes of a token. */
export const FAMILY_TOKEN_BYTES = 16;

/** Path of the page that a link leads to. */
export function familyPath(token: string): string {
  return `/shared/${token}`;
}

/** Times that end a link; null: it has not happened so far. */
export interface FamilyLinkTimes {
  /** Latest time, fixed when the link was created. */
  readonly endsAt: Date;
  /** Time when its owner ended it, or arrived. */
  readonly closedAt: Date | null;
  /** End that the traveller gave the journey. A journey that has only fallen silent has not ended: then its last place is needed most. */
  readonly journeyEndedAt: Date | null;
  /** A cry for help outlasts its journey. */
  readonly isSos: boolean;
}

/** Time from which a link shows nothing. */
export function familyLinkEnd({ endsAt, closedAt, journeyEndedAt, isSos }: FamilyLinkTimes): Date {
  const endMs = endsAt.getTime();
  const afterJourneyMs =
    isSos || journeyEndedAt === null ? endMs : journeyEndedAt.getTime() + FAMILY_LINK_AFTER_END_MS;
  return new Date(Math.min(endMs, closedAt?.getTime() ?? endMs, afterJourneyMs));
}

/** Whether a link shows something at a time. */
export function isFamilyLinkOpen(link: FamilyLinkTimes, now: Date): boolean {
  return familyLinkEnd(link) > now;
}

/** Cells of about a kilometre, degrees. */
const COARSE_DEG = 0.01;

/** The middle of the cell of about a kilometre that a place lies in: it names no street and no house. */
export function coarsePlace({ lat, lng }: Place): Place {
  return { lat: middleOf(lat), lng: middleOf(lng) };
}

function middleOf(deg: number): number {
  return (Math.floor(deg / COARSE_DEG) + 0.5) * COARSE_DEG;
}
