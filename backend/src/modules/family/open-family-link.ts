import {
  coarsePlace,
  FAMILY_TOKEN,
  familyLinkEnd,
  isFamilyLinkOpen,
} from '@wakafine/domain/family/family-link';
import type { FamilyPrecision } from '@wakafine/domain/family/family-link';
import type { Place } from '@wakafine/domain/geo/geo';
import type { AppCtx } from '../identity/accounts/actor';
import { openAct } from '../identity/acts/act';
import { anyone } from '../identity/acts/rules';
import { LAST_PLACES } from '../journeys/journeys.queries';
import { COUNT_OPENING, OPENED_LINK } from './family.queries';
import type { OpenedLinkRow } from './family.queries';

/** View of a link for anyone who has it: a place and its time, and nothing of the person. */
export interface OpenedLink {
  readonly isSos: boolean;
  readonly precision: FamilyPrecision;
  /** Latest time until which it shows something. */
  readonly endsAt: Date;
  /** The newest place and when the phone was there; null before the first one. */
  readonly seen: SeenAt | null;
}

interface SeenAt {
  readonly place: Place;
  readonly at: Date;
}

/**
 * Shows what is behind a link, and counts that it was opened; null alike for a token that is none, that has ended, and that was ended.
 * A page that stays open says so (`isAgain`), and is counted once.
 */
export const openFamilyLink = openAct(
  { may: anyone },
  async (
    ctx: AppCtx,
    { token, isAgain }: { token: string; isAgain: boolean },
  ): Promise<OpenedLink | null> => {
    if (!FAMILY_TOKEN.test(token)) {
      return null;
    }
    const now = ctx.clock();
    const values = [ctx.sessionTokens.marks(token), ctx.isDemo] as const;
    const [link]: OpenedLinkRow[] = await ctx.db.rows(OPENED_LINK, values);
    if (link === undefined || !isFamilyLinkOpen(link, now)) {
      return null;
    }
    await ctx.db.rows(COUNT_OPENING, [link.id, now, !isAgain]);
    const { isSos, precision } = link;
    const seen = await lastSeen(ctx, link);
    const shown = seen && precision === 'COARSE' ? { ...seen, place: coarsePlace(seen.place) } : seen;
    return { isSos, precision, endsAt: familyLinkEnd(link), seen: shown };
  },
);

/** The newer of the last place of the journey and the place that came with a cry for help. */
async function lastSeen(ctx: AppCtx, link: OpenedLinkRow): Promise<SeenAt | null> {
  const { journeyId, lastFixAt, lat, lng, createdAt } = link;
  const given = lat === null || lng === null ? null : { place: { lat, lng }, at: createdAt };
  if (journeyId === null || lastFixAt === null || (given !== null && given.at > lastFixAt)) {
    return given;
  }
  const [place] = await ctx.db.rows(LAST_PLACES, [[journeyId]]);
  return place === undefined ? given : { place: { lat: place.lat, lng: place.lng }, at: lastFixAt };
}
