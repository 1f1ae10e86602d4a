import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import type { Range } from '@wakafine/domain/input/limits';
import type { Services } from '../../../platform/context/context';
import { badInput } from '../../../platform/errors';
import type { Retention } from '../../../platform/config/retention-config';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { requireConfirmation } from '../../identity/staff/require-confirmation';
import { LOCK_SINGLE_SETTINGS, RETENTION, SET_RETENTION } from '../settings-history.queries';
import { refuseOtherVersion } from '../settings-versions';

/** Time for which things are stored now: as staff have decided, else as the server was configured. */
export async function retentionInForce({
  db,
  retention,
}: Pick<Services, 'db' | 'retention'>): Promise<Retention> {
  const [decided]: Retention[] = await db.rows(RETENTION, []);
  return decided ?? retention;
}

/**
 * Decides how long things are stored; what is older goes within the hour, and does not come back.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (fixDays, journeyMonths, violationMonths)
 * unless they are whole numbers of 1-3,650 and 1-120, CONFLICT with `current` for another version than the one given
 */
export async function setRetention(
  ctx: AppCtx,
  asked: Retention & { readonly version?: number | null },
): Promise<Retention> {
  requirePermission(ctx, 'canEditSettings');
  await requireConfirmation(ctx);
  const { fixDays, journeyMonths, violationMonths, version = null } = asked;
  const stored = { fixDays, journeyMonths, violationMonths };
  refuseFaults(stored);
  await inTransaction(ctx, async (changing) => {
    await changing.db.rows(LOCK_SINGLE_SETTINGS, []);
    const before = await retentionInForce(changing);
    const read = (): Promise<Retention> => Promise.resolve(before);
    await refuseOtherVersion(changing, { kind: 'retention', version, read });
    await changing.db.rows(SET_RETENTION, [fixDays, journeyMonths, violationMonths]);
    await recordAct(changing, { act: 'RETENTION_CHANGED', details: { before, after: stored } });
  });
  return stored;
}

function refuseFaults({ fixDays, journeyMonths, violationMonths }: Retention): void {
  const { retentionDays, retentionMonths } = LIMITS;
  const given: [string, number, Range][] = [
    ['fixDays', fixDays, retentionDays],
    ['journeyMonths', journeyMonths, retentionMonths],
    ['violationMonths', violationMonths, retentionMonths],
  ];
  const wrong = given.filter(([, value, range]) => !Number.isInteger(value) || !isWithin(value, range));
  if (wrong.length > 0) {
    const sentences = wrong.map(([name, , { min, max }]) => [
      name,
      `Must be a whole number from ${min} to ${max}`,
    ]);
    throw badInput(Object.fromEntries(sentences));
  }
}
