import { CAMPAIGN_BOUNDS, isCampaignDay } from '@wakafine/domain/campaigns/campaign-rules';
import type { CampaignKind } from '@wakafine/domain/campaigns/campaign-rules';
import { isWithin, type Range } from '@wakafine/domain/input/limits';
import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';

/** Content of the form of a campaign, as it is typed. */
export interface CampaignDraft {
  readonly name: string;
  readonly kind: CampaignKind;
  readonly road: string;
  readonly fromKm: string;
  readonly toKm: string;
  readonly vehicles: VehicleGroup;
  readonly startsOn: string;
  readonly weeks: string;
  /** Percent fewer, above 0. */
  readonly goal: string;
  readonly cost: string;
}

/** Fields of the form that may be wrong. */
export type DraftField = 'name' | 'fromKm' | 'toKm' | 'startsOn' | 'weeks' | 'goal' | 'cost';

/** An empty form, with what is usual. */
export const NEW_CAMPAIGN: CampaignDraft = {
  ...{ name: '', kind: 'PATROLS', road: 'N3', fromKm: '', toKm: '', vehicles: 'ALL' },
  ...{ startsOn: '', weeks: '12', goal: '20', cost: '' },
};

/** Fields that are wrong, before anything is sent; `today` is counted from 1 January 1970. */
export function draftFaults(draft: CampaignDraft, today: number): DraftField[] {
  const { km, weeks, goalPercent, costXaf, name } = CAMPAIGN_BOUNDS;
  const [from, to] = [numberOf(draft.fromKm), numberOf(draft.toKm)];
  const isWhole = (text: string, range: Range): boolean =>
    Number.isInteger(numberOf(text)) && isWithin(numberOf(text), range);
  const faults: Record<DraftField, boolean> = {
    name: !isWithin(draft.name.trim().length, name),
    fromKm: !isWithin(from, km),
    toKm: !isWithin(to, km) || to <= from,
    startsOn: !isCampaignDay(draft.startsOn, today),
    weeks: !isWhole(draft.weeks, weeks),
    goal: !isWhole(draft.goal, { min: -goalPercent.max, max: -goalPercent.min }),
    cost: draft.cost.trim() !== '' && !isWhole(draft.cost, costXaf),
  };
  const fields: readonly DraftField[] = ['name', 'fromKm', 'toKm', 'startsOn', 'weeks', 'goal', 'cost'];
  return fields.filter((field) => faults[field]);
}

/** The campaign as it is sent; the draft has no faults. */
export function campaignOf(draft: CampaignDraft) {
  const { name, kind, road, vehicles, startsOn, cost } = draft;
  return {
    ...{ name: name.trim(), kind, road, vehicles, startsOn },
    fromKm: numberOf(draft.fromKm),
    toKm: numberOf(draft.toKm),
    weeks: numberOf(draft.weeks),
    goalPercent: -numberOf(draft.goal),
    costXaf: cost.trim() === '' ? null : numberOf(cost),
  };
}

/** A number as it is typed, with comma or point and with spaces between digits; NaN for anything else. */
function numberOf(text: string): number {
  const bare = text.replace(/\s/gu, '').replace(',', '.');
  return /^\d+(\.\d+)?$/.test(bare) ? Number(bare) : NaN;
}
