import { ATTENTION_FACTS, SOURCE_KINDS } from '@wakafine/domain/attention/attention';
import type { AttentionKind, SourceKind } from '@wakafine/domain/attention/attention';
import { hasPermission } from '../../identity/accounts/actor';
import type { Actor, AppCtx } from '../../identity/accounts/actor';
import { NOTHING_ELSE, SOURCE_ROWS } from './attention-row';
import type { AttentionRow } from './attention-row';
import { limitProposals, ruleProposals, statusProposals, waitingCases } from './decision-sources';
import { impossibleTracks, ratesOutsideBand, silentAgencies, unansweredIncidents } from './road-sources';
import { failingJobs, unprovenBackups } from './service-sources';

const SOURCES: Readonly<Record<SourceKind, (ctx: AppCtx) => Promise<AttentionRow[]>>> = {
  STATUS_PROPOSAL: statusProposals,
  RULE_PROPOSAL: ruleProposals,
  LIMIT_PROPOSAL: limitProposals,
  CASE: waitingCases,
  INCIDENT: unansweredIncidents,
  RATE: ratesOutsideBand,
  SILENT_AGENCY: silentAgencies,
  TRACKS: impossibleTracks,
  JOB: failingJobs,
  BACKUP: unprovenBackups,
};

/** Answer of one source. */
export interface SourceRead {
  readonly rows: readonly AttentionRow[];
  /** Whether there may be more rows than were read. */
  readonly isCut: boolean;
}

/** Sources that were read already, for everybody who asks about the same moment. */
export type SourceReads = Map<SourceKind, Promise<SourceRead>>;

/** Whether somebody may read rows of a kind; of a source that failed, those of the kind that it has. */
export function mayReadKind(actor: Actor, kind: AttentionKind, subjectId = ''): boolean {
  const source = SOURCE_KINDS.find((each) => each === subjectId);
  return hasPermission(
    actor,
    ATTENTION_FACTS[kind === 'SOURCE' && source !== undefined ? source : kind].right,
  );
}

/**
 * Rows of a kind; none where the actor may not read them. Of a source that fails there is one row that says so, and the cause is in
 * the log.
 */
export async function readSource(
  ctx: AppCtx,
  kind: SourceKind,
  known: SourceReads = new Map(),
): Promise<SourceRead> {
  if (!mayReadKind(ctx.actor, kind)) {
    return { rows: [], isCut: false };
  }
  const read = known.get(kind) ?? safeRead(ctx, kind);
  known.set(kind, read);
  const { rows, isCut } = await read;
  const accountId = ctx.actor?.accountId ?? 0;
  return { rows: rows.filter(({ excludedIds }) => !excludedIds.includes(accountId)), isCut };
}

/** All that the actor may read; the sources are asked side by side. */
export async function readSources(ctx: AppCtx, known: SourceReads = new Map()): Promise<SourceRead> {
  const reads = await Promise.all(SOURCE_KINDS.map((kind) => readSource(ctx, kind, known)));
  return { rows: reads.flatMap(({ rows }) => rows), isCut: reads.some(({ isCut }) => isCut) };
}

async function safeRead(ctx: AppCtx, kind: SourceKind): Promise<SourceRead> {
  try {
    const rows = await SOURCES[kind](ctx);
    return { rows, isCut: rows.length >= SOURCE_ROWS };
  } catch (error) {
    ctx.log.error({ err: error, kind }, 'a source of the attention queue could not be read');
    const failed = { ...NOTHING_ELSE, kind: 'SOURCE', subjectId: kind, detail: kind } as const;
    return { rows: [{ ...failed, sinceAt: ctx.clock() }], isCut: false };
  }
}
