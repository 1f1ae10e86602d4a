import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { dayOfNumber, numberOfDay, pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { AppError } from '../../../platform/errors';
import { loadPlaceWords } from '../../../platform/geo/place-words';
import { retentionInForce } from '../../settings/authority/retention-settings';
import {
  DAILY_REPORT_FILE,
  DAILY_REPORTS,
  DAY_FIGURES,
  DELETE_OLD_DAILY_REPORTS,
  STORE_DAILY_REPORT,
  KNOWN_DAYS,
} from './daily-reports.queries';
import { cellsOf, EXPORT_COLUMNS } from './files/export-cells';
import type { ExportRow } from './files/export-cells';
import { EXPORT_VIOLATIONS } from './export-rows.queries';
import { csvHead, csvRows } from './files/csv-file';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Days that are made up for when the server was down. */
const DAYS_BACK = 7;
const ROWS_PER_READ = 1_000;
const NO_FILTER = new Array<null>(7).fill(null);
const CONTENT = { kind: 'VIOLATIONS', hasFullPlates: false } as const;
const COLUMNS = EXPORT_COLUMNS.VIOLATIONS;

/** The figures of a day of Africa/Douala as they were when it was over. */
export interface DailyReport {
  /** Such as 2026-11-20. */
  readonly day: string;
  readonly madeAt: Date;
  readonly violationCount: number;
  readonly dangerCount: number;
  readonly journeyCount: number;
  readonly incidentCount: number;
}

/**
 * Makes the report of every day of the last seven that is over and has none, from midnight of Africa/Douala on; those
 * that are older than violations are stored go.
 */
export async function createDailyReports(services: Services): Promise<void> {
  const today = civilDayOf(services.clock().getTime());
  const days = Array.from({ length: DAYS_BACK }, (_, index) => today - 1 - index);
  const known = await services.db.rows(KNOWN_DAYS, [days.map(isoDay)]);
  const missing = days.filter((day) => !known.some((report) => report.day === isoDay(day)));
  for (const day of missing) {
    await createReport(services, day);
  }
  const { violationMonths } = await retentionInForce(services);
  await services.db.rows(DELETE_OLD_DAILY_REPORTS, [isoDay(today - violationMonths * 31)]);
}

/**
 * A page of the reports, newest day first; each has the number of its day, such as 20261120, as its id.
 * @throws UNAUTHENTICATED, FORBIDDEN without canGenerateReports, BAD_USER_INPUT (after)
 */
export const dailyReports = act(
  { may: right('canGenerateReports') },
  async (ctx, request: PageRequest): Promise<Page<DailyReport & { readonly id: number }>> => {
    const values = [dayOfNumber(request.afterId), request.first + 1] as const;
    const rows: DailyReport[] = await ctx.db.rows(DAILY_REPORTS, values);
    return pageOf(
      rows.map((row) => ({ ...row, id: numberOfDay(row.day) })),
      request,
    );
  },
);

/**
 * The violations of a day as CSV, with masked plates.
 * @throws UNAUTHENTICATED, FORBIDDEN without canGenerateReports, NOT_FOUND
 */
export const dailyReportFile = act(
  { may: right('canGenerateReports') },
  async (ctx, day: string): Promise<string> => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
    const [report] = isDay ? await ctx.db.rows(DAILY_REPORT_FILE, [day]) : [];
    if (report === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return report.csv;
  },
);

async function createReport({ db, clock }: Services, day: number): Promise<void> {
  const from = new Date(startOfDayMs(day));
  const to = new Date(from.getTime() + DAY_MS);
  const placeWords = await loadPlaceWords('EN');
  const pieces = [csvHead(COLUMNS)];
  let afterId = 0;
  for (let isMore = true; isMore;) {
    const values = [from, to, ...NO_FILTER, afterId, ROWS_PER_READ];
    const rows = await db.composedRows<ExportRow>(EXPORT_VIOLATIONS.rows, values);
    const cells = rows.map((row) => cellsOf(row, CONTENT, placeWords));
    pieces.push(csvRows(cells, COLUMNS));
    afterId = rows.at(-1)?.id ?? afterId;
    isMore = rows.length === ROWS_PER_READ;
  }
  const [figures]: Record<'violations' | 'dangers' | 'journeys' | 'incidents', number>[] = await db.rows(
    DAY_FIGURES,
    [from, to],
  );
  const { violations = 0, dangers = 0, journeys = 0, incidents = 0 } = figures ?? {};
  const counts = [violations, dangers, journeys, incidents] as const;
  await db.rows(STORE_DAILY_REPORT, [isoDay(day), clock(), ...counts, pieces.join('')]);
}
