import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import type { ChosenFigures } from '@wakafine/domain/segment-figures/chosen-figures';
import type { Measured } from '@wakafine/domain/segment-figures/measure-figures';
import type { WeekHour } from '@wakafine/domain/segment-figures/sum-figures';
import { limitOfSegment, limitProfile } from '@wakafine/domain/segments/limit-profile';
import type { LimitSpan } from '@wakafine/domain/segments/limit-profile';
import { classesOf } from '@wakafine/domain/segments/segment-filter';
import type { FilteredTimes, SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { SEGMENT_DIRECTIONS } from '@wakafine/domain/segments/segments-file';
import type { SegmentDirection, SegmentEntry } from '@wakafine/domain/segments/segments-file';
import { BIN_COUNT } from '@wakafine/domain/segments/speed-bins';
import { MINUTE_MS } from '@wakafine/domain/units';
import { AppError, badInput } from '../../../platform/errors';
import { loadSegments } from '../../../platform/geo/segments';
import { defineSharedAnswer } from '../../../platform/memory/shared-answer';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import type { AppCtx } from '../../identity/accounts/actor';
import { limitBasis } from '../../limits/register/limit-register';
import { readCoverage } from '../traffic-counts/read-coverage';
import type { CountedCoverage } from '../traffic-counts/read-coverage';
import { compareSums, compareWhole, NO_SUMS, sumsBy } from './compare-sums';
import type { Compared } from './compare-sums';
import { chosenBy, measuredOf, readSums } from './segment-sums';
import { SEGMENT_VIOLATIONS } from './segment-sums.queries';
import type { RowOf } from '../../../platform/db/statement';

/**
 * The figures follow the ledger, which is ten minutes behind: those of half a minute ago serve all who ask for the same, and those of
 * five minutes ago while they are read anew.
 */
const REMEMBERED_MS = 30_000;
const OLD_MS = 5 * MINUTE_MS;
/** Violations that stand on the page of a segment. */
const VIOLATIONS = 100;
const sharedFigures = defineSharedAnswer<Figures>({
  ...{ ttlMs: REMEMBERED_MS, oldMs: OLD_MS, maxEntries: 50 },
});

/** Nothing driven now. */
const NOT_MEASURED: Measured = {
  speedM: { ALONG: new Float64Array(BIN_COUNT), AGAINST: new Float64Array(BIN_COUNT) },
  vehicles: 0,
};

/** A segment that was driven, with what was measured on it now. */
export interface SegmentRow extends Compared<string> {
  readonly segment: SegmentEntry;
  /** Metres by bins of 5 km/h, of both directions together. */
  readonly speedM: readonly number[];
  /** The same by direction, of those that were driven. */
  readonly directions: readonly {
    readonly direction: SegmentDirection;
    readonly speedM: readonly number[];
  }[];
  /** Different vehicles. */
  readonly vehicles: number;
  /** In force at its middle now for the first class that was asked for, km/h. */
  readonly limitKmh: number | null;
}

/** Figures of the segments that a filter means. */
export interface SegmentAnalytics {
  readonly times: FilteredTimes;
  readonly whole: Compared<null>;
  /** All that were driven, each with its verdict. */
  readonly all: readonly Compared<string>[];
  readonly roads: readonly Compared<string>[];
  readonly classes: readonly Compared<string>[];
  readonly agencies: readonly Compared<string>[];
  readonly weekHours: readonly WeekHour[];
  /** Share of the traffic that is seen; null where nobody has counted. */
  readonly coverage: CountedCoverage | null;
}

/** The figures of a filter that are remembered. */
interface Figures extends Omit<SegmentAnalytics, 'coverage'> {
  /** The first of all, as many as a page has at most. */
  readonly rows: readonly SegmentRow[];
}

/** One segment in all that is known of it. */
export interface SegmentDetail {
  readonly row: SegmentRow;
  readonly limits: readonly LimitSpan[];
  /** The newest of those behind its figures. */
  readonly violations: readonly RowOf<'segments.violations'>[];
  readonly weekHours: readonly WeekHour[];
}

/**
 * Figures of all segments that a filter means together, and by road, class, agency and hour. They are shared by all who ask.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const getSegmentAnalytics = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { filter }: { filter: SegmentFilter }): Promise<SegmentAnalytics> => {
    const { segments } = chosenBy(filter, await loadSegments());
    const [figures, coverage] = await Promise.all([
      figuresOf(ctx, filter),
      readCoverage(ctx, { segments: segments === null ? null : [...segments], vehicles: filter.vehicles }),
    ]);
    return { ...figures, coverage };
  },
);

/**
 * Segments by a filter, the worst by its lower bound first. They are shared by all who ask.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (first)
 */
export const getSegments = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (
    ctx,
    { filter, first }: { filter: SegmentFilter; first: number },
  ): Promise<readonly SegmentRow[]> => {
    if (!isWithin(first, LIMITS.pageSize)) {
      throw badInput({
        first: `Must be a whole number from ${LIMITS.pageSize.min} to ${LIMITS.pageSize.max}`,
      });
    }
    const { rows } = await figuresOf(ctx, filter);
    return rows.slice(0, first);
  },
);

/**
 * One segment by the same filter, of whatever road.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, NOT_FOUND
 */
export const getSegment = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { id, filter }: { id: string; filter: SegmentFilter }): Promise<SegmentDetail> => {
    const index = await loadSegments();
    const segment = index.byId.get(id);
    if (segment === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const chosen = { ...chosenBy({ ...filter, road: null }, index), segments: new Set([id]) };
    const sums = await readSums(ctx, filter, chosen);
    const own = sums.segments[0] ?? { key: id, now: NO_SUMS, before: NO_SUMS };
    const [row] = await measuredOn(ctx, compareSums([own]), { filter, chosen, times: sums.times });
    if (row === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const asked = { basis: await limitBasis(ctx), ...askedFor(ctx, filter) };
    const violations = await violationsOn(ctx, id, { chosen, times: sums.times });
    return { row, limits: limitProfile(segment, asked), violations, weekHours: sums.weekHours };
  },
);

/** Every segment that was driven in the times of a filter, the worst by its lower bound first. For those who may have a file of them. */
export async function drivenSegments(
  ctx: AppCtx,
  filter: SegmentFilter,
): Promise<{ readonly rows: readonly SegmentRow[]; readonly times: FilteredTimes }> {
  const { all, times } = await figuresOf(ctx, filter);
  const chosen = chosenBy(filter, await loadSegments());
  const rows = await measuredOn(ctx, all, { filter, chosen, times });
  return { rows, times };
}

function violationsOn(
  { db }: AppCtx,
  id: string,
  { chosen, times }: Pick<Asked, 'chosen' | 'times'>,
): Promise<RowOf<'segments.violations'>[]> {
  const { classes, direction, agency, hours, weekdays } = chosen;
  const [from, until] = [new Date(times.fromMs), new Date(times.untilMs)];
  return db.rows(SEGMENT_VIOLATIONS, [
    ...([from, until, id, [...classes], direction, agency] as const),
    ...([[...hours], [...weekdays], VIOLATIONS] as const),
  ]);
}

function figuresOf(ctx: AppCtx, filter: SegmentFilter): Promise<Figures> {
  return sharedFigures.ask(ctx, JSON.stringify(filter), () => readFigures(ctx, filter));
}

async function readFigures(ctx: AppCtx, filter: SegmentFilter): Promise<Figures> {
  const index = await loadSegments();
  const chosen = chosenBy(filter, index);
  const sums = await readSums(ctx, filter, chosen);
  // Ids of pieces that a newer file has no more stay in the sums of their time, and in no list.
  const known = sums.segments.filter(({ key }) => index.byId.has(key));
  const { times, weekHours } = sums;
  const all = compareSums(known);
  const rows = await measuredOn(ctx, all.slice(0, LIMITS.pageSize.max), { filter, chosen, times });
  return {
    ...{ times, all, weekHours, rows },
    whole: compareWhole(sums.segments),
    roads: compareSums(sumsBy(known, (id) => index.byId.get(id)?.road ?? '')),
    classes: compareSums(sums.classes),
    agencies: compareSums(sums.agencies, { isNaming: true }),
  };
}

interface Asked {
  readonly filter: SegmentFilter;
  readonly chosen: ChosenFigures;
  readonly times: FilteredTimes;
}

/** The segments that are shown with their speeds, vehicles and limits. */
async function measuredOn(
  ctx: AppCtx,
  compared: readonly Compared<string>[],
  { filter, chosen, times }: Asked,
): Promise<SegmentRow[]> {
  const shown = { ...chosen, segments: new Set(compared.map(({ key }) => key)) };
  const [index, basis, measured] = await Promise.all([
    loadSegments(),
    limitBasis(ctx),
    measuredOf(ctx, { times, chosen: shown }),
  ]);
  return compared.flatMap((row) => {
    const segment = index.byId.get(row.key);
    const { speedM, vehicles } = measured.get(row.key) ?? NOT_MEASURED;
    return segment === undefined
      ? []
      : [
          {
            ...row,
            segment,
            speedM: Array.from(speedM.ALONG, (metres, bin) => metres + (speedM.AGAINST[bin] ?? 0)),
            directions: SEGMENT_DIRECTIONS.map((direction) => ({
              direction,
              speedM: [...speedM[direction]],
            })).filter((way) => way.speedM.some((metres) => metres > 0)),
            vehicles,
            limitKmh: limitOfSegment(segment, { basis, ...askedFor(ctx, filter) }),
          },
        ];
  });
}

function askedFor({ clock }: Pick<AppCtx, 'clock'>, { vehicles }: SegmentFilter) {
  return { vehicleClass: classesOf(vehicles)[0] ?? 'CAR', atMs: clock().getTime() };
}
