import { isSameLimit } from '@wakafine/domain/limits/limit-content';
import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { readLimits } from '@wakafine/domain/limits/limit-geojson';
import type { ReadLimit } from '@wakafine/domain/limits/limit-geojson';
import { badInput } from '../../../platform/errors';
import type { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { limitsInForce } from '../register/export-speed-limits';
import { proposeLimitChanges } from './propose-limit-changes';
import type { IndexedRefusal } from './propose-limit-changes';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Number of faults of a file that are reported at once. */
const FAULTS_MAX = 200;

/** A file of limits, with what is to come of them. */
export interface ImportLimits {
  /** A GeoJSON FeatureCollection, whatever it is in truth. */
  readonly limits: unknown;
  /** Null: from when they are seconded. */
  readonly validFrom: Date | null;
  readonly reason: string;
  readonly clientId: string | null;
}

/** Outcome for a file. */
export interface ImportedLimits {
  readonly proposed: number;
  /** Features that say what the register says already. */
  readonly unchanged: number;
}

/**
 * Proposes every limit of a file that the register does not say already, all or none: those with the identifier of a limit
 * as its new validity, those without as new ones.
 * @throws what `proposeLimitChanges` does, BAD_USER_INPUT with the faults of each feature (limits.features.3.geometry)
 */
export const importSpeedLimits = act(
  { may: right('keepLimits') },
  async (ctx, file: ImportLimits): Promise<ImportedLimits> => {
    const { limits, changes } = await changesOfFile(ctx, file.limits);
    const { reason, clientId, validFrom } = file;
    const rows = await proposeLimitChanges(ctx, {
      ...{ reason, clientId, validFrom, validUntil: null, changes },
      content: { limits },
      refuse: (refusals) => refuseFeatures(changes, refusals),
    });
    return { proposed: rows.length, unchanged: limits.length - rows.length };
  },
);

/** A change that a feature of a file asks for; `index` is that of the feature, from 0. */
export interface FeatureChange {
  readonly limitId: string | null;
  readonly content: LimitContent;
  readonly index: number;
}

/**
 * The limits of a file, and the changes of the register that they ask for.
 * @throws BAD_USER_INPUT with the faults of each feature (limits.features.3.geometry)
 */
export async function changesOfFile(
  ctx: AppCtx,
  file: unknown,
): Promise<{ limits: readonly ReadLimit[]; changes: readonly FeatureChange[] }> {
  const { limits, faults } = readLimits(file);
  if (Object.keys(faults).length > 0) {
    throw faultyFile(faults);
  }
  const inForce = new Map((await limitsInForce(ctx)).map((limit) => [limit.id, limit]));
  const changes = limits.flatMap(({ id, content }, index) => {
    const known = inForce.get(id ?? '');
    return known !== undefined && isSameLimit(content, known) ? [] : [{ limitId: id, content, index }];
  });
  return { limits, changes };
}

/** Throws what is wrong with changes that a file asks for, by the features that ask for them. */
export function refuseFeatures(
  changes: readonly FeatureChange[],
  refusals: readonly IndexedRefusal[],
): never {
  const faults = refusals.flatMap(({ index, refusal }) => {
    const found = 'faults' in refusal ? refusal.faults : { limitId: refusal.conflict };
    return Object.entries(found).map(([field, sentence]) => [
      `features.${changes[index]?.index ?? 0}.${field === 'limitId' ? 'id' : field}`,
      sentence,
    ]);
  });
  throw faultyFile(Object.fromEntries(faults));
}

function faultyFile(faults: Readonly<Record<string, string>>): AppError {
  const received = Object.entries(faults).slice(0, FAULTS_MAX);
  return badInput(Object.fromEntries(received.map(([field, sentence]) => [`limits.${field}`, sentence])));
}
