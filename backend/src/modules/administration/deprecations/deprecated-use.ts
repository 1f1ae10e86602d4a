import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import type { Services } from '../../../platform/context/context';
import { ADD_DEPRECATED_USE, DELETE_OLD_DEPRECATED_USE, DEPRECATED_USE } from './deprecated-use.queries';

/** Days for which uses are stored; a field is announced for half a year. */
const STORED_DAYS = 400;
/** Days over which uses are summed. */
const SHOWN_DAYS = 30;

/** Uses of a deprecated field by one caller in the last 30 days. */
export interface FieldUse {
  readonly field: string;
  readonly caller: string;
  readonly uses: number;
  /** The last day of Africa/Douala, such as 2026-11-20. */
  readonly lastDay: string;
  /** Null for no key, and for one that is gone. */
  readonly keyName: string | null;
}

/** Stores what was asked for since the last time. */
export async function storeDeprecatedUse({ db, deprecatedUse }: Services): Promise<void> {
  await deprecatedUse.flush(async (used) => {
    await db.rows(ADD_DEPRECATED_USE, [
      used.map(({ field }) => field),
      used.map(({ caller }) => caller),
      used.map(({ day }) => isoDay(day)),
      used.map(({ uses }) => uses),
    ]);
  });
}

/** Uses of the last 30 days by field and caller, those most asked for first. */
export function listDeprecatedUse({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<FieldUse[]> {
  return db.rows(DEPRECATED_USE, [isoDay(civilDayOf(clock().getTime()) - SHOWN_DAYS)]);
}

/** Deletes uses that are stored for long enough. */
export async function deleteOldDeprecatedUse({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_DEPRECATED_USE, [isoDay(civilDayOf(clock().getTime()) - STORED_DAYS)]);
}
