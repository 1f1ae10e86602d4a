import type { SeenHazard } from '@wakafine/domain/incidents/hazards-ahead';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { hazardStepM } from '../../../components/hazards/hazard-distance';
import { HAZARD_MESSAGES } from '../../../components/hazards/messages';
import type { Hazard } from '../../../components/hazards/useHazards';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { speak } from '../../../lib/sound/speech';
import { useAlertSettings } from '../context/useAlertSettings';
import { useDrive } from '../context/drive-context';

/** A spoken sentence is over by then, ms. */
const SAID_FOR_MS = 10_000;

/** Says a hazard aloud once, as it comes within reach; gives the sentence for screen readers while it holds. */
export function useHazardCall(seen: SeenHazard<Hazard> | null): string | null {
  const { formatMessage } = useIntl();
  const { sound } = useAlertSettings();
  const { alerts } = useDrive();
  const [said, setSaid] = useState<{ id: string; sentence: string; isOver: boolean } | null>(null);
  if (seen !== null && seen.hazard.id !== said?.id) {
    const sentence = formatMessage(HAZARD_MESSAGES.spoken, {
      hazard: formatMessage(TYPE_MESSAGES[seen.hazard.hazardType]),
      m: hazardStepM(seen.distanceM),
    });
    setSaid({ id: seen.hazard.id, sentence, isOver: false });
  }
  const sentence = said === null || said.isOver ? null : said.sentence;
  const isLoud = sound && !alerts.isMuted;
  useEffect(
    function sayOnce() {
      if (sentence === null) {
        return undefined;
      }
      if (isLoud) {
        speak(sentence);
      }
      const timer = setTimeout(() => setSaid((last) => last && { ...last, isOver: true }), SAID_FOR_MS);
      return () => clearTimeout(timer);
    },
    // A change of the sound says nothing anew.
    [sentence, isLoud],
  );
  return sentence;
}
