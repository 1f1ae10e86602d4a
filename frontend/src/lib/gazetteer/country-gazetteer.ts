import { openGazetteer } from '@wakafine/domain/places/gazetteer';
import type { Place } from '@wakafine/domain/geo/geo';
import { placePartsAt } from '@wakafine/domain/places/place-parts';
import { placeText } from '@wakafine/domain/places/place-texts';
import pack from '../../../../geodata/gazetteer.json';
import { type Language, languageChoice } from '@wakafine/domain/people/languages';

const gazetteer = openGazetteer(pack);

/** A place in words in a language; with a heading, in degrees, by the town that lies behind. */
export function placeWords(place: Place, headingDeg: number | null, language: Language): string {
  return placeText(placePartsAt(gazetteer, place, headingDeg), languageChoice(language));
}
