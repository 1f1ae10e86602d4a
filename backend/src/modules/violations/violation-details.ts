import type { FineTariff } from '@wakafine/domain/fine-tariff';
import { arrayParameter } from '../../platform/array-parameter';
import type { Services } from '../../platform/context';
import type { JudgedRow } from './crowd-verdict.presenter';
import type { ViolatorStatus } from './vehicle-enums';
import { VIOLATION_DETAILS } from './violation-details.queries';

/** What stands behind a violation. */
export interface ViolationDetails extends FineTariff, JudgedRow {
  readonly id: number;
  /** Null where the agency has none, is unknown, or the travel was private. */
  readonly agencyPhone: string | null;
  readonly vehicleStatus: ViolatorStatus;
  /** Ranked violations of the vehicle before this one. */
  readonly previousViolations: number;
  /** The caution threshold in force at its start, km/h; null where no threshold was ever changed before. */
  readonly limitKmh: number | null;
}

/** What stands behind violations, one for each id in one statement; null for what is not there. */
export async function violationDetails(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<(ViolationDetails | null)[]> {
  const rows = await db.rows<ViolationDetails>(VIOLATION_DETAILS, [arrayParameter(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
