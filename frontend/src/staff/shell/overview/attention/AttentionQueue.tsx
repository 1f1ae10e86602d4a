import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import { EmptyState } from '../../../../components/states/EmptyState';
import { ErrorState } from '../../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../../components/states/Skeleton';
import type { AttentionQueueFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { CountButton } from '../../../kit/pieces/CountButton';
import { CountRow } from '../../../kit/pieces/CountRow';
import { NewRowsPill } from '../../../kit/table/NewRowsPill';
import { DoneRows } from './DoneRows';
import { QUEUE_MESSAGES } from './messages';
import { isInView, QUEUE_VIEWS, type QueueView } from './queue-rows';
import { QueueRow } from './QueueRow';
import type { Desk } from './useDesk';

export interface AttentionQueueProps {
  desk: Desk;
  queue: AttentionQueueFragment | null;
  hasFailed: boolean;
  onRetry: () => void;
  /** Whether the acts stand in the chosen row, where there is no room for a card beside the queue. */
  hasButtons: boolean;
}

/** The things that need somebody of the staff, by rank: the chosen row is the one that keys and the card beside are about. */
export function AttentionQueue({ desk, queue, hasFailed, onRetry, hasButtons }: AttentionQueueProps) {
  const { formatMessage } = useIntl();
  const { rows, view, setView, newCount, showLatest } = desk;
  const open = (rows ?? []).filter((row) => isInView(row, 'all')).length;
  const countOf = (each: QueueView) =>
    each === 'done'
      ? (queue?.doneToday.length ?? 0)
      : (rows ?? []).filter((row) => isInView(row, each)).length;
  return (
    <Card
      isFlush
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      borderRadius={{ md: '12px' }}
      aria-label={formatMessage(QUEUE_MESSAGES.list)}
      data-own-keys
    >
      <Flex
        align="center"
        wrap="wrap"
        columnGap="3"
        rowGap="1"
        px="4"
        py="1.5"
        borderBottomWidth="1px"
        flexShrink="0"
      >
        <Heading as="h2" textStyle="strong" fontWeight="bold" flex="1 1 10rem" py="1.5">
          {rows === null
            ? formatMessage(QUEUE_MESSAGES.list)
            : formatMessage(QUEUE_MESSAGES.title, { count: open })}
        </Heading>
        <NewRowsPill count={newCount} onShow={showLatest} />
        <CountRow label={formatMessage(QUEUE_MESSAGES.show)}>
          {QUEUE_VIEWS.map((each) => (
            <CountButton
              key={each}
              label={formatMessage(QUEUE_MESSAGES[each])}
              count={countOf(each)}
              isChosen={view === each}
              onChoose={() => setView(each)}
            />
          ))}
        </CountRow>
      </Flex>
      <Box flex="1" minH="0" overflowY={{ lg: 'auto' }} tabIndex={-1}>
        {rows === null ? (
          hasFailed ? (
            <ErrorState text={formatMessage(QUEUE_MESSAGES.failed)} onRetry={onRetry} />
          ) : (
            <Waiting />
          )
        ) : (
          <Rows desk={desk} queue={queue} hasButtons={hasButtons} />
        )}
        {queue?.isCut === true && (
          <Text px="4" py="2" textStyle="small" color="fg.muted">
            {formatMessage(QUEUE_MESSAGES.cut)}
          </Text>
        )}
      </Box>
    </Card>
  );
}

function Rows({ desk, queue, hasButtons }: Pick<AttentionQueueProps, 'desk' | 'queue' | 'hasButtons'>) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { view, listed, chosen, choose, texts, nowMs, mayAct, acts, open } = desk;
  const done = queue?.doneToday ?? [];
  if (view === 'done' && done.length > 0) {
    return <DoneRows rows={done} texts={texts} mayAct={mayAct} onReopen={(row) => void acts.reopen(row)} />;
  }
  if (listed.length === 0) {
    const nextDueAt = queue?.nextDueAt ?? null;
    return (
      <EmptyState
        icon={CircleCheck}
        headingLevel="h3"
        title={formatMessage(view === 'all' ? QUEUE_MESSAGES.empty : QUEUE_MESSAGES.emptyHere)}
        text={
          view === 'all' && nextDueAt !== null
            ? formatMessage(QUEUE_MESSAGES.nextDue, { time: formats.dateAndTime(nextDueAt) })
            : undefined
        }
      />
    );
  }
  return (
    <Box as="ol" listStyleType="none" aria-label={formatMessage(QUEUE_MESSAGES.list)}>
      {listed.map((row, index) => (
        <QueueRow
          key={row.id}
          row={row}
          place={index + 1}
          texts={texts}
          nowMs={nowMs}
          isChosen={row.id === chosen?.id}
          onChoose={() => choose(row.id)}
          onOpen={() => open(row)}
          hasButtons={hasButtons}
          mayAct={mayAct}
          onAsk={(kind) => acts.ask(kind, row)}
        />
      ))}
    </Box>
  );
}

function Waiting() {
  return (
    <Skeleton>
      <Flex direction="column" gap="2" p="4">
        {[0, 1, 2, 3].map((row) => (
          <SkeletonBlock key={row} h="12" />
        ))}
      </Flex>
    </Skeleton>
  );
}
