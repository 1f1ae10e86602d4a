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
import { useConnectionState } from '../../lib/connection';
import { PATHS } from '../../lib/paths';
import { pollIntervalMs } from '../../lib/poll-interval';
import { filterOf, type ReportAddress } from './report-filter';
import { useTold } from './useTold';

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

/** The vehicles with most violations. */
export function useRanking(): Asked<readonly RankedViolatorFragment[]> & { isConnected: boolean } {
  const connection = useConnectionState();
  const { data, error, loading, refetch } = useRankingQuery({
    variables: { first: RANKING_LENGTH },
    pollInterval: pollIntervalMs(connection, PATHS.reports),
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
  const { data, previousData, error, loading, refetch } = useReportOverviewQuery({
    variables: { period: address.period, on: address.on, filter: filterOf(address), first: FIRST_ROWS },
    pollInterval: pollIntervalMs(connection, PATHS.reports),
  });
  const shown = data ?? (error === undefined ? previousData : undefined);
  return {
    data: shown?.report ?? null,
    hasFailed: error !== undefined && data === undefined,
    isBusy: loading && data === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Keeps ranking, list and summary current while the screen is open. */
export function useLiveReports(): void {
  const client = useApolloClient();
  useTold(() => {
    const include = [RankingDocument, ReportOverviewDocument, MonthOfDrivingDocument];
    void client.refetchQueries({ include }).catch(() => undefined);
  });
}
