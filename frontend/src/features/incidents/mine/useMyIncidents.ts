import { useState } from 'react';
import { useLastUpdated } from '../../../components/states/useLastUpdated';
import {
  MyIncidentsDocument,
  useMyIncidentsQuery,
  useMyIncidentUpdatesSubscription,
  type MyIncidentsQuery,
  type SubmittedIncidentFragment,
} from '../../../graphql/generated';
import { useReconnected } from '../../../lib/apollo/connection';

const PAGE_SIZE = 20;
const QUESTION = { query: MyIncidentsDocument, variables: { first: PAGE_SIZE } };

export interface MyIncidents {
  status: 'loading' | 'error' | 'loaded';
  incidents: readonly SubmittedIncidentFragment[];
  totalCount: number;
  /** Age of the list; null while it is current. */
  updatedText: string | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore(): void;
  /** Asks again for what is shown. */
  reload(): void;
}

/** The incidents that the user has submitted, newest first, page by page. */
export function useMyIncidents(): MyIncidents {
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { data, error, fetchMore, refetch } = useMyIncidentsQuery({
    variables: QUESTION.variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = () => void refetch().catch(() => undefined);
  useReconnected(reload);
  const updatedText = useLastUpdated([QUESTION]);
  useMyIncidentUpdatesSubscription({ ignoreResults: true });
  const incidents = data?.incidents.edges.map(({ node }) => node) ?? [];
  const { hasNextPage = false, endCursor = null } = data?.incidents.pageInfo ?? {};

  async function loadNextPage(): Promise<void> {
    setIsLoadingMore(true);
    try {
      await fetchMore({ variables: { after: endCursor }, updateQuery: appendPage });
    } finally {
      setIsLoadingMore(false);
    }
  }

  return {
    status: statusOf(data !== undefined, error !== undefined),
    incidents,
    totalCount: data?.incidents.totalCount ?? 0,
    updatedText,
    hasMore: hasNextPage,
    isLoadingMore,
    showMore: () => void loadNextPage().catch(() => undefined),
    reload,
  };
}

function statusOf(hasData: boolean, hasError: boolean): MyIncidents['status'] {
  if (hasData) {
    return 'loaded';
  }
  return hasError ? 'error' : 'loading';
}

function appendPage(
  shown: MyIncidentsQuery,
  { fetchMoreResult }: { fetchMoreResult: MyIncidentsQuery },
): MyIncidentsQuery {
  return {
    incidents: {
      ...fetchMoreResult.incidents,
      edges: [...shown.incidents.edges, ...fetchMoreResult.incidents.edges],
    },
  };
}
