import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useState, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import type { AskedAct } from './draft/limit-acts';
import { LimitActDialog } from './LimitActDialog';
import { LIMIT_PAGE_MESSAGES } from './draft/messages';
import { ProposalItem } from './ProposalItem';
import { useApolloClient } from '@apollo/client/react';
import { WaitingLimitProposalsDocument, type LimitProposalItemFragment } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { rowsPage } from '../../kit/table/rows/list-page';
import { useKeysetRows, type KeysetRows } from '../../kit/table/rows/useKeysetRows';
import { LIMIT_ACTS } from './draft/limit-acts';

/** Proposals of a page. */
const PAGE_SIZE = 50;

/** The proposals that wait for a second person, oldest first. */
export function WaitingList() {
  const { formatMessage } = useIntl();
  const { rows, failure, hasMore, isLoadingMore, onLoadMore, onRetry } = useWaitingProposals();
  const [asked, setAsked] = useState<AskedAct | null>(null);
  if (failure !== null) {
    return <ErrorState text={formatMessage(LIMIT_PAGE_MESSAGES.failed)} onRetry={onRetry} />;
  }
  if (rows === null) {
    return (
      <Skeleton>
        <SkeletonBlock h="16rem" borderRadius="card" />
      </Skeleton>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Hourglass}
        title={formatMessage(LIMIT_PAGE_MESSAGES.noneWaitTitle)}
        text={formatMessage(LIMIT_PAGE_MESSAGES.noneWaitText)}
      />
    );
  }
  const forViewer = rows.filter(({ isForViewer }) => isForViewer).map(({ id }) => id);
  return (
    <Box overflowY="auto" minH="0">
      <Card w="full" maxW="contentXl" display="flex" flexDirection="column" gap="2">
        {forViewer.length > 1 && (
          <Flex>
            <Button size="sm" onClick={() => setAsked({ kind: 'second', ids: forViewer })}>
              {formatMessage(LIMIT_PAGE_MESSAGES.secondAll, { count: forViewer.length })}
            </Button>
          </Flex>
        )}
        <chakra.ul listStyleType="none">
          {rows.map((proposal) => (
            <ProposalItem key={proposal.id} proposal={proposal} onAsk={setAsked} />
          ))}
        </chakra.ul>
        {hasMore && (
          <Button variant="outline" loading={isLoadingMore} onClick={onLoadMore}>
            {formatMessage(LIMIT_PAGE_MESSAGES.more)}
          </Button>
        )}
      </Card>
      {asked !== null && <LimitActDialog asked={asked} onDone={onRetry} onClose={() => setAsked(null)} />}
    </Box>
  );
}

/** The proposals that wait, oldest first, current with what other desks do. */
function useWaitingProposals(): KeysetRows<LimitProposalItemFragment> {
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
