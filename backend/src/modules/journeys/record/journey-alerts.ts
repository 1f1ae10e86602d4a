import { driveAlerts } from '@wakafine/domain/speed/journey-state';
import type { Drive } from '@wakafine/domain/speed/journey-state';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import type { AppCtx } from '../../identity/accounts/actor';
import { ALERTS_OF_JOURNEYS } from '../journeys.queries';

/** The newest alerts are stored: a bound for a row that a push may write, above what a day of driving gives. */
const MOST_ALERTS = 500;

/** An alert as it lies in the row of its journey. */
export interface StoredAlert {
  /** ISO times; the end is null while it is open. */
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** km/h, of full windows like the mean. */
  readonly peakKmh: number;
  readonly meanKmh: number;
  readonly severity: ViolationSeverity;
  readonly latitude: number;
  readonly longitude: number;
  /** Whole degrees, 0-359; null where it has no direction. */
  readonly headingDeg: number | null;
}

/** The alerts of a drive as they are stored, oldest first; of more than 500 the newest. */
export function alertsToStore(drive: Drive, { hasEnded }: { hasEnded: boolean }): readonly StoredAlert[] {
  return driveAlerts(drive, { hasEnded })
    .slice(-MOST_ALERTS)
    .map(({ startedAtMs, endedAtMs, peakKmh, peakAt, headingDeg, meanKmh, severity }) => ({
      startedAt: new Date(startedAtMs).toISOString(),
      endedAt: endedAtMs === null ? null : new Date(endedAtMs).toISOString(),
      peakKmh,
      meanKmh,
      severity,
      latitude: peakAt.lat,
      longitude: peakAt.lng,
      headingDeg,
    }));
}

/** The alerts of journeys, oldest first: one list for each journey id. */
export async function alertsOfJourneys(
  ctx: AppCtx,
  journeyIds: readonly number[],
): Promise<(readonly StoredAlert[])[]> {
  const rows: { id: number; alerts: StoredAlert[] }[] = await ctx.db.rows(ALERTS_OF_JOURNEYS, [journeyIds]);
  const byId = new Map(rows.map(({ id, alerts }) => [id, alerts]));
  return journeyIds.map((id) => byId.get(id) ?? []);
}
