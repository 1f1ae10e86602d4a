import { randomInt } from 'node:crypto';
import { CODE_SYMBOLS } from '@wakafine/domain/people/vehicle-code';
import type { AppCtx } from '../../identity/accounts/actor';
import { ALIAS_OF_DRIVER, DRIVERS_WITHOUT_ALIAS, INSERT_ALIAS } from './fleet.queries';

/** 20 random bits, within one agency. */
const ALIAS_LENGTH = 4;
/** An alias in use is drawn again; with thousands of drivers one draw in a hundred is. */
const DRAWS_AT_MOST = 5;

/**
 * Gives those who have driven for an agency since a time an alias of their own there. It is drawn by lot: two agencies that compare
 * theirs link nobody, and no key that is lost reveals any.
 */
export async function nameDrivers(
  { db }: Pick<AppCtx, 'db'>,
  { agency, from }: { agency: string; from: Date },
): Promise<void> {
  for (let draw = 0; draw < DRAWS_AT_MOST; draw += 1) {
    const unnamed = await db.rows(DRIVERS_WITHOUT_ALIAS, [agency, from]);
    if (unnamed.length === 0) {
      return;
    }
    for (const { accountId } of unnamed) {
      await db.rows(INSERT_ALIAS, [agency, accountId, drawAlias()]);
    }
  }
}

/** Gives a driver an alias in an agency, unless they have one. */
export async function nameDriver(
  { db }: Pick<AppCtx, 'db'>,
  { agency, accountId }: { agency: string; accountId: number },
): Promise<void> {
  for (let draw = 0; draw < DRAWS_AT_MOST; draw += 1) {
    await db.rows(INSERT_ALIAS, [agency, accountId, drawAlias()]);
    const named = await db.rows(ALIAS_OF_DRIVER, [agency, accountId]);
    if (named.length > 0) {
      return;
    }
  }
}

function drawAlias(): string {
  const symbols = Array.from({ length: ALIAS_LENGTH }, () =>
    CODE_SYMBOLS.charAt(randomInt(CODE_SYMBOLS.length)),
  );
  return symbols.join('');
}
