import { useState } from 'react';
import { useLastUpdated } from '../../components/states/useLastUpdated';
import {
  JourneyHistoryDocument,
  useJourneyHistoryQuery,
  type JourneyHistoryQuery,
} from '../../graphql/generated';
import { useReachableAgain } from '../../lib/network/useReachableAgain';
import type { ListedJourney } from './JourneyList';

/** Journeys shown before 'View All Journeys' is pressed. */
const FIRST_SHOWN = 5;
const PAGE_SIZE = 20;
/** What the first page of the list asks. */
export const HISTORY_QUESTION = { query: JourneyHistoryDocument, variables: { first: PAGE_SIZE } };

export interface JourneyHistory {
  status: 'loading' | 'error' | 'loaded';
  journeys: readonly ListedJourney[];
  totalCount: number;
  /** Age of the list; null while it is current. */
  updatedText: string | null;
  /** Action of the button below the list: show the rest, load the next page, or nothing. */
  more: 'viewAll' | 'nextPage' | null;
  isLoadingMore: boolean;
  showMore(): void;
  retry(): void;
}

/** The ended journeys, newest first: five at first, then page by page. */
export function useJourneyHistory(): JourneyHistory {
  const [isWhole, setIsWhole] = useState(false);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { data, error, fetchMore, refetch } = useJourneyHistoryQuery({
    variables: HISTORY_QUESTION.variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
  const updatedText = useLastUpdated([HISTORY_QUESTION]);
  const all = data?.journeys.edges.map((edge) => edge.node) ?? [];
  const { hasNextPage = false, endCursor = null } = data?.journeys.pageInfo ?? {};

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
    journeys: isWhole ? all : all.slice(0, FIRST_SHOWN),
    totalCount: data?.journeys.totalCount ?? 0,
    updatedText,
    more: moreOf(isWhole, all.length, hasNextPage),
    isLoadingMore,
    showMore() {
      if (isWhole) {
        void loadNextPage().catch(() => undefined);
      } else {
        setIsWhole(true);
      }
    },
    retry,
  };
}

function statusOf(hasData: boolean, hasError: boolean): JourneyHistory['status'] {
  if (hasData) {
    return 'loaded';
  }
  return hasError ? 'error' : 'loading';
}

function moreOf(isWhole: boolean, loadedCount: number, hasNextPage: boolean): JourneyHistory['more'] {
  if (!isWhole && loadedCount > FIRST_SHOWN) {
    return 'viewAll';
  }
  return isWhole && hasNextPage ? 'nextPage' : null;
}

function appendPage(
  shown: JourneyHistoryQuery,
  { fetchMoreResult }: { fetchMoreResult: JourneyHistoryQuery },
): JourneyHistoryQuery {
  return {
    journeys: {
      ...fetchMoreResult.journeys,
      edges: [...shown.journeys.edges, ...fetchMoreResult.journeys.edges],
    },
  };
}
