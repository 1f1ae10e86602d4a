import { addExposures } from '@wakafine/domain/campaigns/effect';
import type { CampaignRoad } from '@wakafine/domain/campaigns/judge-campaign';
import { weeksBefore } from '@wakafine/domain/campaigns/campaign-rules';
import { firstLimitChange } from '@wakafine/domain/segments/limit-changes';
import { classesOf, VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import type { SegmentEntry } from '@wakafine/domain/segments/segments-file';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { isoDay, parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { RowOf } from '../../../platform/db/statement';
import { loadSegments } from '../../../platform/geo/segments';
import { defineSharedAnswer } from '../../../platform/memory/shared-answer';
import type { AppCtx } from '../../identity/accounts/actor';
import { limitBasis, registeredLimits } from '../../limits/register/limit-register';
import { CAMPAIGN_WEEKS, OTHER_CAMPAIGNS } from './campaigns.queries';
import type { CampaignRow } from './campaigns.queries';

const WEEK_DAYS = 7;
/**
 * The weeks follow the ledger, which is ten minutes behind: as with segments, those of half a minute ago serve all who ask for the same,
 * and those of five minutes ago while they are read anew.
 */
const REMEMBERED_MS = 30_000;
const OLD_MS = 5 * MINUTE_MS;
const sharedWeeks = defineSharedAnswer<readonly RowOf<'campaigns.weeks'>[]>({
  ...{ ttlMs: REMEMBERED_MS, oldMs: OLD_MS, maxEntries: 50 },
});
/** Names under which the two parts of the campaign's road are counted: no road is called so. */
const OWN = 'own';
const REST = 'rest';

/** All roads in the weeks of a campaign. */
export interface CampaignRoads {
  /** The stretch of the campaign. */
  readonly own: CampaignRoad;
  /** The rest of its road, where speeding may have moved. */
  readonly rest: CampaignRoad;
  /** Roads that could be compared with. */
  readonly others: readonly CampaignRoad[];
  readonly startMs: number;
}

/** Reads the roads of the country in the weeks before a campaign and in the whole weeks with it, by three statements, of which one is shared. */
export async function readCampaignRoads(ctx: AppCtx, campaign: CampaignRow): Promise<CampaignRoads> {
  const startDay = parseDay(campaign.startsOn) ?? NaN;
  const today = Math.floor((ctx.clock().getTime() - startOfDayMs(startDay)) / DAY_MS);
  const during = Math.min(campaign.weeks, Math.max(0, Math.floor(today / WEEK_DAYS)));
  const before = weeksBefore(campaign.weeks);
  const firstDay = startDay - before * WEEK_DAYS;
  const endDay = startDay + during * WEEK_DAYS;
  const { byId } = await loadSegments();
  const groups = groupsOf([...byId.values()], campaign);
  const group = VEHICLE_GROUPS.find((each) => each === campaign.vehicles) ?? 'ALL';
  const places = [...groups].flatMap(([name, segments]) => segments.map(({ id }) => ({ id, name })));
  const asked = JSON.stringify([startDay, firstDay, endDay, campaign.road, campaign.segments, group]);
  const [rows, others, basis, limits] = await Promise.all([
    sharedWeeks.ask(ctx, asked, () =>
      ctx.db.rows(CAMPAIGN_WEEKS, [
        ...([
          new Date(startOfDayMs(startDay)),
          new Date(startOfDayMs(firstDay)),
          new Date(startOfDayMs(endDay)),
        ] as const),
        ...([places.map(({ id }) => id), places.map(({ name }) => name), [...classesOf(group)]] as const),
      ]),
    ),
    ctx.db.rows(OTHER_CAMPAIGNS, [campaign.id, isoDay(firstDay), isoDay(endDay)]),
    limitBasis(ctx),
    registeredLimits(ctx),
  ]);
  const vehicleClass = classesOf(group)[0] ?? 'CAR';
  const span = { fromMs: startOfDayMs(firstDay), untilMs: startOfDayMs(endDay) };
  const roadOf = (name: string): CampaignRoad => {
    const segments = groups.get(name) ?? [];
    const weekAt = (week: number): Exposure =>
      addExposures(
        rows
          .filter((row) => row.road === name && row.week === week)
          .map(({ events, judgedM }) => ({ violations: events, distanceM: judgedM })),
      );
    const ids = new Set(segments.map(({ id }) => id));
    return {
      road: name === OWN || name === REST ? campaign.road : name,
      before: Array.from({ length: before }, (_, at) => weekAt(at - before)),
      during: Array.from({ length: during }, (_, at) => weekAt(at)),
      limitsChangedAtMs: firstLimitChange(segments, { basis, limits, vehicleClass, ...span }),
      hasOtherCampaign: others.some((other) => other.segments.some((id) => ids.has(id))),
    };
  };
  const driven = new Set(rows.map(({ road }) => road));
  return {
    own: roadOf(OWN),
    rest: roadOf(REST),
    others: [...groups.keys()]
      .filter((name) => name !== OWN && name !== REST && driven.has(name))
      .map(roadOf),
    startMs: startOfDayMs(startDay),
  };
}

/** The segments of each road, and of the two parts of the campaign's. */
function groupsOf(
  segments: readonly SegmentEntry[],
  campaign: Pick<CampaignRow, 'road' | 'segments'>,
): Map<string, SegmentEntry[]> {
  const own = new Set(campaign.segments);
  const groups = new Map<string, SegmentEntry[]>();
  for (const segment of segments) {
    const { id, road, roads } = segment;
    // A stretch that the campaign's road shares with another is no part of the other.
    const name = own.has(id) ? OWN : roads.includes(campaign.road) ? REST : road;
    groups.set(name, [...(groups.get(name) ?? []), segment]);
  }
  return groups;
}
