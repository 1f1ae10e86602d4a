import {
  useAnnounceArrivalMutation,
  useEndFamilyLinkMutation,
  useMyFamilyLinksQuery,
  type FamilyLinkFieldsFragment,
} from '../../../graphql/generated';
import { useReconnected } from '../../../lib/apollo/connection';
import { readFamilyTokens } from '../../../lib/family/family-tokens';
import { dropFamilyLink, familyLinkIn } from '../../../lib/family/queued-family-link';
import { useOutbox } from '../../../lib/offline/outbox';
import { useViewer } from '../../../lib/session/session';

/** So often the links are asked for anew while they are looked at, ms: one sees when the family has opened one. */
const ASK_EVERY_MS = 20_000;

/** A link that shows something now, or will once the server knows it. */
export interface ShownFamilyLink {
  readonly key: string;
  /** Null where another phone has made it. */
  readonly token: string | null;
  readonly isSos: boolean;
  /** Null where the server does not know it yet. */
  readonly known: FamilyLinkFieldsFragment | null;
}

export interface FamilyLinks {
  /** Null while they are loaded. */
  readonly links: readonly ShownFamilyLink[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The user's open links, newest first: those of the server, and those that wait on this phone. */
export function useFamilyLinks(): FamilyLinks {
  const accountId = useViewer()?.id ?? '';
  const queued = useOutbox(accountId, 'familyLink').flatMap((item) => familyLinkIn(item) ?? []);
  const { data, error, refetch } = useMyFamilyLinksQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const retry = () => void refetch().catch(() => undefined);
  useReconnected(retry);
  const tokens = readFamilyTokens();
  const open = (data?.myFamilyLinks ?? []).filter(({ isOpen }) => isOpen);
  const ofServer = open.map((known) => ({
    key: known.id,
    token: tokens.get(known.id) ?? null,
    isSos: known.isSos,
    known,
  }));
  const known = new Set(ofServer.map(({ token }) => token));
  const unsent = queued.filter(({ token }) => !known.has(token));
  const waiting = unsent.map(({ token, isSos }) => ({ key: token, token, isSos, known: null }));
  const isUnknown = data === undefined && error === undefined && waiting.length === 0;
  return {
    links: isUnknown ? null : [...waiting, ...ofServer],
    hasFailed: error !== undefined && data === undefined && waiting.length === 0,
    retry,
  };
}

/** Ends a link at once: gives whether it has ended. */
export function useStopSharing(): { stop: (link: ShownFamilyLink) => Promise<boolean>; isStopping: boolean } {
  const accountId = useViewer()?.id ?? '';
  const [end, { loading }] = useEndFamilyLinkMutation();
  async function stop({ known, token }: ShownFamilyLink): Promise<boolean> {
    try {
      if (known !== null) {
        await end({ variables: { input: { linkId: known.id } } });
      } else if (token !== null) {
        await dropFamilyLink(accountId, token);
      }
      return true;
    } catch {
      return false;
    }
  }
  return { stop, isStopping: loading };
}

export const useAnnounceArrival = useAnnounceArrivalMutation;
