import { isCitizenRole } from '@wakafine/domain/people/roles';
import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ViewerFieldsFragment } from '../../graphql/generated';
import { SignOutText, ViewerText } from '../../graphql/visitor';
import { readStored, removeStored, writeStored } from '../storage/browser-storage';
import { useConnectionDoor, type ConnectionDoor } from '../apollo/connection';
import { clearDisplayUser, readDisplayUser, writeDisplayUser } from '../apollo/display-user';
import { sessionEndOf, type SessionEnd } from '../errors/identity-errors';
import { deleteEnrolment } from '../storage/delete-enrolment';
import { clearPersistedCache } from '../persisted-cache/clear-persisted-cache';
import { askPlain } from '../network/plain-graphql';
import { endPush } from '../push/end-push';
import { onSessionDoubt, onSessionLost } from '../errors/session-lost';
import { noteShownAccount, shownAccount } from '../apollo/shown-account';

export type Viewer = ViewerFieldsFragment;

export type SessionState =
  | { status: 'loading'; viewer: null }
  | { status: 'signedOut'; viewer: null; /** Null for those who left themselves. */ end: SessionEnd | null }
  | { status: 'signedIn'; viewer: Viewer };

export interface Session {
  state: SessionState;
  /** Takes over the viewer that a sign-in answered with. */
  begin(viewer: Viewer): Promise<void>;
  /** Takes over what has changed of the viewer who is signed in. */
  update(viewer: Viewer): void;
  signOut(): Promise<void>;
}

/** Marks a sign-out that the server has not heard of yet, because the network was gone. */
const SIGN_OUT_PENDING_KEY = 'sign_out_pending';
const SIGNED_OUT: SessionState = { status: 'signedOut', viewer: null, end: null };
const SessionContext = createContext<Session | null>(null);

/** Knows who is signed in: the server says it, stored display data only bridges the time until it has. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const door = useConnectionDoor();
  const [state, setState] = useState<SessionState>(stateBeforeAnswer);
  /** Counts how often the pages went straight from one account to another: then all of them begin anew. */
  const [owners, setOwners] = useState(0);
  /** Counts changes of the viewer that came otherwise than by asking. */
  const changes = useRef(0);

  const discard = useCallback(
    async (end: SessionEnd | null) => {
      clearDisplayUser();
      void endPush();
      // Requests that were under way fail one after the other; the first of them said why.
      setState((stored) => (stored.status === 'signedOut' ? stored : { ...SIGNED_OUT, end }));
      await clearConnection(door);
    },
    [door],
  );

  const begin = useCallback(
    async (viewer: Viewer) => {
      changes.current += 1;
      const isOther = isOtherThanShown(viewer);
      await clearConnection(door);
      removeStored(SIGN_OUT_PENDING_KEY);
      writeDisplayUser(viewer);
      await persistAnswers(door, viewer);
      setState({ status: 'signedIn', viewer });
      // What a screen has on it stays there until the server answers, however empty the cache is.
      setOwners((before) => (isOther ? before + 1 : before));
    },
    [door],
  );

  const update = useCallback((viewer: Viewer) => {
    changes.current += 1;
    writeDisplayUser(viewer);
    setState({ status: 'signedIn', viewer });
  }, []);

  const signOut = useCallback(async () => {
    writeStored(SIGN_OUT_PENDING_KEY, '1');
    await deleteEnrolment();
    await endSessionOnServer().catch(() => undefined);
    await discard(null);
  }, [discard]);

  const askServer = useCallback(async () => {
    let viewer: Viewer | null;
    let before: number;
    do {
      before = changes.current;
      viewer = await fetchViewer();
      // What was asked before something changed may be answered after it, and would withdraw it.
    } while (before !== changes.current);
    const known = readDisplayUser();
    if (viewer === null) {
      // The data of somebody who signed out, also in another tab, is no longer stored here.
      await discard(known === null ? null : 'user-token-expired');
    } else if (isOtherThanShown(viewer) || (known !== null && known.id !== viewer.id)) {
      // Somebody else has signed in, in another tab: nothing of the one before them stays.
      await begin(viewer);
    } else {
      writeDisplayUser(viewer);
      setState((stored) => (isSame(stored.viewer, viewer) ? stored : { status: 'signedIn', viewer }));
      await persistAnswers(door, viewer);
    }
  }, [discard, begin, door]);

  const shownId = state.viewer?.id ?? null;
  useEffect(
    function noteWhoIsShown() {
      noteShownAccount(shownId);
      return () => noteShownAccount(null);
    },
    [shownId],
  );
  useEffect(() => onSessionLost((end) => void discard(end)), [discard]);
  useEffect(
    function askAtStartAndAfterChanges() {
      const ask = () =>
        void askServer().catch((error: unknown) => {
          const end = sessionEndOf(error, ViewerText.operationName);
          return end === null
            ? setState((stored) => (stored.status === 'loading' ? SIGNED_OUT : stored))
            : void discard(end);
        });
      const handleStorage = (event: StorageEvent) => (event.key === 'currentUser' ? ask() : undefined);
      ask();
      const stopDoubting = onSessionDoubt(ask);
      window.addEventListener('online', ask);
      window.addEventListener('storage', handleStorage);
      return () => {
        stopDoubting();
        window.removeEventListener('online', ask);
        window.removeEventListener('storage', handleStorage);
      };
    },
    [askServer, discard],
  );

  const session = useMemo<Session>(
    () => ({ state, begin, update, signOut }),
    [state, begin, update, signOut],
  );
  return (
    <SessionContext.Provider value={session}>
      <Fragment key={owners}>{children}</Fragment>
    </SessionContext.Provider>
  );
}

/** Signed-in user, and the ways in and out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) {
    throw new Error('useSession needs SessionProvider');
  }
  return session;
}

/** The signed-in user, or null. */
export function useViewer(): Viewer | null {
  return useSession().state.viewer;
}

/** Discards all that was asked for anyone who was signed in before, on the phone too, and closes their socket. */
async function clearConnection(door: ConnectionDoor): Promise<void> {
  const opened = door.opened();
  opened?.stored.stop();
  opened?.socket.client.terminate();
  await Promise.all([clearPersistedCache(), opened?.client.clearStore()]);
}

/** From now on answers to a citizen are stored on the phone; answers to staff never are. */
async function persistAnswers(door: ConnectionDoor, { id, role }: Viewer): Promise<void> {
  if (isCitizenRole(role)) {
    await door.opened()?.stored.storeFor(id);
  }
}

/** Whether this tab shows the pages of another account, whatever another tab has written down since. */
function isOtherThanShown({ id }: Viewer): boolean {
  const shown = shownAccount();
  return shown !== null && shown !== id;
}

/** Whether the server says of the viewer what is shown already: then nothing is drawn anew. */
function isSame(stored: Viewer | null, received: Viewer): boolean {
  return JSON.stringify(stored) === JSON.stringify(received);
}

function stateBeforeAnswer(): SessionState {
  const viewer = readStored(SIGN_OUT_PENDING_KEY) === null ? readDisplayUser() : null;
  return viewer === null ? { status: 'loading', viewer: null } : { status: 'signedIn', viewer };
}

async function fetchViewer(): Promise<Viewer | null> {
  if (readStored(SIGN_OUT_PENDING_KEY) !== null) {
    await endSessionOnServer();
  }
  const { viewer } = await askPlain(ViewerText, {});
  return viewer;
}

async function endSessionOnServer(): Promise<void> {
  await askPlain(SignOutText, {});
  removeStored(SIGN_OUT_PENDING_KEY);
}
