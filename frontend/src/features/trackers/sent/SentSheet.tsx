import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAgeText } from '../../../components/incidents/useAgeText';
import { Sheet } from '../../../components/surface/Sheet';
import type { TrackerFieldsFragment } from '../../../graphql/generated';
import { REASON_MESSAGES, SENT_MESSAGES } from './messages';

type SentMessage = TrackerFieldsFragment['messages'][number];

export interface SentSheetProps {
  tracker: Pick<TrackerFieldsFragment, 'name' | 'messages'>;
  /** Above them: whether it works. */
  check: ReactNode;
  onClose: () => void;
}

/** The last messages of a tracker, word for word, each with what became of it. */
export function SentSheet({ tracker: { name, messages }, check, onClose }: SentSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(SENT_MESSAGES.openFor, { name })}>
      <Box pb="5">{check}</Box>
      {messages.length === 0 ? (
        <Text pb="4">{formatMessage(SENT_MESSAGES.none)}</Text>
      ) : (
        <chakra.ol listStyleType="none" display="flex" flexDirection="column" gap="5" pb="4">
          {messages.map((message, index) => (
            // They come and go at both ends, and two may be alike.
            <SentRow key={`${message.receivedAt} ${index}`} message={message} />
          ))}
        </chakra.ol>
      )}
    </Sheet>
  );
}

function SentRow({ message }: { message: SentMessage }) {
  const { formatMessage } = useIntl();
  const ageOf = useAgeText();
  const { receivedAt, recorded, passedOver, reasons, body } = message;
  return (
    <chakra.li display="flex" flexDirection="column" gap="1">
      <Flex gap="2" justify="space-between">
        <Flex direction="column" textStyle="strong">
          {recorded > 0 && <Text>{formatMessage(SENT_MESSAGES.recorded, { count: recorded })}</Text>}
          {passedOver > 0 && (
            <Text color="danger.fg">{formatMessage(SENT_MESSAGES.passedOver, { count: passedOver })}</Text>
          )}
          {recorded + passedOver === 0 && <Text>{formatMessage(SENT_MESSAGES.nothing)}</Text>}
        </Flex>
        <Text textStyle="small" color="fg.muted" flexShrink="0">
          {ageOf(receivedAt)}
        </Text>
      </Flex>
      {reasons.map((reason) => (
        <Text key={reason}>{formatMessage(REASON_MESSAGES[reason])}</Text>
      ))}
      <Box
        as="code"
        display="block"
        px="3"
        py="2"
        bg="bg.muted"
        borderRadius="control"
        textStyle="small"
        wordBreak="break-all"
        translate="no"
      >
        {body}
      </Box>
    </chakra.li>
  );
}
