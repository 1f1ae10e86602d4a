import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { VehicleConflictsDocument, type VehicleConflictRowFragment } from '../../../../graphql/staff';
import { rowsPage } from '../../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../../kit/table/rows/useKeysetRows';

/** Rows of a page. */
const PAGE_SIZE = 50;

/** The events that accuse nobody and that staff look at, newest first. */
export function useVehicleConflicts(): KeysetRows<VehicleConflictRowFragment> {
  const intl = useIntl();
  const client = useApolloClient();
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: VehicleConflictsDocument,
        variables: { first: PAGE_SIZE, after },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to vehicleConflicts is empty');
      }
      return rowsPage(data.vehicleConflicts, intl);
    },
    [client, intl],
  );
  return useKeysetRows({ askKey: 'conflicts', ask, keyOf: ({ id }) => id });
}
