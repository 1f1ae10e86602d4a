import { useEffect, useState, type ReactNode } from 'react';
import { readPlace, type MeasuredPlace } from '../../../lib/geolocation/current-place';
import { isPhoneFull } from '../../../lib/offline/useIsPhoneFull';
import { BROWSER_TOOLS, compressPhoto, dataUrlOf, type PhotoFault } from '../../../lib/photo/compress-photo';
import { saveDraft } from '../draft/draft-store';
import { buildDraft, type IncidentDraft } from '../draft/incident-draft';
import { LazyIncidentSheet } from './LazyIncidentSheet';

/** Reason why a shared picture begins no report: it is none, is too large, or the room is needed for journeys. */
export type SharedPhotoFault = PhotoFault | 'photo.full';

export interface SharedPhotoProps {
  accountId: string;
  file: File;
  /** Position of the active journey; null without one: then the phone is asked. */
  knownPlace: MeasuredPlace | null;
  /** Origin of the picture in words, above the button that sends. */
  note: string;
  /** Draws a picture that can't be used. */
  refusal: (fault: SharedPhotoFault) => ReactNode;
  onClose: () => void;
}

/** Begins a report with a picture that another app has shared; it is stored on the phone before the sheet opens. */
export function SharedPhoto({ accountId, file, knownPlace, note, refusal, onClose }: SharedPhotoProps) {
  const [begun, setBegun] = useState<IncidentDraft | SharedPhotoFault | null>(null);
  const [place] = useState(knownPlace);
  useEffect(
    function begin() {
      let isCurrent = true;
      void beginDraft(file, place).then(async (draft) => {
        if (!isCurrent) {
          return;
        }
        if (typeof draft !== 'string') {
          await saveDraft(accountId, draft);
        }
        setBegun(draft);
      });
      return () => {
        isCurrent = false;
      };
    },
    [accountId, file, place],
  );
  if (begun === null) {
    return null;
  }
  if (typeof begun === 'string') {
    return refusal(begun);
  }
  return (
    <LazyIncidentSheet accountId={accountId} begun={begun} isPlacing={false} note={note} onClose={onClose} />
  );
}

async function beginDraft(
  file: File,
  knownPlace: MeasuredPlace | null,
): Promise<IncidentDraft | SharedPhotoFault> {
  if (await isPhoneFull()) {
    return 'photo.full';
  }
  const atMs = Date.now();
  const [photo, place] = await Promise.all([
    compressPhoto(file, BROWSER_TOOLS, 'whole'),
    knownPlace ?? readPlace(),
  ]);
  return typeof photo === 'string'
    ? photo
    : { ...buildDraft({ atMs, place }), photo: await dataUrlOf(photo) };
}
