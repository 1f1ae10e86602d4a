import { Badge, chakra, Flex, Link as TextLink, Text } from '@chakra-ui/react';
import { ArchiveX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useStaffHeldEvidenceQuery, type StaffHeldEvidenceQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { casePath } from '../../../lib/paths';
import { useAfterActs } from '../../kit/frame/useAfterActs';
import { HELD_STATE } from './case-view';
import { HELD_MESSAGES } from './held-messages';
import { CASE_STATE_MESSAGES } from './messages';
import { CASE_STAFF_ACTS } from './useStaffCases';

/** Evidence of erased accounts that cases hold: of which case, why, and until when. */
export function HeldEvidenceList() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useStaffHeldEvidenceQuery();
  useAfterActs(CASE_STAFF_ACTS, refetch);
  if (data === undefined) {
    return error === undefined ? (
      <Skeleton>
        <SkeletonBlock h="20" />
        <SkeletonBlock h="20" mt="2" />
      </Skeleton>
    ) : (
      <ErrorState
        text={formatMessage(HELD_MESSAGES.error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (data.heldEvidenceConnection.nodes.length === 0) {
    return (
      <EmptyState
        icon={ArchiveX}
        title={formatMessage(HELD_MESSAGES.empty)}
        text={formatMessage(HELD_MESSAGES.emptyText)}
      />
    );
  }
  return (
    <>
      <Text px="4" py="3" color="fg.muted">
        {formatMessage(HELD_MESSAGES.about)}
      </Text>
      <chakra.ul listStyleType="none" aria-label={formatMessage(HELD_MESSAGES.filter)}>
        {data.heldEvidenceConnection.nodes.map((held) => (
          <HeldRow key={held.caseId} held={held} />
        ))}
      </chakra.ul>
    </>
  );
}

function HeldRow({ held }: { held: StaffHeldEvidenceQuery['heldEvidenceConnection']['nodes'][number] }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { caseId, number, state, since, releasedAt } = held;
  const why = releasedAt === null ? HELD_MESSAGES.undecided : HELD_MESSAGES.decided;
  return (
    <Flex as="li" direction="column" gap="1" px="4" py="3" borderTopWidth="1px">
      <Flex align="center" gap="2.5" wrap="wrap">
        <TextLink
          asChild
          color="brand.fg"
          textStyle="strong"
          minH={{ base: '12', md: '8' }}
          alignItems="center"
        >
          <Link to={casePath(caseId, HELD_STATE)}>{number}</Link>
        </TextLink>
        <Badge variant="subtle">{formatMessage(CASE_STATE_MESSAGES[state])}</Badge>
      </Flex>
      <Text textStyle="small">{formatMessage(why, { since: since === null ? '–' : date(since) })}</Text>
      <Text textStyle="small" color="fg.muted">
        {releasedAt === null
          ? formatMessage(HELD_MESSAGES.untilDecided)
          : formatMessage(HELD_MESSAGES.until, { until: date(releasedAt) })}
      </Text>
    </Flex>
  );
}
