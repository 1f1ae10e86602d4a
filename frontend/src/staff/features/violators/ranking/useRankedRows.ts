import { useIntl } from 'react-intl';
import { ERROR_MESSAGES } from '../../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../../lib/errors/errors';
import { useLiveFallback } from '../../../kit/frame/live-view';
import type { TableRows } from '../../../kit/table/rows/staff-table-types';

export interface RankingQuestion<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** A whole ranking for `StaffTable`; it has one page. */
export function useRankedRows<Row>({ rows, error, refetch }: RankingQuestion<Row>): TableRows<Row> {
  const { formatMessage } = useIntl();
  useLiveFallback(refetch);
  return {
    rows: rows ?? null,
    failure:
      rows === undefined && error !== undefined ? formatMessage(ERROR_MESSAGES[errorCodeOf(error)]) : null,
    hasMore: false,
    isLoadingMore: false,
    onRetry: () => void refetch().catch(() => undefined),
    onLoadMore: () => undefined,
  };
}
