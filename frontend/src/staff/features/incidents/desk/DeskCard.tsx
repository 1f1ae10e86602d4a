import { Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { StaffIncidentRowFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { ASSIGN_TEXTS } from '../../../kit/attention/messages';
import { useMay } from '../../../kit/frame/useMay';
import { KeyCap } from '../../../kit/keys/KeyCap';
import { DeniableButton } from '../../../kit/pieces/DeniableButton';
import { FactList } from '../../../kit/pieces/FactList';
import { ASSIGN_KEY } from './assign-key';
import { ClockMark } from './ClockMark';
import { CLOCK_MESSAGES, DESK_MESSAGES } from './desk-messages';
import { useServerNow } from './useServerNow';

export interface DeskCardProps {
  incident: StaffIncidentRowFragment;
  /** Whether it can be assigned: until it is closed. */
  isOpen: boolean;
  /** Right that the role lacks where it may not assign it. */
  permissionText: string;
  onAssign: () => void;
}

/** The response clock of an incident with its times, who of the staff is on it, and the way to assign it. */
export function DeskCard({ incident, isOpen, permissionText, onAssign }: DeskCardProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const mayAssign = useMay()('assignAttention');
  const nowMs = useServerNow();
  const { receivedAt, answerDueAt, answeredAt } = incident;
  const facts = [
    { label: CLOCK_MESSAGES.received, value: formats.dateAndTime(receivedAt) },
    { label: CLOCK_MESSAGES.dueBy, value: formats.dateAndTime(answerDueAt) },
    {
      label: CLOCK_MESSAGES.answeredAt,
      value: answeredAt ? formats.dateAndTime(answeredAt) : formatMessage(CLOCK_MESSAGES.notYet),
    },
    { label: DESK_MESSAGES.onIt, value: <Assignee incident={incident} /> },
  ];
  return (
    <Card>
      <Heading as="h3" textStyle="label" mb="1">
        {formatMessage(DESK_MESSAGES.title)}
      </Heading>
      <ClockMark incident={incident} nowMs={nowMs} />
      <FactList facts={facts.map(({ label, value }) => ({ label: formatMessage(label), value }))} />
      {isOpen && (
        <DeniableButton
          mt="3"
          width="full"
          variant="outline"
          isAllowed={mayAssign}
          permissionText={permissionText}
          aria-keyshortcuts={ASSIGN_KEY}
          onClick={onAssign}
        >
          {formatMessage(ASSIGN_TEXTS.assign)}
          <KeyCap text={ASSIGN_KEY} />
        </DeniableButton>
      )}
    </Card>
  );
}

function Assignee({ incident: { assignment } }: Pick<DeskCardProps, 'incident'>) {
  const formats = useFormats();
  const { formatMessage } = useIntl();
  const assignedAt = assignment?.assignedAt ?? null;
  return (
    <Flex direction="column" align="flex-end">
      <AssigneeName assignment={assignment} />
      {assignedAt !== null && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(DESK_MESSAGES.since, { time: formats.dateAndTime(assignedAt) })}
        </Text>
      )}
    </Flex>
  );
}

/** Name of who is on an incident, or the word for nobody. */
export function AssigneeName({ assignment }: Pick<StaffIncidentRowFragment, 'assignment'>) {
  const { formatMessage } = useIntl();
  const assignee = assignment?.assignee ?? null;
  if (assignee === null) {
    return (
      <Text as="span" color="fg.muted">
        {formatMessage(DESK_MESSAGES.nobody)}
      </Text>
    );
  }
  const { name, isViewer } = assignee;
  return <Text as="span">{isViewer ? formatMessage(DESK_MESSAGES.me, { name }) : name}</Text>;
}
