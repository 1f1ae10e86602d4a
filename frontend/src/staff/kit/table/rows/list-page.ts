import type { IntlShape } from 'react-intl';
import { TABLE_MESSAGES } from './messages';
import type { RowsPage } from './useKeysetRows';

/** A page of a list as the server gives it, with how many there are: exactly, up to a bound, or not at all. */
export interface ListPage<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly totalCount?: number;
  readonly boundedCount?: { readonly count: number; readonly isMore: boolean };
}

/** The same for a table; `intl` says how many there are. */
export function rowsPage<Row>(page: ListPage<Row>, intl: IntlShape): RowsPage<Row> {
  const { edges, pageInfo } = page;
  return {
    rows: edges.map(({ node }) => node),
    hasMore: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor ?? null,
    totalText: totalText(page, intl),
  };
}

function totalText<Row>(
  { totalCount, boundedCount }: ListPage<Row>,
  { formatMessage, formatNumber }: IntlShape,
): string | undefined {
  if (boundedCount?.isMore === true) {
    return formatMessage(TABLE_MESSAGES.moreThan, { count: formatNumber(boundedCount.count) });
  }
  const count = totalCount ?? boundedCount?.count;
  return count === undefined ? undefined : formatNumber(count);
}
