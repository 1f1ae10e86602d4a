import { COMPASS_POINTS, type PlaceParts } from '@wakafine/domain/places/place-parts';
import { placeText } from '@wakafine/domain/places/place-texts';
import { type Language, languageChoice } from '@wakafine/domain/people/languages';

const NAMED = { road: 'N3', town: 'Edéa' };
const PARTS: readonly (PlaceParts | null)[] = [
  null,
  { relation: 'IN', ...NAMED },
  ...(['AFTER', 'BEFORE', 'FROM'] as const).map((relation) => ({ relation, ...NAMED, km: 4 })),
  ...COMPASS_POINTS.map((direction) => ({ relation: 'AWAY' as const, ...NAMED, km: 6, direction })),
];

/** Places in words in a language, so that the tests of wording read them like a catalogue. */
export function placeCatalogue(language: Language): Record<string, string> {
  return Object.fromEntries(
    PARTS.map((parts, index) => [`place ${index}`, placeText(parts, languageChoice(language))]),
  );
}
