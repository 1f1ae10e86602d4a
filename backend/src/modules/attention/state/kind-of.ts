import { ATTENTION_KINDS } from '@wakafine/domain/attention/attention';
import type { AttentionKind } from '@wakafine/domain/attention/attention';

/** Kind of a row of the queue by its id; null for what is no id of one. */
export function kindOf(id: string): AttentionKind | null {
  return ATTENTION_KINDS.find((kind) => id.startsWith(`${kind}:`)) ?? null;
}
