import { useApolloClient } from '@apollo/client/react';
import {
  MonthOfDrivingDocument,
  RankingDocument,
  ReportOverviewDocument,
  useRankingQuery,
  useReportOverviewQuery,
  type RankedViolatorFragment,
  type ReportOverviewQuery,
} from '../../graphql/generated';
import { useConnectionState } from '../../lib/apollo/connection';
import { useSavesData } from '../../lib/own-settings/useSavesData';
import { PATHS } from '../../lib/paths';
import { pollIntervalMs } from '../../lib/apollo/poll-interval';
import { filterOf, type ReportAddress } from './period/report-filter';
import { STORED_REPORTS_QUESTION } from './stored/useStoredReports';
import { useViolationNews } from './useViolationNews';

/** Rows of the ranking (product specification, section 9). */
export const RANKING_LENGTH = 5;
/** Violations that the screen shows; the page of all of them has the rest. */
export const FIRST_ROWS = 5;

export type ReportOverview = ReportOverviewQuery['report'];

/** Something that the server is asked for. */
export interface Asked<Data> {
  /** Null until it is there; of the last filter while the next is asked for. */
  readonly data: Data | null;
  readonly hasFailed: boolean;
  /** Whether what is shown is about to change. */
  readonly isBusy: boolean;
  retry(): void;
}

const RANKING_QUESTION = { query: RankingDocument, variables: { first: RANKING_LENGTH } };

/** The lists that the screen asks for at first. */
export function listQuestions(address: ReportAddress) {
  return [
    RANKING_QUESTION,
    { query: ReportOverviewDocument, variables: overviewVariables(address) },
    STORED_REPORTS_QUESTION,
  ];
}

/** The vehicles with most violations. */
export function useRanking(): Asked<readonly RankedViolatorFragment[]> & { isConnected: boolean } {
  const connection = useConnectionState();
  const savesData = useSavesData();
  const { data, error, loading, refetch } = useRankingQuery({
    variables: RANKING_QUESTION.variables,
    pollInterval: pollIntervalMs(connection, { pathname: PATHS.reports, savesData }),
  });
  return {
    data: data?.topViolators ?? null,
    hasFailed: error !== undefined && data === undefined,
    isBusy: loading,
    isConnected: connection !== 'reconnecting',
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The violations of the period that search and filters leave. */
export function useReportOverview(address: ReportAddress): Asked<ReportOverview> {
  const connection = useConnectionState();
  const savesData = useSavesData();
  const { data, previousData, error, loading, refetch } = useReportOverviewQuery({
    variables: overviewVariables(address),
    pollInterval: pollIntervalMs(connection, { pathname: PATHS.reports, savesData }),
  });
  const shown = data ?? (error === undefined ? previousData : undefined);
  return {
    data: shown?.report ?? null,
    hasFailed: error !== undefined && data === undefined,
    isBusy: loading && data === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

function overviewVariables(address: ReportAddress) {
  return { period: address.period, on: address.on, filter: filterOf(address), first: FIRST_ROWS };
}

/** Updates ranking, list and summary while the screen is open. */
export function useLiveReports(): void {
  const client = useApolloClient();
  useViolationNews(() => {
    const include = [RankingDocument, ReportOverviewDocument, MonthOfDrivingDocument];
    void client.refetchQueries({ include }).catch(() => undefined);
  });
}
