import type { FineTariff } from '@wakafine/domain/violations/fine-tariff';
import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import type { Services } from '../../../platform/context/context';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { refuseOtherVersion } from '../settings-versions';
import { CURRENT_TARIFF, INSERT_TARIFF, LOCK_TARIFF } from '../settings.queries';

const { min, max } = LIMITS.fineXaf;
const RANGE_SENTENCE = `Must be a whole number from ${min} to ${max}`;

/** The tariff in force now, whole FCFA; indicative. */
export async function fineTariff(services: Services): Promise<FineTariff> {
  const [tariff]: FineTariff[] = await services.db.rows(CURRENT_TARIFF, [services.clock()]);
  if (tariff === undefined) {
    throw new Error('The tariff that holds for all time before the first change is gone.');
  }
  return tariff;
}

/**
 * Puts a tariff in force from now on; earlier violations have the fine of their time.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (cautionXaf, warningXaf, dangerXaf)
 * unless they are whole numbers of 0-10,000,000 that do not fall, CONFLICT with `current` for another version than the
 * one given
 */
export async function setFineTariff(
  ctx: AppCtx,
  asked: FineTariff & { readonly version?: number | null },
): Promise<FineTariff> {
  const { accountId } = requirePermission(ctx, 'canEditSettings');
  const { cautionXaf, warningXaf, dangerXaf, version = null } = asked;
  const tariff = { cautionXaf, warningXaf, dangerXaf };
  refuseFaults(tariff);
  await inTransaction(ctx, async (changing) => {
    await changing.db.rows(LOCK_TARIFF, []);
    const read = (): Promise<FineTariff> => fineTariff(changing);
    await refuseOtherVersion(changing, { kind: 'tariff', version, read });
    await changing.db.rows(INSERT_TARIFF, [cautionXaf, warningXaf, dangerXaf, ctx.clock(), accountId]);
    await recordAct(changing, { act: 'FINE_TARIFF_CHANGED', details: tariff });
  });
  return tariff;
}

function refuseFaults(tariff: FineTariff): void {
  const outOfRange = Object.entries(tariff).filter(
    ([, amountXaf]: [string, unknown]) =>
      !Number.isInteger(amountXaf) || !isWithin(amountXaf, LIMITS.fineXaf),
  );
  if (outOfRange.length > 0) {
    throw badInput(Object.fromEntries(outOfRange.map(([name]) => [name, RANGE_SENTENCE])));
  }
  const falling = {
    ...(tariff.warningXaf < tariff.cautionXaf
      ? { warningXaf: 'Must not be lower than that of caution' }
      : {}),
    ...(tariff.dangerXaf < tariff.warningXaf ? { dangerXaf: 'Must not be lower than that of warning' } : {}),
  };
  if (Object.keys(falling).length > 0) {
    throw badInput(falling);
  }
}
