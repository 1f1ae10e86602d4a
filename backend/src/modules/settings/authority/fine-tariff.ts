import type { FineTariff } from '@wakafine/domain/violations/fine-tariff';
import type { Services } from '../../../platform/context/context';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { recordAct } from '../../identity/accounts/record-act';
import { refuseOtherVersion } from '../settings-versions';
import { CURRENT_TARIFF, INSERT_TARIFF, LOCK_TARIFF } from '../settings.queries';
import { act, openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone, right } from '../../identity/acts/rules';

/** The tariff in force now, whole FCFA; indicative. */
export const fineTariff = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (services: Services): Promise<FineTariff> => {
    const [tariff]: FineTariff[] = await services.db.rows(CURRENT_TARIFF, [services.clock()]);
    if (tariff === undefined) {
      throw new Error('The tariff that holds for all time before the first change is gone.');
    }
    return tariff;
  },
);

/**
 * Puts a tariff in force from now on; earlier violations stay at the fine of their time.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (warningXaf, dangerXaf) where they fall, CONFLICT with `current` for another version than the
 * one given
 */
export const setFineTariff = act(
  { may: right('canEditSettings') },
  async (ctx, asked: FineTariff & { readonly version?: number | null }): Promise<FineTariff> => {
    const { accountId } = ctx.actor;
    const { cautionXaf, warningXaf, dangerXaf, version = null } = asked;
    const tariff = { cautionXaf, warningXaf, dangerXaf };
    refuseFalling(tariff);
    await inTransaction(ctx, async (changing) => {
      await changing.db.rows(LOCK_TARIFF, []);
      const read = (): Promise<FineTariff> => fineTariff(changing);
      await refuseOtherVersion(changing, { kind: 'tariff', version, read });
      await changing.db.rows(INSERT_TARIFF, [cautionXaf, warningXaf, dangerXaf, ctx.clock(), accountId]);
      await recordAct(changing, { act: 'FINE_TARIFF_CHANGED', details: tariff });
    });
    return tariff;
  },
);

function refuseFalling(tariff: FineTariff): void {
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
