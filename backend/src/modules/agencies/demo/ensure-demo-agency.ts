import type { Services } from '../../../platform/context/context';
import { UPSERT_DEMO_ACCOUNT } from '../../identity/demo/demo-accounts.queries';
import { DEMO_AGENCY_PEOPLE } from '../../identity/demo/demo-staff';

/**
 * In demo mode: creates the accounts of the made-up agency, or gives back their password and rights. After the demo vehicles, with
 * which the agency comes.
 */
export async function ensureDemoAgency({ isDemo, db, hasher, clock }: Services): Promise<void> {
  if (!isDemo) {
    return;
  }
  for (const { username, password, fullName, role, agency } of DEMO_AGENCY_PEOPLE) {
    const passwordHash = await hasher.hash(password);
    await db.rows(UPSERT_DEMO_ACCOUNT, [username, null, null, passwordHash, role, fullName, clock(), agency]);
  }
}
