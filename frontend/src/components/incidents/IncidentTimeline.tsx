import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CROWD_REASONS } from '@wakafine/domain/incidents/crowd-validator';
import { canBecome, isReopening } from '@wakafine/domain/incidents/incident-state';
import type { IncidentStatus } from '@wakafine/domain/incidents/incidents';
import { useIntl } from 'react-intl';
import type { IncidentDetailFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { Card } from '../surface/Card';
import { STATUS_ICONS } from './IncidentStatusBadge';
import { CROWD_MESSAGES, PIECE_MESSAGES, STATUS_MESSAGES } from './messages';

/** The way that a report goes when all is well; whether others confirm it is up to them. */
const USUAL_WAY: readonly IncidentStatus[] = ['UNDER_REVIEW', 'RESOLVED'];

export interface IncidentTimelineProps {
  status: IncidentStatus;
  /** Oldest first; the names of staff only for staff. */
  history: readonly (IncidentDetailFragment['history'][number] & { readonly by?: string | null })[];
}

/** Every status that an incident has come to, with time and reason, and quietly those that are still to come. */
export function IncidentTimeline({ status, history }: IncidentTimelineProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const toCome = USUAL_WAY.filter((next) => canBecome(status, next));
  return (
    <Card>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(PIECE_MESSAGES.progress)}
      </Heading>
      <chakra.ol listStyleType="none">
        {history.map((change, index) => (
          <Step
            key={`${change.status} ${change.at}`}
            status={change.status}
            isReopening={isReopening(history[index - 1]?.status ?? null, change.status)}
            when={[formats.dateAndTime(change.at), change.by].filter(Boolean).join(' · ')}
            reason={change.reason ?? null}
            isLast={toCome.length === 0 && change === history.at(-1)}
          />
        ))}
        {toCome.map((next) => (
          <Step
            key={next}
            status={next}
            when={formatMessage(PIECE_MESSAGES.toCome)}
            reason={null}
            isToCome
            isLast={next === toCome.at(-1)}
          />
        ))}
      </chakra.ol>
    </Card>
  );
}

interface StepProps {
  status: IncidentStatus;
  when: string;
  reason: string | null;
  isToCome?: boolean;
  isReopening?: boolean;
  isLast: boolean;
}

function Step({
  status,
  when,
  reason,
  isToCome = false,
  isReopening: isReopened = false,
  isLast,
}: StepProps) {
  const { formatMessage } = useIntl();
  const Icon = STATUS_ICONS[status];
  return (
    <chakra.li display="flex" gap="3" color={isToCome ? 'fg.subtle' : 'fg'}>
      <Flex direction="column" align="center" aria-hidden>
        <Flex
          align="center"
          justify="center"
          boxSize="8"
          flexShrink="0"
          borderRadius="full"
          borderWidth="1px"
          borderStyle={isToCome ? 'dashed' : 'solid'}
          borderColor="border.strong"
          bg={isToCome ? 'transparent' : 'bg.muted'}
        >
          <Icon size={16} />
        </Flex>
        {!isLast && <chakra.span flex="1" w="1px" minH="4" bg="border.strong" />}
      </Flex>
      <Flex direction="column" minW="0" pt="1" pb={isLast ? '0' : '4'}>
        <Text textStyle={isToCome ? 'body' : 'strong'}>
          {formatMessage(isReopened ? PIECE_MESSAGES.reopened : STATUS_MESSAGES[status])}
        </Text>
        <Text textStyle="small" color={isToCome ? 'fg.subtle' : 'fg.muted'}>
          {when}
        </Text>
        {reason !== null && (
          <Text textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto" mt="1">
            {/* What the service itself gives as the reason has words in every language; what staff write stays as typed. */}
            {reason === CROWD_REASONS.VALIDATED ? formatMessage(CROWD_MESSAGES.VALIDATED) : reason}
          </Text>
        )}
      </Flex>
    </chakra.li>
  );
}
