import type { Services } from '../../../platform/context/context';
import { CONFIRM_SHIPPED_IN_DEMO } from '../limits.queries';

const PROPOSER = 'demo.supervisor';
const SECONDER = 'demo.admin';

/** In demo mode: has the shipped limits confirmed by two demo staff; outside it these confirmations do not count. */
export async function ensureDemoLimits({ isDemo, db, clock }: Services): Promise<void> {
  if (isDemo) {
    await db.rows(CONFIRM_SHIPPED_IN_DEMO, [PROPOSER, SECONDER, clock()]);
  }
}
