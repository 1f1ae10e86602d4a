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
  const citizens = DEMO_CITIZENS.map(async ({ mobileNumber, pin, fullName }) => {
    const pinHash = await hasher.hash(pin);
    return [mobileNumber, mobileNumber, pinHash, null, 'CITIZEN', fullName, now, null] as const;
  });
  const staff = DEMO_STAFF.map(async ({ username, password, fullName, role }) => {
    const passwordHash = await hasher.hash(password);
    return [username, null, null, passwordHash, role, fullName, now, null] as const;
  });
  // One after another: all at once they would queue for connections of a server that is starting.
  for (const account of await Promise.all([...citizens, ...staff])) {
    await db.rows(UPSERT_DEMO_ACCOUNT, account);
  }
}
