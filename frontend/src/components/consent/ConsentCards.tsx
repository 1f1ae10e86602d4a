import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Eye, Gauge, Scale, Square, Volume2, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { canSpeak } from '../../lib/sound/speech';
import { useReadAloud } from '../../lib/sound/useReadAloud';
import { Card } from '../Card';
import { CARD_MESSAGES } from './messages';

interface CardText {
  name: string;
  icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const CARDS: readonly CardText[] = [
  { name: 'judged', icon: Gauge, title: CARD_MESSAGES.judged, text: CARD_MESSAGES.judgedText },
  { name: 'seen', icon: Eye, title: CARD_MESSAGES.seen, text: CARD_MESSAGES.seenText },
  { name: 'follows', icon: Scale, title: CARD_MESSAGES.follows, text: CARD_MESSAGES.followsText },
];

/** What is judged, who sees it and what follows: three cards that can be read aloud, one at a time. */
export function ConsentCards() {
  const { formatMessage } = useIntl();
  const { reading, read, stop } = useReadAloud();
  return (
    <>
      {CARDS.map(({ name, icon: Icon, title, text }) => {
        const isReading = reading === name;
        const heading = formatMessage(title);
        const action = formatMessage(isReading ? CARD_MESSAGES.stop : CARD_MESSAGES.listen);
        return (
          <Card key={name}>
            <Flex align="center" gap="3">
              <Flex color="brand.fg" aria-hidden>
                <Icon size={24} />
              </Flex>
              <Heading as="h3" textStyle="section">
                {heading}
              </Heading>
            </Flex>
            <Text mt="2">{formatMessage(text)}</Text>
            {canSpeak() && (
              <Button
                variant="outline"
                width="full"
                mt="3"
                aria-label={`${action}, ${heading}`}
                onClick={() => (isReading ? stop() : read(name, `${heading}. ${formatMessage(text)}`))}
              >
                {isReading ? <Square size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
                {action}
              </Button>
            )}
          </Card>
        );
      })}
    </>
  );
}
