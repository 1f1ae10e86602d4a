import { Button } from '@chakra-ui/react';
import { Square, Volume2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { canSpeak } from '../../lib/sound/speech';
import { useReadAloud } from '../../lib/sound/useReadAloud';
import { CARD_MESSAGES } from './messages';

/** Reads a text aloud under its title, and stops it; nothing on a phone without a voice. */
export function ListenButton({ title, text }: { title: string; text: string }) {
  const { formatMessage } = useIntl();
  const { isReading, read, stop } = useReadAloud();
  if (!canSpeak()) {
    return null;
  }
  const action = formatMessage(isReading ? CARD_MESSAGES.stop : CARD_MESSAGES.listen);
  return (
    <Button
      variant="outline"
      width="full"
      aria-label={`${action}, ${title}`}
      onClick={() => (isReading ? stop() : read(`${title}. ${text}`))}
    >
      {isReading ? <Square size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
      {action}
    </Button>
  );
}
