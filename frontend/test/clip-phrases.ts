import { HAZARD_TYPES } from '@wakafine/domain/incidents/half-lives';
import { TYPE_MESSAGES } from '../src/components/incidents/messages';
import { HAZARD_MESSAGES } from '../src/components/hazards/messages';
import { ZONE_SENTENCES } from '../src/features/drive/context/messages';
import { VOICE_MESSAGES } from '../src/features/drive/voice/messages';
import { SOUND_MESSAGES } from '../src/features/settings/form/sound-messages';
import { NUMBER_CLIPS, plainWords } from '../src/lib/voice/clip-words';

const SPOKEN = [
  ...Object.values(VOICE_MESSAGES),
  ...Object.values(ZONE_SENTENCES),
  ...HAZARD_TYPES.map((type) => TYPE_MESSAGES[type]),
  HAZARD_MESSAGES.spoken,
  SOUND_MESSAGES.sample,
];

/** Phrases that are said by a clip each: the spoken texts of a language between their values, and the numbers. */
export function clipPhrases(texts: Readonly<Record<string, string>>): string[] {
  const phrases = SPOKEN.flatMap(({ id = '' }) => (texts[id] ?? '').split(/\{[^{}]*\}/))
    .map((fragment) => plainWords(fragment).join(' '))
    .filter((phrase) => phrase !== '');
  return [...new Set([...phrases, ...NUMBER_CLIPS])].toSorted();
}
