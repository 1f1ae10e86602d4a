import type { FineTariff } from '@wakafine/domain/violations/fine-tariff';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import type { JudgedRow } from './crowd-verdict.presenter';
import type { ViolatorStatus } from '../vehicle-enums';
import { VIOLATION_DETAILS } from './violation-details.queries';

/** Facts behind a violation. */
export interface ViolationDetails extends FineTariff, JudgedRow {
  readonly id: number;
  /** Null where the agency has none, is unknown, or the travel was private. */
  readonly agencyPhone: string | null;
  /** The same of the agency that may be named in public. */
  readonly namedAgencyPhone: string | null;
  readonly vehicleStatus: ViolatorStatus;
  /** Ranked violations of the vehicle before this one, above confirmed limits. */
  readonly previousViolations: number;
  /** Violations of grade A or B of the vehicle before this one that are of the same account. */
  readonly ownPreviousViolations: number;
}

/**
 * Facts behind violations, one for each id in one statement; null for what is not there. `isPublic` goes by the
 * hour of
 * their start, so that a tariff that changed within it says nothing of the minute.
 */
export async function violationDetails(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
  { isPublic }: { isPublic: boolean },
): Promise<(ViolationDetails | null)[]> {
  const rows: ViolationDetails[] = await db.rows(VIOLATION_DETAILS, [arrayParameter(ids), isPublic]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
