import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ERROR_MESSAGES } from '../../../lib/error-messages';
import { errorCodeOf } from '../../../lib/errors';
import type { TableRows } from './staff-table-types';

/** A page of a list as the server gives it. */
export interface ListPage<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly totalCount?: number;
}

/** What is needed of a question for a list, as Apollo's hook gives it. */
export interface ListQuery<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  refetch(): Promise<unknown>;
  fetchMore(more: {
    variables: { after: string | null };
    updateQuery: (shown: Data, next: { fetchMoreResult: Data }) => Data;
  }): Promise<unknown>;
}

export interface ListShape<Data, Row> {
  pageOf(data: Data): ListPage<Row>;
  /** The rows that are shown with those of the next page behind them. */
  append(shown: Data, next: Data): Data;
}

/** The rows of a list for `StaffTable`, page by page. */
export function useTableRows<Data, Row>(
  query: ListQuery<Data>,
  { pageOf, append }: ListShape<Data, Row>,
): TableRows<Row> {
  const { formatMessage, formatNumber } = useIntl();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [hasMoreFailed, setHasMoreFailed] = useState(false);
  const page = query.data === undefined ? null : pageOf(query.data);

  async function loadMore(): Promise<void> {
    setIsLoadingMore(true);
    setHasMoreFailed(false);
    try {
      await query.fetchMore({
        variables: { after: page?.pageInfo.endCursor ?? null },
        updateQuery: (shown, { fetchMoreResult }) => append(shown, fetchMoreResult),
      });
    } catch {
      setHasMoreFailed(true);
    }
    setIsLoadingMore(false);
  }

  return {
    rows: page?.edges.map(({ node }) => node) ?? null,
    totalText: page?.totalCount === undefined ? undefined : formatNumber(page.totalCount),
    failure:
      page === null && query.error !== undefined
        ? formatMessage(ERROR_MESSAGES[errorCodeOf(query.error)])
        : null,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    isLoadingMore,
    hasMoreFailed,
    onRetry: () => void query.refetch().catch(() => undefined),
    onLoadMore: () => void loadMore(),
  };
}
