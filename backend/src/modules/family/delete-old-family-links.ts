import { FAMILY_LINK_STORED_MS } from '@wakafine/domain/family/family-link';
import type { Services } from '../../platform/context/context';
import { DELETE_OLD_LINKS } from './family.queries';

/** Deletes the links that were created more than 30 days ago. */
export async function deleteOldFamilyLinks({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_LINKS, [new Date(clock().getTime() - FAMILY_LINK_STORED_MS)]);
}
