import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { StaffUsersDocument, type StaffAct, type StaffUserRowFragment } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { useReloadAtTop } from '../../kit/table/rows/useReloadAtTop';

/** Rows of a page. */
const PAGE_SIZE = 50;
/** Acts of staff that change the list. */
const ACTS: readonly StaffAct[] = ['USER_SUSPENDED', 'USER_REINSTATED', 'ROLE_CHANGED', 'STAFF_CREATED'];

/** Accounts that a search has found, newest first, current with what other desks do. */
export function useStaffUsers(search: string): KeysetRows<StaffUserRowFragment> {
  const intl = useIntl();
  const client = useApolloClient();
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: StaffUsersDocument,
        variables: { first: PAGE_SIZE, after, search: search === '' ? null : search },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to users is empty');
      }
      return rowsPage(data.users, intl);
    },
    [client, intl, search],
  );
  const table = useKeysetRows({ askKey: search, ask, keyOf });
  useAfterActs(ACTS, useReloadAtTop(table, PAGE_SIZE));
  return table;
}

function keyOf({ id }: StaffUserRowFragment): string {
  return id;
}
