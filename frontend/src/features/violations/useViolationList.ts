import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import { useState } from 'react';
import { useLastUpdated } from '../../components/states/useLastUpdated';
import {
  useViolationListQuery,
  ViolationListDocument,
  type ListedViolationFragment,
  type ViolationListQuery,
} from '../../graphql/generated';
import { useReachableAgain } from '../../lib/network/useReachableAgain';

/** Rows of a page. */
const PAGE_SIZE = 20;

export interface ViolationList {
  status: 'loading' | 'error' | 'loaded';
  violations: readonly ListedViolationFragment[];
  /** Of the chosen severity, loaded or not. */
  totalCount: number;
  /** Age of the list; null while it is current. */
  updatedText: string | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore(): void;
  retry(): void;
}

/** The violations that the viewer may see, newest first, page by page: a citizen's own, everybody's for staff. */
export function useViolationList(severity: CardSeverity | null): ViolationList {
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [hasMoreFailed, setHasMoreFailed] = useState(false);
  const variables = { first: PAGE_SIZE, filter: { cardSeverity: severity } };
  const { data, error, fetchMore, refetch } = useViolationListQuery({
    variables,
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
  const updatedText = useLastUpdated([{ query: ViolationListDocument, variables }]);
  const { hasNextPage = false, endCursor = null } = data?.violations.pageInfo ?? {};

  async function loadNextPage(): Promise<void> {
    setIsLoadingMore(true);
    setHasMoreFailed(false);
    try {
      await fetchMore({ variables: { after: endCursor }, updateQuery: appendPage });
    } catch {
      setHasMoreFailed(true);
    }
    setIsLoadingMore(false);
  }

  return {
    status: statusOf(data !== undefined, error !== undefined),
    // What was withdrawn since it was listed is listed no more.
    violations: data?.violations.edges.map(({ node }) => node).filter((node) => !node.isWithdrawn) ?? [],
    totalCount: data?.violations.totalCount ?? 0,
    updatedText,
    hasMore: hasNextPage,
    isLoadingMore,
    hasMoreFailed,
    loadMore: () => void loadNextPage(),
    retry,
  };
}

function statusOf(hasData: boolean, hasError: boolean): ViolationList['status'] {
  if (hasData) {
    return 'loaded';
  }
  return hasError ? 'error' : 'loading';
}

function appendPage(
  shown: ViolationListQuery,
  { fetchMoreResult }: { fetchMoreResult: ViolationListQuery },
): ViolationListQuery {
  return {
    violations: {
      ...fetchMoreResult.violations,
      edges: [...shown.violations.edges, ...fetchMoreResult.violations.edges],
    },
  };
}
