import { drawCount } from './draw-count';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { Chance } from '../masks/chance';
import type { LedgerLine } from './write-ledger';

/** The truth of a road of the country. */
export interface RoadTruth {
  /** Segments over which its way is spread. */
  readonly segments: readonly string[];
  readonly per1000Km: number;
  readonly kmAWeek: number;
  /** Factor of its rate a week; left out, 1. */
  readonly perWeek?: number;
  /** Factor of its rate since the start; left out, 1. */
  readonly effect?: number;
  /** Factor of its distance since the start; left out, 1. */
  readonly growth?: number;
}

/** Weeks around a campaign. */
export interface CampaignTime {
  /** Begin of its first day, ms. */
  readonly startMs: number;
  readonly before: number;
  readonly during: number;
}

const WEEK_MS = 7 * DAY_MS;

/** The ways and violations of a road, week by week, as chance draws them around what is true. */
export function linesOfRoad(truth: RoadTruth, time: CampaignTime, chance: Chance): LedgerLine[] {
  const { segments, per1000Km, kmAWeek, perWeek = 1, effect = 1, growth = 1 } = truth;
  const weeks = Array.from({ length: time.before + time.during }, (_, week) => week);
  return weeks.flatMap((week) => {
    const isDuring = week >= time.before;
    const rate = per1000Km * perWeek ** week * (isDuring ? effect : 1);
    return segments.map((segment, at) => {
      const judgedKm = (kmAWeek / segments.length) * (0.8 + 0.4 * chance()) * (isDuring ? growth : 1);
      return {
        segment,
        agency: '',
        at: new Date(time.startMs + (week - time.before) * WEEK_MS + (at % 7) * DAY_MS + 9 * HOUR_MS),
        judgedM: Math.round(judgedKm * 1_000),
        events: drawCount((rate * judgedKm) / 1_000, chance),
      };
    });
  });
}
