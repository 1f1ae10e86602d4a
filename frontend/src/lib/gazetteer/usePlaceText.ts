import type { Place } from '@wakafine/domain/geo/geo';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../i18n/LanguageProvider';
import { coordinatesText } from '../map-links';
import { gazetteerState, loadPlaceWords, NO_GAZETTEER, watchGazetteer } from './place-words';

/** Reserves the height of the line of a place until its words are there. */
const NOT_YET = '\u00a0';

/** Names a place; its heading, degrees clockwise from north, where that is known. */
export type PlaceText = (place: Place, headingDeg?: number | null) => string;

/** Gives what loads the gazetteer for a file that names places in the language in force; without it they are coordinates. */
export function useLoadPlaceText(): () => Promise<PlaceText> {
  const { language } = useLanguage();
  return async () => {
    const words = await loadPlaceWords().catch(() => null);
    return (place, headingDeg = null) =>
      words === null ? coordinatesText(place) : words(place, headingDeg, language);
  };
}

/**
 * Gives places in words, such as `N3, 4 km after Boumnyébel`: nothing until the gazetteer is loaded, and the coordinates
 * where it can't be.
 */
export function usePlaceText(): PlaceText {
  const { language } = useLanguage();
  const { words, hasFailed } = useSyncExternalStore(watchGazetteer, gazetteerState, () => NO_GAZETTEER);
  useEffect(function fetchGazetteer() {
    void loadPlaceWords().catch(() => undefined);
  }, []);
  return useCallback(
    (place, headingDeg = null) => {
      if (words !== null) {
        return words(place, headingDeg, language);
      }
      return hasFailed ? coordinatesText(place) : NOT_YET;
    },
    [words, hasFailed, language],
  );
}
