import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useLimitChecklistQuery, type LimitChecklistQuery } from '../../../graphql/staff';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { RegisterButton } from './RegisterButton';
import { LIMIT_ACTS, type AskedAct } from './draft/limit-acts';
import { LimitActDialog } from './LimitActDialog';
import { LimitSheet } from './LimitSheet';
import { LIMIT_ACT_MESSAGES, LIMIT_PAGE_MESSAGES } from './draft/messages';
import { useLimitTexts } from './useLimitTexts';
import { useRegisteredLimits } from './useRegisteredLimits';

const LEFT = { state: 'UNCONFIRMED', isProposed: false } as const;

export interface ChecklistProps {
  /** The limit whose details are open; empty for none. */
  openId: string;
  onOpen: (limitId: string) => void;
}

/** Limits to confirm at the first start: the national default, then the drawn ones. */
export function Checklist({ openId, onOpen }: ChecklistProps) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useLimitChecklistQuery({ fetchPolicy: 'no-cache' });
  useAfterActs(LIMIT_ACTS, refetch);
  const count = () => void refetch().catch(() => undefined);
  if (data === undefined && error !== undefined) {
    return <ErrorState text={formatMessage(LIMIT_PAGE_MESSAGES.failed)} onRetry={count} />;
  }
  if (data === undefined) {
    return (
      <Skeleton>
        <SkeletonBlock h="16rem" borderRadius="card" />
      </Skeleton>
    );
  }
  const { defaults, drawn } = data.limitChecklist;
  return (
    <Box overflowY="auto" minH="0">
      <Card w="full" maxW="contentXl" display="flex" flexDirection="column" gap="3">
        <Text>{formatMessage(LIMIT_PAGE_MESSAGES.checklistText)}</Text>
        <Progress title={LIMIT_PAGE_MESSAGES.defaults} count={defaults} />
        <Progress title={LIMIT_PAGE_MESSAGES.drawn} count={drawn} />
        <LeftList openId={openId} onOpen={onOpen} onChanged={count} />
      </Card>
    </Box>
  );
}

type Count = LimitChecklistQuery['limitChecklist']['drawn'];

function Progress({ title, count }: { title: MessageDescriptor; count: Count }) {
  const { formatMessage } = useIntl();
  const { total, confirmed, waiting } = count;
  return (
    <Flex wrap="wrap" columnGap="3" align="baseline">
      <Heading as="h2" textStyle="strong">
        {formatMessage(title)}
      </Heading>
      <Text textStyle="small">
        {formatMessage(LIMIT_PAGE_MESSAGES.progress, { total, confirmed, waiting })}
      </Text>
    </Flex>
  );
}

/** The limits that nobody has proposed to confirm, in the order of the register. */
function LeftList({ openId, onOpen, onChanged }: ChecklistProps & { onChanged: () => void }) {
  const { formatMessage } = useIntl();
  const { shortOf } = useLimitTexts();
  const { rows, hasMore, isLoadingMore, onLoadMore, onRetry } = useRegisteredLimits(LEFT);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  if (rows === null) {
    return null;
  }
  const reload = () => {
    onRetry();
    onChanged();
  };
  const sheet = openId !== '' && (
    <LimitSheet key={openId} limitId={openId} onChanged={reload} onClose={() => onOpen('')} />
  );
  if (rows.length === 0) {
    return (
      <>
        <Text textStyle="strong">{formatMessage(LIMIT_PAGE_MESSAGES.allConfirmed)}</Text>
        {sheet}
      </>
    );
  }
  const confirm = (ids: readonly string[]) => setAsked({ kind: 'confirm', ids });
  return (
    <>
      <Flex>
        <RegisterButton size="sm" onClick={() => confirm(rows.map(({ id }) => id).slice(0, 300))}>
          {formatMessage(LIMIT_PAGE_MESSAGES.confirmAll, { count: Math.min(300, rows.length) })}
        </RegisterButton>
      </Flex>
      <chakra.ul listStyleType="none">
        {rows.map(({ id, content }) => (
          <chakra.li key={id} py="2" borderTopWidth="1px">
            <Flex align="center" justify="space-between" gap="2" wrap="wrap">
              <Button
                variant="plain"
                px="0"
                h="auto"
                minH="12"
                whiteSpace="normal"
                onClick={() => onOpen(id)}
              >
                {shortOf(content)}
              </Button>
              <RegisterButton
                size="sm"
                variant="outline"
                aria-label={`${formatMessage(LIMIT_ACT_MESSAGES.confirm)}: ${shortOf(content)}`}
                onClick={() => confirm([id])}
              >
                {formatMessage(LIMIT_ACT_MESSAGES.confirm)}
              </RegisterButton>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {hasMore && (
        <Button variant="outline" loading={isLoadingMore} onClick={onLoadMore}>
          {formatMessage(LIMIT_PAGE_MESSAGES.more)}
        </Button>
      )}
      {asked !== null && <LimitActDialog asked={asked} onDone={reload} onClose={() => setAsked(null)} />}
      {sheet}
    </>
  );
}
