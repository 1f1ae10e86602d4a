import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useStaffIncidentsQuery,
  type IncidentFilter,
  type IncidentSort,
  type StaffIncidentRowFragment,
  type StaffIncidentsQuery,
} from '../../../graphql/staff';
import type { TableRows } from '../../kit/table/rows/staff-table-types';
import { INBOX_MESSAGES } from './messages';

const PAGE_ROWS = 50;

export interface IncidentRows {
  data: TableRows<StaffIncidentRowFragment>;
  /** The ids of the rows that are loaded. */
  keys: ReadonlySet<string>;
  /** Asks for the first page anew. */
  reload(): Promise<unknown>;
}

/** The incidents that a filter leaves, in an order, page by page. */
export function useIncidentRows(
  filter: IncidentFilter,
  { sort, totalText }: { sort: IncidentSort; totalText: string | undefined },
): IncidentRows {
  const { formatMessage } = useIntl();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [hasMoreFailed, setHasMoreFailed] = useState(false);
  const { data, error, fetchMore, refetch } = useStaffIncidentsQuery({
    variables: { first: PAGE_ROWS, filter, sort },
    fetchPolicy: 'cache-and-network',
  });
  const rows = useMemo(() => data?.incidents.edges.map(({ node }) => node) ?? null, [data]);
  const keys = useMemo(() => new Set(rows?.map(({ id }) => id)), [rows]);
  const { hasNextPage = false, endCursor = null } = data?.incidents.pageInfo ?? {};
  const reload = useCallback(() => refetch(), [refetch]);

  async function loadNextPage(): Promise<void> {
    setIsLoadingMore(true);
    setHasMoreFailed(false);
    try {
      await fetchMore({ variables: { after: endCursor }, updateQuery: appendPage });
    } catch {
      setHasMoreFailed(true);
    } finally {
      setIsLoadingMore(false);
    }
  }

  return {
    data: {
      rows,
      totalText,
      failure: data === undefined && error !== undefined ? formatMessage(INBOX_MESSAGES.failed) : null,
      hasMore: hasNextPage,
      isLoadingMore,
      hasMoreFailed,
      onRetry: () => void reload().catch(() => undefined),
      onLoadMore: () => void loadNextPage(),
    },
    keys,
    reload,
  };
}

function appendPage(
  shown: StaffIncidentsQuery,
  { fetchMoreResult }: { fetchMoreResult: StaffIncidentsQuery },
): StaffIncidentsQuery {
  return {
    incidents: {
      ...fetchMoreResult.incidents,
      edges: [...shown.incidents.edges, ...fetchMoreResult.incidents.edges],
    },
  };
}
