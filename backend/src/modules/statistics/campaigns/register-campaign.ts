import {
  CAMPAIGN_DAY_SENTENCE,
  CAMPAIGN_STRETCH_SENTENCE,
  isCampaignDay,
} from '@wakafine/domain/campaigns/campaign-rules';
import type { CampaignKind } from '@wakafine/domain/campaigns/campaign-rules';
import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { segmentsOn } from '@wakafine/domain/segments/segment-stretch';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { badInput } from '../../../platform/errors';
import { loadSegments } from '../../../platform/geo/segments';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { recordAct } from '../../identity/accounts/record-act';
import { INSERT_CAMPAIGN, REGISTERED_BEFORE } from './campaigns.queries';
import type { CampaignRow } from './campaigns.queries';
import { readCampaign } from './read-campaign';

/** A campaign as it is planned. */
export interface RegisterCampaign {
  readonly name: string;
  readonly kind: CampaignKind;
  readonly road: string;
  /** Km from the start of the road. */
  readonly fromKm: number;
  readonly toKm: number;
  readonly vehicles: VehicleGroup;
  /** First day, such as 2026-11-20. */
  readonly startsOn: string;
  readonly weeks: number;
  readonly goalPercent: number;
  readonly costXaf: number | null;
  /** UUID chosen by the client: sent again with the same content it gives the same campaign. */
  readonly clientId: string;
}

/**
 * Registers a campaign with its goal; audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without planCampaigns, BAD_USER_INPUT (startsOn, toKm), IDEMPOTENCY_MISMATCH for a clientId that was
 * used with other content
 */
export const registerCampaign = act(
  { may: right('planCampaigns') },
  async (ctx, asked: RegisterCampaign): Promise<CampaignRow> => {
    const { kind, road, fromKm, toKm, vehicles, startsOn, weeks, goalPercent, costXaf, clientId } = asked;
    const name = asked.name.trim();
    if (!isCampaignDay(startsOn, civilDayOf(ctx.clock().getTime()))) {
      throw badInput({ startsOn: CAMPAIGN_DAY_SENTENCE });
    }
    const segments = segmentsOn(await loadSegments(), { road, fromKm, toKm }).map(({ id }) => id);
    if (segments.length === 0) {
      throw badInput({ toKm: CAMPAIGN_STRETCH_SENTENCE });
    }
    const { accountId } = ctx.actor;
    const hash = contentHash({ ...asked, name });
    return inTransaction(ctx, async (tx) => {
      const [made] = await tx.db.rows(INSERT_CAMPAIGN, [
        ...([
          name,
          kind,
          road,
          fromKm,
          toKm,
          segments,
          vehicles,
          startsOn,
          weeks,
          goalPercent,
          costXaf,
        ] as const),
        ...([tx.clock(), accountId, clientId, hash] as const),
      ]);
      if (made === undefined) {
        const [before] = await tx.db.rows(REGISTERED_BEFORE, [accountId, clientId]);
        refuseOtherContent(before?.contentHash ?? Buffer.alloc(0), hash);
        return readCampaign(tx, before?.id ?? null);
      }
      const details = { name, road, fromKm, toKm, startsOn, weeks, goalPercent };
      await recordAct(tx, { act: 'CAMPAIGN_REGISTERED', target: String(made.id), details });
      return readCampaign(tx, made.id);
    });
  },
);
