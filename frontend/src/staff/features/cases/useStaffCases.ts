import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { StaffCasesDocument, type StaffAct, type StaffCaseRowFragment } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { useReloadAtTop } from '../../kit/table/rows/useReloadAtTop';
import { caseFilter } from './case-view';

/** Rows of a page. */
const PAGE_SIZE = 50;
/** Acts of staff in cases, which change the list and what is shown of one. */
export const CASE_STAFF_ACTS: readonly StaffAct[] = [
  ...(['CASE_OPENED', 'CASE_REVIEWED', 'CASE_SERVED', 'CASE_DECIDED'] as const),
  ...(['CASE_WITHDRAWN', 'CASE_REOPENED', 'DEMO_DATA_CLEARED'] as const),
];

/** The cases that a view asks for, newest first, current with what happens at other desks. */
export function useStaffCases(state: string): KeysetRows<StaffCaseRowFragment> {
  const intl = useIntl();
  const client = useApolloClient();
  const filter = useMemo(() => caseFilter(state), [state]);
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: StaffCasesDocument,
        variables: { first: PAGE_SIZE, after, filter },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to cases is empty');
      }
      return rowsPage(data.cases, intl);
    },
    [client, intl, filter],
  );
  const table = useKeysetRows({ askKey: JSON.stringify(filter), ask, keyOf });
  useAfterActs(CASE_STAFF_ACTS, useReloadAtTop(table, PAGE_SIZE));
  return table;
}

function keyOf({ id }: StaffCaseRowFragment): string {
  return id;
}
