import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { CardSeverity } from '@wakafine/domain/violations/severity-scales';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/states/EmptyState';
import { joinedLine } from '../../components/joined-line';
import { NotLoaded } from '../../components/states/NotLoaded';
import { LIST_MESSAGES, ZONES_MESSAGES } from './messages';
import { SeverityFilter } from './SeverityFilter';
import { useChosenSeverity } from './useChosenSeverity';
import { useViolationList } from './useViolationList';
import { ViolationList } from './ViolationList';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';

const CARDS = [0, 1, 2];

/** All violations that the viewer may see, newest first, of every severity or of one. */
export function ViolationsPage() {
  const intl = useIntl();
  const [severity, choose] = useChosenSeverity();
  const list = useViolationList(severity);
  const { totalCount, violations } = list;
  return (
    <Flex direction="column" gap="4">
      <Flex direction="column" gap="1">
        <Heading as="h1" textStyle="title">
          {intl.formatMessage(LIST_MESSAGES.title)}
        </Heading>
        <Text role="status" textStyle="small" color="fg.muted" minH="5">
          {joinedLine(
            totalCount > 0 &&
              intl.formatMessage(LIST_MESSAGES.shown, { shown: violations.length, total: totalCount }),
            list.updatedText,
          )}
        </Text>
      </Flex>
      <SeverityFilter value={severity} onChange={choose} />
      <Body list={list} severity={severity} onShowAll={() => choose(null)} />
    </Flex>
  );
}

interface BodyProps {
  list: ReturnType<typeof useViolationList>;
  severity: CardSeverity | null;
  onShowAll: () => void;
}

function Body({ list, severity, onShowAll }: BodyProps) {
  const intl = useIntl();
  if (list.status === 'loading') {
    return <ViolationListSkeleton />;
  }
  if (list.status === 'error') {
    return <NotLoaded text={intl.formatMessage(LIST_MESSAGES.error)} onRetry={list.retry} />;
  }
  if (list.violations.length > 0) {
    return <ViolationList list={list} />;
  }
  if (severity === null) {
    return <EmptyState icon={ShieldCheck} title={intl.formatMessage(ZONES_MESSAGES.allClear)} />;
  }
  return (
    <EmptyState
      icon={ShieldCheck}
      title={intl.formatMessage(LIST_MESSAGES.emptySeverity)}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {intl.formatMessage(LIST_MESSAGES.showAll)}
        </Button>
      }
    />
  );
}

/** Three cards in the shape of the list. */
function ViolationListSkeleton() {
  return (
    <Skeleton>
      <Flex direction="column" gap="4">
        {CARDS.map((card) => (
          <Card key={card} display="flex" flexDirection="column" gap="3">
            <Flex justify="space-between">
              <SkeletonBlock w="30%" h="8" />
              <SkeletonBlock w="25%" h="6" />
            </Flex>
            <SkeletonBlock w="70%" />
            <SkeletonBlock w="45%" />
            <SkeletonBlock w="55%" />
            <SkeletonBlock h="12" />
          </Card>
        ))}
      </Flex>
    </Skeleton>
  );
}
