import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../../components/surface/toaster';
import type { ErrorCode } from '../../../lib/errors/error-messages';
import { writeLastVehicle, type StartValues } from '../../../lib/storage/last-vehicle';
import { openFixStore } from '../../../lib/offline/fix-store';
import { beginSendingKey, type OwnJourney } from '../../../lib/offline/own-journey';
import { useOwnJourneys } from '../../../lib/offline/own-journeys';
import { useIsSending } from '../../../lib/offline/sending';
import { journeyPath, PATHS } from '../../../lib/paths';
import { useViewer } from '../../../lib/session/session';
import type { FoundTrack } from '../../../lib/track-file/found-track';
import { dropImport, storeImport } from './store-import';
import { SEND_MESSAGES } from './messages';

/** So often the phone's store is asked how much is left, ms; it does not notify. */
const COUNT_EVERY_MS = 400;

/** Whether the server has begun the journey; `asked` while it may have, and the phone has no answer yet. */
export type Begun = 'no' | 'asked' | 'yes';

/** State of an import. */
export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'keeping'; readonly share: number }
  | { readonly kind: 'sending'; readonly share: number; readonly begun: Begun }
  | { readonly kind: 'refused'; readonly why: ErrorCode | 'notStored' };

type Phase = Exclude<ImportState, { kind: 'sending' }> | { readonly kind: 'sent'; readonly clientId: string };

export interface JourneyImport {
  state: ImportState;
  begin: (track: FoundTrack, vehicle: StartValues) => Promise<void>;
  /** Withdraws the import, as long as the server has nothing of it and is not being asked to begin it. */
  cancel: () => void;
}

/** Imports a track through what the phone sends of its own journeys, and opens the journey once the server has it. */
export function useImport(): JourneyImport {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const accountId = useViewer()?.id ?? '';
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [total, setTotal] = useState(1);
  const clientId = phase.kind === 'sent' ? phase.clientId : null;
  const all = useOwnJourneys(accountId);
  const own = all?.find((each) => each.clientId === clientId) ?? null;
  const isAsked = useIsSending(beginSendingKey(clientId ?? ''));
  const leftCount = useLeftCount(clientId);
  const last = useLastState(own);
  const { serverId = null, fault = null } = last?.clientId === clientId ? last : {};
  const isSent = clientId !== null && all !== null && own === null && fault === null;

  useEffect(
    function openJourney() {
      if (isSent) {
        notify({ kind: 'success', title: formatMessage(SEND_MESSAGES.done) });
        void navigate(serverId === null ? PATHS.journeys : journeyPath(serverId), { replace: true });
      }
    },
    [isSent, serverId, navigate, formatMessage],
  );
  useEffect(
    function giveUpRefused() {
      if (clientId !== null && fault !== null) {
        void withdraw(clientId);
      }
    },
    [clientId, fault],
  );

  async function begin(track: FoundTrack, vehicle: StartValues): Promise<void> {
    setPhase({ kind: 'keeping', share: 0 });
    setTotal(track.facts?.fixCount ?? 1);
    writeLastVehicle(vehicle);
    const stored = await openFixStore()
      .then((store) =>
        storeImport(store, { accountId, track, vehicle }, (share) => setPhase({ kind: 'keeping', share })),
      )
      .catch(() => null);
    setPhase(stored === null ? { kind: 'refused', why: 'notStored' } : { kind: 'sent', clientId: stored });
  }

  function cancel(): void {
    if (clientId !== null && serverId === null && !isAsked) {
      setPhase({ kind: 'idle' });
      void withdraw(clientId);
    }
  }

  return {
    state: stateOf(phase, {
      share: leftCount === null ? 0 : 1 - leftCount / total,
      begun: serverId === null ? (isAsked ? 'asked' : 'no') : 'yes',
      fault,
    }),
    begin,
    cancel,
  };
}

function stateOf(
  phase: Phase,
  { share, begun, fault }: { share: number; begun: Begun } & Pick<OwnJourney, 'fault'>,
): ImportState {
  if (phase.kind !== 'sent') {
    return phase;
  }
  return fault === null ? { kind: 'sending', share, begun } : { kind: 'refused', why: fault };
}

async function withdraw(clientId: string): Promise<void> {
  await dropImport(await openFixStore(), clientId);
}

/** Count of fixes of an import that are still to be sent; null while it is not known. */
function useLeftCount(clientId: string | null): number | null {
  const [leftCount, setLeftCount] = useState<number | null>(null);
  useEffect(
    function countAgainAndAgain() {
      if (clientId === null) {
        return undefined;
      }
      const counting = openFixStore().then((store) => () => store.countFixes(clientId));
      const timer = setInterval(() => {
        void counting.then((count) => count()).then(setLeftCount, () => undefined);
      }, COUNT_EVERY_MS);
      return () => clearInterval(timer);
    },
    [clientId],
  );
  return leftCount;
}

/** Last state of the journey, also after the phone has deleted it. */
function useLastState(own: OwnJourney | null): OwnJourney | null {
  const [last, setLast] = useState<OwnJourney | null>(null);
  if (own !== null && own !== last) {
    setLast(own);
  }
  return last;
}
