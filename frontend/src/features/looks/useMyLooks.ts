import { useState } from 'react';
import { useMyLooksQuery, type MyLooksQuery } from '../../graphql/generated';
import { useReconnected } from '../../lib/apollo/connection';
import { groupLooks, type LookGroup } from './group-looks';

const PAGE_SIZE = 20;

export interface MyLooks {
  status: 'loading' | 'error' | 'loaded';
  /** Null until they are loaded. */
  counts: MyLooksQuery['myDataLooks']['counts'] | null;
  groups: readonly LookGroup[];
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  reload: () => void;
}

/** Looks of staff at data of the user, newest first, page by page. */
export function useMyLooks(): MyLooks {
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const { data, error, fetchMore, refetch } = useMyLooksQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => void refetch().catch(() => undefined);
  useReconnected(reload);
  const looks = data?.myDataLooks;
  const { hasNextPage = false, endCursor = null } = looks?.pageInfo ?? {};

  async function loadNextPage(): Promise<void> {
    setIsLoadingMore(true);
    try {
      await fetchMore({ variables: { after: endCursor }, updateQuery: appendPage });
    } finally {
      setIsLoadingMore(false);
    }
  }

  return {
    status: looks !== undefined ? 'loaded' : error === undefined ? 'loading' : 'error',
    counts: looks?.counts ?? null,
    groups: groupLooks(looks?.edges.map(({ node }) => node) ?? []),
    hasMore: hasNextPage,
    isLoadingMore,
    showMore: () => void loadNextPage().catch(() => undefined),
    reload,
  };
}

function appendPage(
  shown: MyLooksQuery,
  { fetchMoreResult }: { fetchMoreResult: MyLooksQuery },
): MyLooksQuery {
  const { myDataLooks } = fetchMoreResult;
  return {
    ...fetchMoreResult,
    myDataLooks: { ...myDataLooks, edges: [...shown.myDataLooks.edges, ...myDataLooks.edges] },
  };
}
