import { DAY_MS } from '@wakafine/domain/units';
import { hasRecentBackup, readProof } from '../../../platform/backup/last-proof';
import { LAST_RUNS } from '../../../platform/jobs/job-runs.queries';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { AppCtx } from '../../identity/accounts/actor';
import { NOTHING_ELSE, SOURCE_ROWS } from './attention-row';
import type { AttentionRow } from './attention-row';
import { FAILED_RUNS } from './sources.queries';

/** Jobs whose last run failed; the cause grows with every further failure of the last two hours. */
export async function failingJobs({ db, clock, gauges }: AppCtx): Promise<AttentionRow[]> {
  const stored = new Map((await db.rows(LAST_RUNS, [])).map((row) => [row.name, row.hasFailed]));
  const names = gauges
    .jobRuns()
    .filter(({ name, hasFailed }) => stored.get(name) ?? hasFailed)
    .map(({ name }) => name)
    .slice(0, SOURCE_ROWS);
  const failures = new Map(
    (await db.rows(FAILED_RUNS, [arrayParameter(names)])).map((row) => [row.name, row]),
  );
  return names.map((name) => {
    const runs = failures.get(name)?.runs ?? 1;
    return {
      ...NOTHING_ELSE,
      kind: 'JOB',
      subjectId: name,
      subject: name,
      count: runs,
      size: runs,
      sinceAt: failures.get(name)?.sinceAt ?? clock(),
    };
  });
}

/** One row while no backup of the last two nights is proven; the cause grows with every further day. */
export async function unprovenBackups({ backups, clock }: AppCtx): Promise<AttentionRow[]> {
  const nowMs = clock().getTime();
  if (backups === null || (await hasRecentBackup(backups.folder, nowMs))) {
    return [];
  }
  const proof = await readProof(backups.folder);
  const days = proof === null ? null : Math.floor((nowMs - Date.parse(proof.madeAt)) / DAY_MS);
  return [
    {
      ...NOTHING_ELSE,
      kind: 'BACKUP',
      subjectId: 'nightly',
      count: days,
      size: days ?? 0,
      sinceAt: proof === null ? new Date(nowMs) : new Date(proof.madeAt),
    },
  ];
}
