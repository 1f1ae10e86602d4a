import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { RegisteredVehiclesDocument, type RegisteredVehicleRowFragment } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { useReloadAtTop } from '../../kit/table/rows/useReloadAtTop';
import { REGISTER_ACTS } from './acts/register-acts';

/** Rows of a page. */
const PAGE_SIZE = 50;

export interface RegisterQuestion {
  /** Part of a plate; empty does not narrow. */
  readonly search: string;
  /** Only vehicles with a device that waits for approval. */
  readonly isWaiting: boolean;
}

/** The vehicles of the register that are asked for, newest first, current with what other desks do. */
export function useRegisteredVehicles(question: RegisterQuestion): KeysetRows<RegisteredVehicleRowFragment> {
  const { search, isWaiting } = question;
  const intl = useIntl();
  const client = useApolloClient();
  const filter = useMemo(
    () => ({ search: search === '' ? null : search, isWaiting: isWaiting || null }),
    [search, isWaiting],
  );
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: RegisteredVehiclesDocument,
        variables: { first: PAGE_SIZE, after, filter },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to registeredVehicles is empty');
      }
      return rowsPage(data.registeredVehicles, intl);
    },
    [client, intl, filter],
  );
  const table = useKeysetRows({ askKey: JSON.stringify(filter), ask, keyOf });
  useAfterActs(REGISTER_ACTS, useReloadAtTop(table, PAGE_SIZE));
  return table;
}

function keyOf({ id }: RegisteredVehicleRowFragment): string {
  return id;
}
