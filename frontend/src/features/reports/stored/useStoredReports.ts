import { useState } from 'react';
import {
  StoredReportsDocument,
  useStoredReportsQuery,
  type StoredReportFragment,
  type StoredReportsQuery,
} from '../../../graphql/generated';
import { useReachableAgain } from '../../../lib/network/useReachableAgain';

/** Reports shown at first, and with each further page. */
const PAGE_SIZE = 5;

/** Variables of the first query. */
export const STORED_REPORTS_QUESTION = { query: StoredReportsDocument, variables: { first: PAGE_SIZE } };

export interface StoredReportsState {
  /** Newest first; null until they are there. */
  readonly reports: readonly StoredReportFragment[] | null;
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  showMore(): void;
  retry(): void;
}

/** The reports that the user has had made, page by page. */
export function useStoredReports(): StoredReportsState {
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { data, error, fetchMore, refetch } = useStoredReportsQuery({
    variables: STORED_REPORTS_QUESTION.variables,
  });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
  const { hasNextPage = false, endCursor = null } = data?.myReports.pageInfo ?? {};

  async function loadNextPage(): Promise<void> {
    setIsLoadingMore(true);
    try {
      await fetchMore({ variables: { after: endCursor }, updateQuery: appendPage });
    } finally {
      setIsLoadingMore(false);
    }
  }

  return {
    reports: data?.myReports.edges.map(({ node }) => node) ?? null,
    hasFailed: error !== undefined && data === undefined,
    hasMore: hasNextPage,
    isLoadingMore,
    showMore: () => void loadNextPage().catch(() => undefined),
    retry,
  };
}

function appendPage(
  shown: StoredReportsQuery,
  { fetchMoreResult }: { fetchMoreResult: StoredReportsQuery },
): StoredReportsQuery {
  const edges = [...shown.myReports.edges, ...fetchMoreResult.myReports.edges];
  return { myReports: { ...fetchMoreResult.myReports, edges } };
}
