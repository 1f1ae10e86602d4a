import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReportPeriod } from '@wakafine/domain/statistics/report-period';
import {
  ReportRowsToExportDocument,
  ReportToExportDocument,
  type ExportedHeadFragment,
  type ExportedRowFragment,
  type ReportFilter,
} from '../../graphql/generated';

/** Rows of one request: as many as the server gives at once. */
const PAGE_ROWS = 100;

/** Data to be exported. */
export interface ReportChoice {
  readonly period: ReportPeriod;
  /** A day such as 2026-11-20 that lies in the period; null for the one that is running. */
  readonly on?: string | null;
  readonly filter: ReportFilter;
}

/** A report with its rows, newest first. */
export interface CollectedReport {
  readonly head: ExportedHeadFragment;
  readonly rows: readonly ExportedRowFragment[];
}

export interface CollectOptions {
  readonly choice: ReportChoice;
  /** Most rows that are asked for; there may be some more of the last page. */
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Called after each page with the progress, 0-1. */
  onShare(share: number): void;
}

/** Asks for the rows of a report, page by page. @throws what Apollo Client throws; the signal's reason once that is aborted */
export async function collectReport(client: ApolloClient, options: CollectOptions): Promise<CollectedReport> {
  const { choice, limit, signal, onShare } = options;
  const variables = { ...choice, first: PAGE_ROWS };
  const { report } = await ask(client, { query: ReportToExportDocument, variables });
  const wanted = Math.max(1, Math.min(limit, report.summary.totalViolations));
  const rows: ExportedRowFragment[] = [];
  for (let page = report.violations; ;) {
    signal.throwIfAborted();
    rows.push(...page.edges.map(({ node }) => node));
    onShare(rows.length / wanted);
    if (!page.pageInfo.hasNextPage || rows.length >= limit) {
      return { head: report, rows: rows.slice(0, limit) };
    }
    const next = { ...variables, after: page.pageInfo.endCursor };
    page = (await ask(client, { query: ReportRowsToExportDocument, variables: next })).report.violations;
  }
}

async function ask<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  { query, variables }: { query: TypedDocumentNode<Data, Variables>; variables: Variables },
): Promise<Data> {
  // Thousands of rows that no screen shows are nothing for the cache.
  const { data } = await client.query<Data, OperationVariables>({
    query,
    variables,
    fetchPolicy: 'no-cache',
  });
  if (data === undefined) {
    throw new Error('The server has answered without a report.');
  }
  return data;
}
