import type { RowsPage } from './useKeysetRows';

/** A page of a counted list as the server gives it. */
export interface CountedPage<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly totalCount: number;
}

/** The same for a table; `formatNumber` writes how many there are. */
export function rowsPage<Row>(
  { edges, pageInfo, totalCount }: CountedPage<Row>,
  formatNumber: (value: number) => string,
): RowsPage<Row> {
  return {
    rows: edges.map(({ node }) => node),
    hasMore: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor ?? null,
    totalText: formatNumber(totalCount),
  };
}
