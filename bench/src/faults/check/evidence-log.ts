import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { World } from '../world/world';
import { inconsistentWith } from './checkpoints';
import type { SeenCheckpoint } from './checkpoints';
import { checkProofs, checkWitnessFiles, witnessKeys } from './proofs';

const SETTLED_WITHIN_MS = 240_000;
const ASK_EVERY_MS = 500;

/** Faults of the log of evidence, as sentences; none is right. */
export interface LogChecked {
  readonly leaves: number;
  readonly checkpoints: number;
  readonly wrong: readonly string[];
}

const UNSETTLED = `SELECT count(*)::int AS count FROM evidence_leaf leaf LEFT JOIN evidence_entry entry ON entry.leaf_id = leaf.id
  WHERE entry.leaf_id IS NULL`;
const PLACES = 'SELECT count(*)::int AS count, coalesce(max(position), -1)::int AS last FROM evidence_entry';
const WITHOUT_RECORD = `SELECT count(*)::int AS count FROM violation LEFT JOIN evidence_proof proof ON proof.violation_id = violation.id
  LEFT JOIN evidence_entry entry ON entry.leaf_id = proof.opened_leaf_id
  WHERE NOT violation.is_claimed AND entry.leaf_id IS NULL`;
const SHARED_RECORD = `SELECT count(*)::int AS count FROM (SELECT opened_leaf_id FROM evidence_proof
  GROUP BY opened_leaf_id HAVING count(*) > 1) shared`;
const DOUBLE_VIOLATIONS = `SELECT count(*)::int AS count FROM (SELECT journey_id, started_at FROM violation
  WHERE NOT is_claimed AND NOT is_withdrawn GROUP BY journey_id, started_at HAVING count(*) > 1) doubles`;

/** Checks that every violation is there once and in the log, without a gap, and that the log only ever grew. */
export async function checkEvidence(
  client: Client,
  { service, folder }: World,
  seen: readonly SeenCheckpoint[],
): Promise<LogChecked> {
  const count = async (query: string): Promise<number> =>
    (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;
  const untilMs = Date.now() + SETTLED_WITHIN_MS;
  while ((await count(UNSETTLED)) > 0 && Date.now() < untilMs) {
    await wait(ASK_EVERY_MS);
  }
  const witnessFolder = join(service.dataDir, 'witness');
  const wrong: string[] = [];
  const expectNone = (found: number, what: string): void => {
    if (found > 0) {
      wrong.push(`${found} ${what}`);
    }
  };
  expectNone(await count(UNSETTLED), 'records are in no tree');
  const { rows } = await client.query<{ count: number; last: number }>(PLACES);
  const { count: leaves, last } = rows[0] ?? { count: 0, last: -1 };
  expectNone(Math.abs(last + 1 - leaves), 'places of the log are empty');
  expectNone(await count(WITHOUT_RECORD), 'violations have no record in the log');
  expectNone(await count(SHARED_RECORD), 'records belong to two violations');
  expectNone(await count(DOUBLE_VIOLATIONS), 'violations are there twice');
  const inconsistent = await inconsistentWith(service.url, seen);
  expectNone(
    inconsistent.length,
    `states of the log are no beginning of it (${inconsistent.slice(0, 5).join(', ')})`,
  );
  const notes = join(folder, 'seen-checkpoints');
  await writeFile(notes, seen.map(({ note }) => `${note}\n`).join(''));
  const checked = await service.admin('check-log', ...(seen.length > 0 ? ['--against', notes] : []));
  if (checked.code !== 0 || !checked.out.includes('GOOD')) {
    wrong.push(`check-log says: ${checked.out.slice(0, 500)}`);
  }
  wrong.push(...(await checkProofs(client, service.url, await witnessKeys(witnessFolder))));
  // Nobody writes them any more.
  service.endSequencer();
  wrong.push(...(await checkWitnessFiles(witnessFolder, seen)));
  return { leaves, checkpoints: seen.length, wrong };
}
