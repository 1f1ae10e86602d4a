import { DEMO_CITIZENS } from '@wakafine/domain/people/demo-accounts';
import type { Services } from '../../../platform/context/context';
import { DEMO_STAFF } from './demo-staff';
import { UPSERT_DEMO_ACCOUNT } from './demo-accounts.queries';

/** In demo mode: creates the demo accounts, and gives back their secrets and rights to those that were changed. */
export async function ensureDemoAccounts({ isDemo, db, hasher, clock }: Services): Promise<void> {
  if (!isDemo) {
    return;
  }
  const now = clock();
  await Promise.all([
    ...DEMO_CITIZENS.map(async ({ mobileNumber, pin, fullName }) => {
      const pinHash = await hasher.hash(pin);
      const values = [mobileNumber, mobileNumber, pinHash, null, 'CITIZEN', fullName, now, null] as const;
      await db.rows(UPSERT_DEMO_ACCOUNT, values);
    }),
    ...DEMO_STAFF.map(async ({ username, password, fullName, role }) => {
      const passwordHash = await hasher.hash(password);
      await db.rows(UPSERT_DEMO_ACCOUNT, [username, null, null, passwordHash, role, fullName, now, null]);
    }),
  ]);
}
