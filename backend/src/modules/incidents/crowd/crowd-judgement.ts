import { CROWD_REASONS, doCorroborate, judgeCrowdReport } from '@wakafine/domain/incidents/crowd-validator';
import type { CrowdReport, CrowdVerdict } from '@wakafine/domain/incidents/crowd-validator';
import { statusesBefore } from '@wakafine/domain/incidents/incident-state';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { AppCtx } from '../../identity/accounts/actor';
import { Incident } from '../incident.entity';
import { incidentChanged } from '../incidents.events';
import { JUDGE_CROWD_REPORTS, STORE_VERDICTS, VERIFY_INCIDENTS } from './crowd-reports.queries';

/** Subject of a crowd report: one of the two. */
export interface CrowdSubject {
  readonly violationId: number | null;
  readonly incidentId: number | null;
}

/** A crowd report that is stored. */
export interface KnownReport extends CrowdReport, CrowdSubject {
  readonly id: number;
  readonly isVerified: boolean;
}

/** A crowd report and what those around it make of it. */
export interface Judged {
  readonly report: KnownReport;
  readonly verdict: CrowdVerdict;
}

/** Judges a new report, and anew those that it corroborates and that are not verified yet. */
export function judgeAround(own: KnownReport, others: readonly KnownReport[]): Judged[] {
  const all = [own, ...others];
  const open = others.filter((other) => !other.isVerified && doCorroborate(own, other));
  return [own, ...open].map((report) => ({
    report,
    verdict: judgeCrowdReport(
      report,
      all.filter((other) => other !== report),
    ),
  }));
}

/** Stores how reports were judged, and what that makes of what they are about. */
export async function storeJudgement(ctx: AppCtx, judged: readonly Judged[]): Promise<void> {
  await ctx.db.rows(JUDGE_CROWD_REPORTS, [
    arrayParameter(judged.map(({ report }) => report.id)),
    arrayParameter(judged.map(({ verdict }) => verdict.isVerified)),
    arrayParameter(judged.map(({ verdict }) => verdict.confidence)),
  ]);
  await storeVerdicts(ctx, strongestOfEach(judged));
}

/** Stores verdicts on violations and incidents; an incident that others agree with becomes VERIFIED. */
export async function storeVerdicts(ctx: AppCtx, judged: readonly Judged[]): Promise<void> {
  const { db, clock, emit } = ctx;
  await db.rows(STORE_VERDICTS, [
    arrayParameter(judged.map(({ report }) => report.violationId)),
    arrayParameter(judged.map(({ report }) => report.incidentId)),
    arrayParameter(judged.map(({ verdict }) => verdict.isVerified)),
    arrayParameter(judged.map(({ verdict }) => verdict.confidence)),
    arrayParameter(judged.map(({ verdict }) => verdict.reason)),
  ]);
  const incidents = judged.filter(({ verdict }) => verdict.isVerified).map(({ report }) => report.incidentId);
  const verified = await db.rows(VERIFY_INCIDENTS, [
    arrayParameter(incidents.filter((id) => id !== null)),
    arrayParameter(statusesBefore('VERIFIED')),
    CROWD_REASONS.VALIDATED,
    clock(),
  ]);
  for (const { id } of verified) {
    emit(incidentChanged(await db.entities.findOneByOrFail(Incident, { id })));
  }
}

/** Of several reports about the same thing, the one in which there is most confidence. */
function strongestOfEach(judged: readonly Judged[]): Judged[] {
  const byRecord = new Map<number | null, Judged>();
  for (const each of judged) {
    const record = each.report.violationId ?? each.report.incidentId;
    const known = byRecord.get(record);
    if (known === undefined || known.verdict.confidence < each.verdict.confidence) {
      byRecord.set(record, each);
    }
  }
  return [...byRecord.values()];
}
