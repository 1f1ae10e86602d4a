import { canonicalJson } from '@wakafine/domain/evidence/canonical-json';
import type { EvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import type { RecordKind } from '@wakafine/domain/evidence/record';
import type { Ctx } from '../../../platform/context/context';
import { APPEND_LEAF } from './log.queries';

/** A record that is to be stored. */
export interface NewRecord {
  readonly kind: RecordKind;
  /** The violation that it is about, with which its parts go; null where it is about none. */
  readonly violationId: number | null;
  /**
   * Its parts by name, lower-case letters only. What has to go when somebody is erased belongs into a part of its own. `proof`
   * is the number of a proof, and no secret.
   */
  readonly parts: Readonly<Record<string, EvidenceJson>>;
}

/**
 * Writes a record into the log, in the transaction of what it is about, and gives the number of its leaf. It comes into the
 * signed tree within a minute.
 */
export async function appendLeaf(
  { db }: Pick<Ctx, 'db'>,
  { kind, violationId, parts }: NewRecord,
): Promise<number> {
  const names = Object.keys(parts).sort();
  const texts = names.map((name) => canonicalJson(parts[name] ?? null));
  const [leaf] = await db.rows(APPEND_LEAF, [kind, violationId, names, texts]);
  if (leaf === undefined) {
    throw new Error('The log gave no number to a leaf');
  }
  return leaf.id;
}
