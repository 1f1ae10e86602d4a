import type { Services } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { CAMPAIGN_BY_ID } from './campaigns.queries';
import type { CampaignRow } from './campaigns.queries';

/** A campaign with its changes. @throws NOT_FOUND */
export async function readCampaign({ db }: Pick<Services, 'db'>, id: number | null): Promise<CampaignRow> {
  const [row] = await db.rows(CAMPAIGN_BY_ID, [id]);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}
