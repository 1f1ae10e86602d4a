import { Button } from '@chakra-ui/react';
import { Volume2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { vibrate } from '../../../lib/sound/alert-player';
import { canSpeak, speak, stopSpeaking } from '../../../lib/sound/speech';
import { BUS_MESSAGES } from './messages';
import type { ChosenSentence } from './useSentence';

/** Time to put the phone away before it speaks, s. */
const AFTER_S = 5;

/**
 * Says the sentence for the driver after five silent seconds, so that nobody sees whose phone it was; a tap meanwhile stops it. It is heard
 * also where alerts are muted, and the phone vibrates once it has spoken. Nothing where the browser has no voice.
 */
export function SayIt({ sentence: { chosen } }: { sentence: ChosenSentence }) {
  const { formatMessage } = useIntl();
  const [leftS, setLeftS] = useState<number | null>(null);
  const said = useRef(chosen);
  useEffect(function followChoice() {
    said.current = chosen;
  });

  useEffect(
    function countDown() {
      if (leftS === null) {
        return undefined;
      }
      const timer = setTimeout(() => {
        if (leftS > 1) {
          setLeftS(leftS - 1);
          return;
        }
        setLeftS(null);
        speak(said.current.text, () => vibrate('restored'), said.current.tag);
      }, 1_000);
      return () => clearTimeout(timer);
    },
    [leftS],
  );
  useEffect(() => stopSpeaking, []);

  if (!canSpeak()) {
    return null;
  }
  const isCounting = leftS !== null;
  return (
    <Button size="lg" minH="76px" flex="1" onClick={() => setLeftS(isCounting ? null : AFTER_S)}>
      {isCounting ? <X size={24} aria-hidden /> : <Volume2 size={24} aria-hidden />}
      {formatMessage(isCounting ? BUS_MESSAGES.stopSaying : BUS_MESSAGES.say, { count: leftS ?? AFTER_S })}
    </Button>
  );
}
