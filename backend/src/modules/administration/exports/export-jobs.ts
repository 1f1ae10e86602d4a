import type { CountedRoad } from '@wakafine/domain/places/road-corridors';
import { hoursOf } from '@wakafine/domain/segments/segment-filter';
import type { SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import { partPattern } from '../../../platform/search-text';
import type { AppCtx } from '../../identity/accounts/actor';
import { cellsOnRoad } from '../../incidents/read/cells-on-road';
import { countedRows } from '../../violations/read/counted-filter';
import { searchedPlate } from '../../violations/read/search-condition';
import { AUDIT_PART_MIN } from '../audit/list-audit-entries.queries';
import type { CountedFilter } from '../../violations/violations.inputs';
import type { ExportKind } from './files/export-cells';
import {
  DELETE_OLD_EXPORTS,
  END_EXPORT,
  EXPORT_PIECE,
  FAIL_LOST_EXPORTS,
  FIND_EXPORT,
  LIST_EXPORTS,
} from './export-jobs.queries';
import { canExport } from './exports.policy';
import { EXPORT_AUDIT, EXPORT_INCIDENTS, EXPORT_VIOLATIONS } from './export-rows.queries';
import type { ExportStatements } from './export-rows.queries';
import type { ExportFormat } from './files/formats';
import { act } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/** Time for which the file of an export is stored. */
const RETENTION_MS = DAY_MS;
/** An export of which nothing was heard for so long has lost its process. */
const LOST_AFTER_MS = 5 * MINUTE_MS;
const LISTED = 20;

/** Kinds whose rows are read by a statement; those of segments are figures. */
export type StatementKind = Exclude<ExportKind, 'SEGMENTS'>;

/** Filter of an export; null members do not narrow. Times are ISO 8601. */
export interface ExportFilter {
  readonly from: string | null;
  readonly to: string | null;
  readonly severity: string | null;
  readonly category: string | null;
  readonly agency: string | null;
  readonly status: string | null;
  readonly incidentType: string | null;
  readonly act: string | null;
  readonly actorName: string | null;
  readonly violationStatus: string | null;
  /** Hours of the day of incidents; left out of exports that were begun before there was such a filter. */
  readonly fromHour?: number | null;
  readonly untilHour?: number | null;
  /** Road of incidents; left out of exports that were begun before there was such a filter. */
  readonly road?: CountedRoad | null;
  /** Violations that one figure counts; left out of exports that were begun before there was such a filter. */
  readonly counted?: CountedFilter | null;
  /** Sentence of the segments; left out of exports that were begun before there was such a filter. */
  readonly segments?: SegmentFilter | null;
  /** Search text of the table. */
  readonly search: string | null;
  /** Whether that may find registration numbers of others. */
  readonly findsPlates: boolean;
}

/** An export as it is stored. */
export interface ExportJob {
  readonly id: number;
  readonly accountId: number;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly filter: ExportFilter;
  readonly hasFullPlates: boolean;
  readonly status: 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';
  /** Rows when it began. */
  readonly total: number;
  readonly done: number;
  readonly byteCount: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** Time when its file goes. */
  readonly expiresAt: Date;
}

/** Sources of the rows of each kind. */
export const STATEMENTS_OF: Readonly<Record<StatementKind, ExportStatements>> = {
  VIOLATIONS: EXPORT_VIOLATIONS,
  INCIDENTS: EXPORT_INCIDENTS,
  AUDIT: EXPORT_AUDIT,
};

/** The first values of the statements of a kind: nine of violations and incidents, eight of the audit log. */
export async function filterValues(
  { db }: Pick<Services, 'db'>,
  {
    kind,
    filter,
  }: {
    readonly kind: StatementKind;
    readonly filter: ExportFilter;
  },
): Promise<unknown[]> {
  const { from, to, severity, category, agency, status, incidentType, act, actorName, search } = filter;
  const hours = hoursOf({ fromHour: filter.fromHour ?? 0, untilHour: filter.untilHour ?? 24 });
  const times = { from: timeOf(from), to: timeOf(to) };
  const cells = filter.road ? await cellsOnRoad({ db }, filter.road, { ...times, accountId: null }) : null;
  const counted = filter.counted ? await countedRows(filter.counted) : null;
  const plate = searchedPlate(search ?? '', filter);
  const pattern = search === null ? null : partPattern(search);
  const isShort = search !== null && [...search].length < AUDIT_PART_MIN;
  const more = {
    VIOLATIONS: [severity, category, agency, filter.violationStatus, search, plate, counted],
    INCIDENTS: [severity, incidentType, cells, status, pattern, parseId(search ?? ''), hours],
    AUDIT: [act, actorName, null, null, isShort ? null : pattern, isShort ? search : null],
  };
  return [times.from, times.to, ...more[kind]];
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** An export of one's own; null for what is not there, not theirs, or older than a day. */
export const findExport = act(
  { may: signedIn, seen: { anyone: 'null' } },
  async (ctx, id: number | null): Promise<ExportJob | null> => {
    const { accountId } = ctx.actor;
    const [job]: ExportJob[] = await ctx.db.rows(FIND_EXPORT, [id, accountId, storedSince(ctx)]);
    return job ?? null;
  },
);

/** One's own exports of the last day, newest first. @throws UNAUTHENTICATED */
export const myExports = act({ may: signedIn }, (ctx): Promise<ExportJob[]> => {
  const { accountId } = ctx.actor;
  return ctx.db.rows(LIST_EXPORTS, [accountId, storedSince(ctx), LISTED]);
});

/**
 * Ends an export of one's own that is under way; one that has ended stays as it is.
 * @throws UNAUTHENTICATED, NOT_FOUND
 */
export const cancelExport = act(
  { may: signedIn, seen: { anyone: 'NOT_FOUND' } },
  async (ctx, id: number | null): Promise<ExportJob> => {
    const job = await requireExport(ctx, id);
    await ctx.db.rows(END_EXPORT, [job.id, 'CANCELLED', ctx.clock()]);
    return requireExport(ctx, id);
  },
);

/**
 * The file of an export of one's own, piece by piece. Who may not make it any more does not get it either.
 * @throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT while it is not done
 */
export const exportFile = act(
  { may: signedIn, seen: { anyone: 'NOT_FOUND' } },
  async (
    ctx,
    id: number | null,
  ): Promise<{ readonly job: ExportJob; readonly pieces: AsyncIterable<Uint8Array> }> => {
    const job = await requireExport(ctx, id);
    if (!canExport(ctx.actor, job)) {
      throw new AppError('FORBIDDEN');
    }
    if (job.status !== 'DONE') {
      throw new AppError('CONFLICT', { sentence: 'This export is not done.' });
    }
    return { job, pieces: piecesOf(ctx, job) };
  },
);

/** Ends exports whose server process is gone, and discards those that are older than a day. */
export async function tidyExports({ db, clock }: Services): Promise<void> {
  const now = clock();
  await db.rows(FAIL_LOST_EXPORTS, [new Date(now.getTime() - LOST_AFTER_MS), now]);
  await db.rows(DELETE_OLD_EXPORTS, [new Date(now.getTime() - RETENTION_MS)]);
}

async function* piecesOf({ db }: AppCtx, { id }: ExportJob): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const [piece] = await db.rows(EXPORT_PIECE, [id, position]);
    if (piece === undefined) {
      return;
    }
    yield piece.bytes;
  }
}

async function requireExport(ctx: AppCtx, id: number | null): Promise<ExportJob> {
  const job = await findExport(ctx, id);
  if (job === null) {
    throw new AppError('NOT_FOUND');
  }
  return job;
}

function storedSince({ clock }: AppCtx): Date {
  return new Date(clock().getTime() - RETENTION_MS);
}
