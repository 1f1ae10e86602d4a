import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError, badInput } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { recordAct } from '../../identity/accounts/record-act';
import { INSERT_CAMPAIGN_CHANGE, LOCK_CAMPAIGN, UPDATE_CAMPAIGN } from './campaigns.queries';
import type { CampaignRow } from './campaigns.queries';
import { readCampaign } from './read-campaign';

/** Members of a campaign that may change; its place, start and vehicles never do. */
export interface CampaignContent {
  readonly name: string;
  readonly weeks: number;
  readonly goalPercent: number;
  readonly costXaf: number | null;
  readonly isWithdrawn: boolean;
}

/** A change of a campaign; what is null or left out stays. */
export type ChangeCampaign = {
  readonly [Member in keyof CampaignContent]?: CampaignContent[Member] | null;
} & {
  readonly id: number | null;
  /** The version that the change rests on. */
  readonly version: number;
  readonly reason: string;
};

const MEMBERS = ['name', 'weeks', 'goalPercent', 'costXaf', 'isWithdrawn'] as const;

/**
 * Changes a campaign; how it was stays readable, and a goal that was changed after the start is marked. Audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without planCampaigns, NOT_FOUND, CONFLICT with `current` for another version than the one given,
 * BAD_USER_INPUT (reason) where nothing changes
 */
export const changeCampaign = act(
  { may: right('planCampaigns') },
  async (ctx, { id, version, reason, ...asked }: ChangeCampaign): Promise<CampaignRow> =>
    inTransaction(ctx, async (tx) => {
      await tx.db.rows(LOCK_CAMPAIGN, [id]);
      const known = await readCampaign(tx, id);
      if (known.version !== version) {
        throw new AppError('CONFLICT', { details: { current: { version: known.version } } });
      }
      const content: CampaignContent = {
        name: asked.name?.trim() ?? known.name,
        weeks: asked.weeks ?? known.weeks,
        goalPercent: asked.goalPercent ?? known.goalPercent,
        costXaf: asked.costXaf ?? known.costXaf,
        isWithdrawn: asked.isWithdrawn ?? known.isWithdrawn,
      };
      const changed = MEMBERS.filter((member) => content[member] !== known[member]);
      if (changed.length === 0) {
        throw badInput({ reason: 'Nothing would change' });
      }
      const before = Object.fromEntries(changed.map((member) => [member, known[member]]));
      const { name, weeks, goalPercent, costXaf, isWithdrawn } = content;
      await tx.db.rows(UPDATE_CAMPAIGN, [known.id, name, weeks, goalPercent, costXaf, isWithdrawn]);
      const { accountId } = tx.actor;
      await tx.db.rows(INSERT_CAMPAIGN_CHANGE, [known.id, tx.clock(), accountId, before, reason.trim()]);
      await recordAct(tx, { act: 'CAMPAIGN_CHANGED', target: String(known.id), details: { changed } });
      return readCampaign(tx, known.id);
    }),
);
