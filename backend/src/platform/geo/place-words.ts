import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openGazetteer } from '@wakafine/domain/places/gazetteer';
import type { Gazetteer, GazetteerPack } from '@wakafine/domain/places/gazetteer';
import type { Place } from '@wakafine/domain/geo/geo';
import { placePartsAt } from '@wakafine/domain/places/place-parts';
import { placeText } from '@wakafine/domain/places/place-texts';
import type { LanguageChoice } from '@wakafine/domain/people/languages';

/** From `backend/src` and from `backend/dist` alike. */
const GAZETTEER = join(__dirname, '../../../../geodata/gazetteer.json');

/** Gives a place in words, such as `N3, 4 km after Boumnyébel`; its heading, degrees clockwise from north, where that is known. */
export type PlaceWords = (place: Place, headingDeg: number | null) => string;

/** Reads the roads and towns of the country, and gives what names places in a language. */
export async function loadPlaceWords(language: LanguageChoice): Promise<PlaceWords> {
  const gazetteer = await readGazetteer();
  return (place, headingDeg) => placeText(placePartsAt(gazetteer, place, headingDeg), language);
}

async function readGazetteer(): Promise<Gazetteer> {
  // The file is part of the service, and a test holds it to its shape.
  return openGazetteer(JSON.parse(await readFile(GAZETTEER, 'utf8')) as GazetteerPack);
}
