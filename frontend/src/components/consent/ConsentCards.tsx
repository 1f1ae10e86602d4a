import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Eye, Gauge, Scale, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../surface/Card';
import { ListenButton } from './ListenButton';
import { CARD_MESSAGES } from './messages';

interface CardText {
  icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const CARDS: readonly CardText[] = [
  { icon: Gauge, title: CARD_MESSAGES.judged, text: CARD_MESSAGES.judgedText },
  { icon: Eye, title: CARD_MESSAGES.seen, text: CARD_MESSAGES.seenText },
  { icon: Scale, title: CARD_MESSAGES.follows, text: CARD_MESSAGES.followsText },
];

/** Judging, access and consequences: three cards that can be read aloud. */
export function ConsentCards() {
  const { formatMessage } = useIntl();
  return (
    <>
      {CARDS.map(({ icon: Icon, title, text }) => (
        <Card key={title.id}>
          <Flex align="center" gap="3">
            <Flex color="brand.fg" aria-hidden>
              <Icon size={24} />
            </Flex>
            <Heading as="h3" textStyle="section">
              {formatMessage(title)}
            </Heading>
          </Flex>
          <Text mt="2">{formatMessage(text)}</Text>
          <Box mt="3" _empty={{ display: 'none' }}>
            <ListenButton title={formatMessage(title)} text={formatMessage(text)} />
          </Box>
        </Card>
      ))}
    </>
  );
}
