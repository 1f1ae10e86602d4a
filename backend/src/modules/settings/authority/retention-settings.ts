import type { Services } from '../../../platform/context/context';
import type { Retention } from '../../../platform/config/retention-config';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { recordAct } from '../../identity/accounts/record-act';
import { requireConfirmation } from '../../identity/staff/require-confirmation';
import { LOCK_SINGLE_SETTINGS, RETENTION, SET_RETENTION } from '../settings-history.queries';
import { refuseOtherVersion } from '../settings-versions';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Time for which things are stored now: as staff have decided, else as the server was configured. */
export async function retentionInForce({
  db,
  retention,
}: Pick<Services, 'db' | 'retention'>): Promise<Retention> {
  const [decided]: Retention[] = await db.rows(RETENTION, []);
  return decided ?? retention;
}

/**
 * Decides how long data is retained; what is older goes within the hour, and does not come back.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, CONFLICT with `current` for another version than the one given
 */
export const setRetention = act(
  { may: right('canEditSettings') },
  async (ctx, asked: Retention & { readonly version?: number | null }): Promise<Retention> => {
    await requireConfirmation(ctx);
    const { fixDays, journeyMonths, violationMonths, version = null } = asked;
    const stored = { fixDays, journeyMonths, violationMonths };
    await inTransaction(ctx, async (changing) => {
      await changing.db.rows(LOCK_SINGLE_SETTINGS, []);
      const before = await retentionInForce(changing);
      const read = (): Promise<Retention> => Promise.resolve(before);
      await refuseOtherVersion(changing, { kind: 'retention', version, read });
      await changing.db.rows(SET_RETENTION, [fixDays, journeyMonths, violationMonths]);
      await recordAct(changing, { act: 'RETENTION_CHANGED', details: { before, after: stored } });
    });
    return stored;
  },
);
