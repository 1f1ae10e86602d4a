import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { StaffAuditDocument, type StaffAuditRowFragment } from '../../../graphql/staff';
import { useLiveFallback, useLiveView } from '../../kit/frame/live-view';
import { useStaffActedSubscription } from '../../../graphql/staff';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useArrivals, type Arrivals } from '../../kit/table/rows/useArrivals';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { useReloadAtTop } from '../../kit/table/rows/useReloadAtTop';
import { auditFilter, type AuditView } from './audit-view';

/** Rows of a page. */
const PAGE_SIZE = 50;

/** The entries that a view asks for, newest first; new ones wait until they are asked for. */
export function useAuditLog(view: AuditView): {
  data: KeysetRows<StaffAuditRowFragment>;
  arrivals: Arrivals;
} {
  const intl = useIntl();
  const client = useApolloClient();
  const { feed } = useLiveView();
  const { act, q, from, to } = view;
  const filter = useMemo(() => auditFilter({ act, q, from, to }), [act, q, from, to]);
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: StaffAuditDocument,
        variables: { first: PAGE_SIZE, after, filter },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to auditLog is empty');
      }
      return rowsPage(data.auditLog, intl);
    },
    [client, intl, filter],
  );
  const data = useKeysetRows({ askKey: JSON.stringify(filter), ask, keyOf });
  const arrivals = useArrivals(data.reload, data.keys);
  const { note } = arrivals;
  useLiveFallback(useReloadAtTop(data, PAGE_SIZE));
  useStaffActedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: news } }) => {
      const isAsked = news !== undefined && (act === '' || act === news.staffActed);
      // What a search or a day leaves out only the server knows: such a log is asked for anew by hand.
      if (isAsked && q === '' && from === '' && to === '') {
        // The news name no entry: each counts as one.
        feed(() => note(String(performance.now())));
      }
    },
  });
  return { data, arrivals };
}

function keyOf({ id }: StaffAuditRowFragment): string {
  return id;
}
