import { useCallback, useState } from 'react';
import { readPlace, type MeasuredPlace } from '../../../lib/geolocation/current-place';
import { buildDraft, type IncidentDraft } from '../draft/incident-draft';

/** A report that has just been begun; `isPlacing` while the phone is still asked where it is. */
export interface FreshDraft {
  draft: IncidentDraft;
  isPlacing: boolean;
}

/**
 * Begins reports: time and place are frozen at the tap. With a journey on, the place is the one it knows; without, the
 * phone is asked once, and the report goes without a place where it does not answer.
 */
export function useFreshDraft(knownPlace: MeasuredPlace | null) {
  const [fresh, setFresh] = useState<FreshDraft | null>(null);
  const begin = useCallback(() => {
    const draft = buildDraft({ atMs: Date.now(), place: knownPlace });
    setFresh({ draft, isPlacing: knownPlace === null });
    if (knownPlace === null) {
      void readPlace().then((place) =>
        setFresh((now) =>
          now?.draft.clientId === draft.clientId ? { draft: { ...now.draft, place }, isPlacing: false } : now,
        ),
      );
    }
  }, [knownPlace]);
  const discard = useCallback(() => setFresh(null), []);
  return { fresh, begin, discard };
}
