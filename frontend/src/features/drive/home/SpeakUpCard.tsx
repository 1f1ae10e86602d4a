import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Volume2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { canSpeak, speak } from '../../../lib/sound/speech';
import { SPEAK_UP_MESSAGES } from '../context/card-messages';

/** One sentence in large letters that a passenger shows to the driver, or lets the phone say. */
export function SpeakUpCard() {
  const { formatMessage } = useIntl();
  const sentence = formatMessage(SPEAK_UP_MESSAGES.sentence);
  return (
    <Card>
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h2" textStyle="section">
          {formatMessage(SPEAK_UP_MESSAGES.title)}
        </Heading>
        {canSpeak() && (
          <Button variant="outline" px="4" onClick={() => speak(sentence)}>
            <Volume2 size={20} aria-hidden />
            {formatMessage(SPEAK_UP_MESSAGES.play)}
          </Button>
        )}
      </Flex>
      <Text textStyle="display" mt="3" overflowWrap="normal">
        {sentence}
      </Text>
    </Card>
  );
}
