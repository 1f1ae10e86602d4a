import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  StaffViolatorsDocument,
  useViolatorNewsSubscription,
  type StaffAct,
  type StaffViolatorRowFragment,
} from '../../../graphql/staff';
import { useLiveView } from '../../kit/frame/live-view';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { useReloadAtTop } from '../../kit/table/rows/useReloadAtTop';
import { violatorFilter, type ViolatorView } from './view/violator-view';

/** Rows of a page. */
const PAGE_SIZE = 50;
/** Acts of staff that change the list. */
const ACTS: readonly StaffAct[] = [
  'VIOLATOR_STATUS_CHANGED',
  'VIOLATOR_STATUS_PROPOSED',
  'VIOLATOR_PROPOSAL_WITHDRAWN',
  'DEMO_DATA_CLEARED',
];

/** The vehicles that a view asks for, worst first, current with what happens on the road and at other desks. */
export function useStaffViolators(view: ViolatorView): KeysetRows<StaffViolatorRowFragment> {
  const intl = useIntl();
  const client = useApolloClient();
  const { feed } = useLiveView();
  const { category, status, q } = view;
  const filter = useMemo(() => violatorFilter({ category, status, q }), [category, status, q]);
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: StaffViolatorsDocument,
        variables: { first: PAGE_SIZE, after, filter },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to violators is empty');
      }
      return rowsPage(data.violators, intl);
    },
    [client, intl, filter],
  );
  const table = useKeysetRows({ askKey: JSON.stringify(filter), ask, keyOf });
  const reload = useReloadAtTop(table, PAGE_SIZE);
  useAfterActs(ACTS, reload);
  useViolatorNewsSubscription({
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    // At most once a second; a failed question is asked again by the next news.
    onData: () => feed(() => void reload().catch(() => undefined)),
  });
  return table;
}

function keyOf({ vehicleId }: StaffViolatorRowFragment): string {
  return vehicleId;
}
