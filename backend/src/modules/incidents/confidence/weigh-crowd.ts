import { judgeCrowd } from '@wakafine/domain/incidents/crowd-confidence';
import type { CrowdConfidence } from '@wakafine/domain/incidents/crowd-confidence';
import type { CrowdVoice } from '@wakafine/domain/incidents/crowd-voices';
import { isHazard } from '@wakafine/domain/incidents/half-lives';
import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { MINUTE_MS } from '@wakafine/domain/units';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import type { AppCtx } from '../../identity/accounts/actor';
import { crowdWeighed } from '../incidents.events';
import {
  CROWD_VOICES,
  LOCK_INCIDENT_CROWD,
  STORE_INCIDENT_CROWD,
  UNCONFIRM_INCIDENT,
} from './crowd-confidence.queries';
import type { VoiceRow } from './crowd-confidence.queries';

/** Time in which a hazard on somebody's screen may be answered after it is no hazard any more. */
const ANSWER_FOR_MS = 10 * MINUTE_MS;

/** Confidence of the crowd in incidents now, one for each id in one statement; null where nobody says anything. */
export async function crowdConfidences(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<(CrowdConfidence | null)[]> {
  const rows: VoiceRow[] = await db.rows(CROWD_VOICES, [arrayParameter(ids)]);
  const nowMs = clock().getTime();
  const byIncident = new Map<number, VoiceRow[]>();
  for (const row of rows) {
    byIncident.set(row.incidentId, [...(byIncident.get(row.incidentId) ?? []), row]);
  }
  return ids.map((id) => {
    const voices = byIncident.get(id);
    const type = voices?.[0]?.incidentType;
    return voices === undefined || type === undefined
      ? null
      : judgeCrowd(voices.map(voiceOf), { type, nowMs });
  });
}

/**
 * Weighs anew what is said of an incident, in the transaction in which somebody has said it or staff have decided, and stores until
 * when it is a confirmed hazard. What is closed, has no place or drives on is none.
 */
export async function weighCrowd(ctx: AppCtx, incidentId: number): Promise<void> {
  const [incident] = await ctx.db.rows(LOCK_INCIDENT_CROWD, [incidentId]);
  if (incident === undefined || !incident.isPlaced || !isHazard(incident.incidentType)) {
    return;
  }
  ctx.emit(crowdWeighed({ incidentId }));
  const [judged] = isIncidentClosed(incident.status) ? [] : await crowdConfidences(ctx, [incidentId]);
  const untilMs = judged?.confirmedUntilMs ?? null;
  const answerUntil = new Date(ctx.clock().getTime() + ANSWER_FOR_MS);
  if (untilMs === null) {
    await ctx.db.rows(UNCONFIRM_INCIDENT, [incidentId, answerUntil]);
    return;
  }
  const until = new Date(untilMs);
  await ctx.db.rows(STORE_INCIDENT_CROWD, [incidentId, until, until > answerUntil ? until : answerUntil]);
}

function voiceOf(row: VoiceRow): CrowdVoice {
  const { accountId, vehicleId, kind, isThere, saidAtMs, isProven, devices } = row;
  const { resolvedCount, rejectedCount, voicesOfDay } = row;
  return {
    account: accountId === null ? kind : String(accountId),
    vehicle: vehicleId === null ? null : String(vehicleId),
    ...{ kind, isThere, saidAtMs, isProven, devices, resolvedCount, rejectedCount, voicesOfDay },
  };
}
