import type { CampaignRoad } from '../campaigns/judge-campaign';
import type { Exposure } from '../statistics/rates';
import { drawCount } from './draw-counts';

/** A road of a known rate in the weeks around a campaign. */
export interface KnownRoad {
  readonly road: string;
  /** Events for each 1,000 km in the first week. */
  readonly per1000Km: number;
  readonly kmAWeek: number;
  /** Factor of its rate each week; left out, 1. */
  readonly perWeek?: number;
  /** Factor of its rate since the start; left out, 1. */
  readonly effect?: number;
  /** Factor of its distance since the start; left out, 1. */
  readonly growth?: number;
  /** Weeks differ by up to this factor beyond chance; left out, 1. */
  readonly unrest?: number;
  readonly limitsChangedAtMs?: number;
  readonly hasOtherCampaign?: boolean;
}

/** Counts of a known road by week, as chance draws them. */
export function drawRoad(
  known: KnownRoad,
  weeks: { before: number; during: number },
  random: () => number,
): CampaignRoad {
  const { road, per1000Km, kmAWeek, perWeek = 1, effect = 1, growth = 1, unrest = 1 } = known;
  const week = (at: number): Exposure => {
    const isDuring = at >= weeks.before;
    const km = kmAWeek * (0.8 + 0.4 * random()) * (isDuring ? growth : 1);
    const factor = perWeek ** at * unrest ** (2 * random() - 1) * (isDuring ? effect : 1);
    return {
      violations: drawCount((per1000Km * factor * km) / 1_000, random),
      distanceM: Math.round(km * 1_000),
    };
  };
  const all = Array.from({ length: weeks.before + weeks.during }, (_, at) => week(at));
  return {
    road,
    before: all.slice(0, weeks.before),
    during: all.slice(weeks.before),
    limitsChangedAtMs: known.limitsChangedAtMs ?? null,
    hasOtherCampaign: known.hasOtherCampaign ?? false,
  };
}
