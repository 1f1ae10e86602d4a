import { formatPhone } from '@wakafine/domain/people/phone';
import { lazy, Suspense, useState } from 'react';
import { useInboxNewsQuery } from '../../graphql/generated';
import { useSession, type Viewer } from '../../lib/session/session';
import type { NamedUser } from '../../lib/format/user-names';
import { AccountButton } from './AccountButton';

const fetchChoice = () => import('./AccountChoice');
// A list costs a sixteenth of all that the first load of home does.
const AccountChoice = lazy(() => fetchChoice().then((choice) => ({ default: choice.AccountChoice })));

/** The avatar of anyone who is signed in; opens the ways to notifications, settings, profile and out. */
export function AccountMenu() {
  const { state } = useSession();
  const [isWanted, setIsWanted] = useState(false);
  // `InboxWatch` asks; before it has, nothing is unread.
  const { data } = useInboxNewsQuery({ fetchPolicy: 'cache-only' });
  const shown = {
    user: namedUserOf(state.viewer),
    photoUrl: state.viewer?.profile.photoUrl ?? null,
    unreadCount: data?.notifications.unreadCount ?? 0,
  };
  const button = (
    <AccountButton
      {...shown}
      aria-expanded={false}
      onPointerEnter={() => void fetchChoice()}
      onClick={() => setIsWanted(true)}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountChoice {...shown} />
    </Suspense>
  ) : (
    button
  );
}

function namedUserOf(viewer: Viewer | null): NamedUser {
  const mobileNumber = viewer?.mobileNumber ?? null;
  return {
    displayName: viewer?.displayName ?? null,
    email: viewer?.email ?? null,
    phoneNumber: mobileNumber === null ? null : formatPhone(mobileNumber),
  };
}
