import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import {
  DELETE_EMPTY_FIGURES,
  FOLD_FIGURES,
  FOLD_VEHICLES,
  IS_FOLDING_DUE,
  LOCK_FOLDING,
  RENUMBER_HOURS,
} from './rollups.queries';
import { FOLD_SEGMENTS } from '../segments/segments.queries';

/**
 * Folds what triggers have added into the figures. Nobody waits for it: anyone who reads adds up both, before
 * and after.
 * Of several processes one does it.
 */
export async function foldRollups(services: Services): Promise<void> {
  const [state]: { isDue: boolean }[] = await services.db.rows(IS_FOLDING_DUE, []);
  if (state?.isDue !== true) {
    return;
  }
  await inTransaction({ ...services, actor: null }, async ({ db }) => {
    const [lock]: { isLocked: boolean }[] = await db.rows(LOCK_FOLDING, []);
    if (lock?.isLocked !== true) {
      return;
    }
    await db.rows(RENUMBER_HOURS, []);
    await db.rows(FOLD_FIGURES, []);
    await db.rows(DELETE_EMPTY_FIGURES, []);
    await db.rows(FOLD_VEHICLES, []);
    await db.rows(FOLD_SEGMENTS, []);
  });
}
