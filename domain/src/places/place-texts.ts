import { languageOfChoice } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { fillText } from '../texts/fill-text';
import { PLACE_TEXTS } from './places.generated';
import type { PlaceParts } from './place-parts';

type PlaceTexts = (typeof PLACE_TEXTS)['en'];

/** Vowels that are heard, unlike the Y of Yaoundé: before them some languages shorten a word. */
const HEARD_VOWEL = /^[aeiouàâäéèêëîïôöùûü]/i;

/** A place in words, such as `N3, 4 km after Boumnyébel`; null is outside of the country. */
export function placeText(parts: PlaceParts | null, language: LanguageChoice): string {
  const texts = PLACE_TEXTS[languageOfChoice(language)];
  if (parts === null) {
    return texts.outside;
  }
  const text = [parts.road, lieOf(parts, texts)].filter((part) => part !== null).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function lieOf(parts: PlaceParts, texts: PlaceTexts): string {
  const { town } = parts;
  const initial = HEARD_VOWEL.test(town) ? 'vowel' : 'consonant';
  switch (parts.relation) {
    case 'IN':
      return town;
    case 'AFTER':
      return fillText(texts.after, { km: parts.km, town });
    case 'BEFORE':
      return fillText(texts.before, { km: parts.km, town });
    case 'FROM':
      return fillText(texts.from, { km: parts.km, town, initial });
    case 'AWAY': {
      const direction = texts[`direction.${parts.direction}`];
      return fillText(texts.away, { km: parts.km, direction, town, initial });
    }
  }
}
