import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  RegisteredLimitsDocument,
  type RegisteredLimitRowFragment,
  type SpeedLimitFilter,
} from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { useReloadAtTop } from '../../kit/table/rows/useReloadAtTop';
import { LIMIT_ACTS } from './draft/limit-acts';

/** Rows of a page. */
const PAGE_SIZE = 50;

/** The limits of the register that are asked for, current with what other desks do. */
export function useRegisteredLimits(asked: SpeedLimitFilter): KeysetRows<RegisteredLimitRowFragment> {
  const { search = null, zone = null, state = null, isProposed = null } = asked;
  const intl = useIntl();
  const client = useApolloClient();
  const filter = useMemo(() => ({ search, zone, state, isProposed }), [search, zone, state, isProposed]);
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: RegisteredLimitsDocument,
        variables: { first: PAGE_SIZE, after, filter },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to speedLimits is empty');
      }
      return rowsPage(data.speedLimits, intl);
    },
    [client, intl, filter],
  );
  const table = useKeysetRows({ askKey: JSON.stringify(filter), ask, keyOf });
  useAfterActs(LIMIT_ACTS, useReloadAtTop(table, PAGE_SIZE));
  return table;
}

function keyOf({ id }: RegisteredLimitRowFragment): string {
  return id;
}
