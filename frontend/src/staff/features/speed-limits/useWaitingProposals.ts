import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { WaitingLimitProposalsDocument, type LimitProposalItemFragment } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { LIMIT_ACTS } from './draft/limit-acts';

/** Proposals of a page. */
const PAGE_SIZE = 50;

/** The proposals that wait, oldest first, current with what other desks do. */
export function useWaitingProposals(): KeysetRows<LimitProposalItemFragment> {
  const intl = useIntl();
  const client = useApolloClient();
  const ask = useCallback(
    async (after: string | null) => {
      const { data } = await client.query({
        query: WaitingLimitProposalsDocument,
        variables: { first: PAGE_SIZE, after },
        fetchPolicy: 'no-cache',
      });
      if (data === undefined) {
        throw new Error('The answer to limitProposals is empty');
      }
      return rowsPage(data.limitProposals, intl);
    },
    [client, intl],
  );
  const table = useKeysetRows({ askKey: 'waiting', ask, keyOf });
  useAfterActs(LIMIT_ACTS, table.reload);
  return table;
}

function keyOf({ id }: LimitProposalItemFragment): string {
  return id;
}
