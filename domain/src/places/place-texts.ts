import type { LanguageChoice } from '../people/languages';
import type { CompassPoint, PlaceParts } from './place-parts';

interface PlaceWords {
  readonly after: (km: number, town: string) => string;
  readonly before: (km: number, town: string) => string;
  readonly from: (km: number, town: string) => string;
  readonly away: (km: number, direction: CompassPoint, town: string) => string;
  readonly outside: string;
}

const ENGLISH_DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
};

const FRENCH_DIRECTIONS: Readonly<Record<CompassPoint, string>> = {
  N: 'au nord',
  NE: 'au nord-est',
  E: 'à l’est',
  SE: 'au sud-est',
  S: 'au sud',
  SW: 'au sud-ouest',
  W: 'à l’ouest',
  NW: 'au nord-ouest',
};

const WORDS: Readonly<Record<LanguageChoice, PlaceWords>> = {
  EN: {
    after: (km, town) => `${km} km after ${town}`,
    before: (km, town) => `${km} km before ${town}`,
    from: (km, town) => `${km} km from ${town}`,
    away: (km, direction, town) => `${km} km ${ENGLISH_DIRECTIONS[direction]} of ${town}`,
    outside: 'Outside Cameroon',
  },
  FR: {
    after: (km, town) => `${km}\u00a0km après ${town}`,
    before: (km, town) => `${km}\u00a0km avant ${town}`,
    from: (km, town) => `à ${km}\u00a0km ${frenchOf(town)}`,
    away: (km, direction, town) => `${km}\u00a0km ${FRENCH_DIRECTIONS[direction]} ${frenchOf(town)}`,
    outside: 'Hors du Cameroun',
  },
  PIDGIN: {
    after: (km, town) => `${km} km after ${town}`,
    before: (km, town) => `${km} km before ${town}`,
    from: (km, town) => `${km} km from ${town}`,
    away: (km, direction, town) => `${km} km for ${ENGLISH_DIRECTIONS[direction]} of ${town}`,
    outside: 'E no dey inside Cameroon',
  },
};

/** A place in words, such as `N3, 4 km after Boumnyébel`; null is outside of the country. */
export function placeText(parts: PlaceParts | null, language: LanguageChoice): string {
  const words = WORDS[language];
  if (parts === null) {
    return words.outside;
  }
  const text = [parts.road, lieOf(parts, words)].filter((part) => part !== null).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function lieOf(parts: PlaceParts, words: PlaceWords): string {
  switch (parts.relation) {
    case 'IN':
      return parts.town;
    case 'AFTER':
      return words.after(parts.km, parts.town);
    case 'BEFORE':
      return words.before(parts.km, parts.town);
    case 'FROM':
      return words.from(parts.km, parts.town);
    case 'AWAY':
      return words.away(parts.km, parts.direction, parts.town);
  }
}

/** With the elision before a vowel that one hears; not before Y: de Yaoundé. */
function frenchOf(town: string): string {
  return /^[aeiouàâäéèêëîïôöùûü]/i.test(town) ? `d’${town}` : `de ${town}`;
}
