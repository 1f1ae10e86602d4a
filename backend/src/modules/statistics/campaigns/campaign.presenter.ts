import { CAMPAIGN_KINDS } from '@wakafine/domain/campaigns/campaign-rules';
import { VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import { civilDayOf, parseDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import type { Campaign, CampaignChange } from './campaign.type';
import type { CampaignRow } from './campaigns.queries';

/** A change as the statement gives it. */
interface StoredChange {
  readonly changedAt: string;
  readonly changedBy: string | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Members that must not change once the campaign runs. */
const SET_BEFOREHAND = ['goalPercent', 'weeks'];

/** A campaign over GraphQL. */
export function presentCampaign(row: CampaignRow): Campaign {
  const { name, road, fromKm, toKm, startsOn, weeks, goalPercent, costXaf } = row;
  const { registeredAt, registeredBy, isWithdrawn, version } = row;
  const startDay = parseDay(startsOn) ?? NaN;
  // The statement makes each of them, member by member.
  const changes = row.changes as readonly StoredChange[];
  return {
    id: String(row.id),
    ...{
      name,
      road,
      fromKm,
      toKm,
      startsOn,
      weeks,
      goalPercent,
      costXaf,
      registeredAt,
      registeredBy,
      isWithdrawn,
      version,
    },
    kind: CAMPAIGN_KINDS.find((kind) => kind === row.kind) ?? 'OTHER',
    vehicles: VEHICLE_GROUPS.find((group) => group === row.vehicles) ?? 'ALL',
    segmentCount: row.segments.length,
    daysAhead: startDay - civilDayOf(registeredAt.getTime()),
    changes: changes.map((change) => presentChange(change, startOfDayMs(startDay))),
  };
}

function presentChange(
  { changedAt, changedBy, before, reason }: StoredChange,
  startMs: number,
): CampaignChange {
  const members = Object.keys(before);
  const at = new Date(changedAt);
  return {
    ...{ changedAt: at, changedBy, members, reason },
    goalPercentBefore: typeof before.goalPercent === 'number' ? before.goalPercent : null,
    isLate: at.getTime() >= startMs && members.some((member) => SET_BEFOREHAND.includes(member)),
  };
}
