import { Box, chakra, Menu, Text } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/phone';
import { Bell, CircleUser, LogOut, Settings } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../components/Avatar';
import { useInboxNewsQuery } from '../../graphql/generated';
import { useLiveEnrolment } from '../../lib/enrolment/useEnrolment';
import { PATHS } from '../../lib/paths';
import { useSession, type Viewer } from '../../lib/session';
import { LeaveSheet } from '../lazy-own-pages';
import { APP_MESSAGES } from '../messages';
import { useUnsentCount } from '../useUnsentCount';
import { initialsOf, menuSubtitleOf, menuTitleOf, type NamedUser } from '../../lib/user-names';

/** More than these are `9+`. */
const MOST_SHOWN = 9;

/** The avatar with the user's initials; opens the ways to settings, profile and out. */
export function AccountMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state, signOut } = useSession();
  const unsentCount = useUnsentCount();
  const enrolledPlate = useLiveEnrolment()?.registrationNumber ?? null;
  const isAsked = unsentCount > 0 || enrolledPlate !== null;
  const [isAsking, setIsAsking] = useState(false);
  // `InboxWatch` asks; before it has, nothing is unread.
  const { data } = useInboxNewsQuery({ fetchPolicy: 'cache-only' });
  const unreadCount = data?.notifications.unreadCount ?? 0;
  const user = namedUserOf(state.viewer);
  const title = menuTitleOf(user, intl.formatMessage(APP_MESSAGES.user));
  const subtitle = menuSubtitleOf(user);

  async function leave(): Promise<void> {
    setIsAsking(false);
    await signOut();
    await navigate(PATHS.home);
  }

  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <chakra.button
            type="button"
            aria-label={
              unreadCount > 0
                ? intl.formatMessage(APP_MESSAGES.unread, { count: unreadCount })
                : intl.formatMessage(APP_MESSAGES.account)
            }
            position="relative"
            display="grid"
            placeItems="center"
            boxSize="12"
            borderRadius="full"
            cursor="pointer"
          >
            <Avatar photoUrl={state.viewer?.profile.photoUrl ?? null} initials={initialsOf(user)} />
            {unreadCount > 0 && <UnreadMark count={unreadCount} isOnAvatar />}
          </chakra.button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Box px="3" py="2">
              <Text textStyle="strong">{title}</Text>
              {/* What would say the same twice is said once. */}
              {subtitle !== null && subtitle !== title && (
                <Text textStyle="small" color="fg.muted">
                  {subtitle}
                </Text>
              )}
            </Box>
            <Menu.Separator />
            <Menu.Item value="notifications" onSelect={() => void navigate(PATHS.notifications)}>
              <Bell size={20} aria-hidden />
              {intl.formatMessage(APP_MESSAGES.notifications)}
              {unreadCount > 0 && <UnreadMark count={unreadCount} />}
            </Menu.Item>
            <Menu.Item value="settings" onSelect={() => void navigate(PATHS.settings)}>
              <Settings size={20} aria-hidden />
              {intl.formatMessage(APP_MESSAGES.settings)}
            </Menu.Item>
            <Menu.Item value="profile" onSelect={() => void navigate(PATHS.profile)}>
              <CircleUser size={20} aria-hidden />
              {intl.formatMessage(APP_MESSAGES.profile)}
            </Menu.Item>
            <Menu.Item value="signOut" onSelect={() => (isAsked ? setIsAsking(true) : void leave())}>
              <LogOut size={20} aria-hidden />
              {intl.formatMessage(APP_MESSAGES.signOut)}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {isAsking && (
        <Suspense fallback={null}>
          <LeaveSheet
            isOpen
            unsentCount={unsentCount}
            enrolledPlate={enrolledPlate}
            onLeave={() => void leave()}
            onStay={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How much is unread, in a pill; on the avatar it stands at its corner, and the label of the button says it. */
function UnreadMark({ count, isOnAvatar = false }: { count: number; isOnAvatar?: boolean }) {
  return (
    <chakra.span
      aria-hidden={isOnAvatar}
      position={isOnAvatar ? 'absolute' : 'static'}
      top="0"
      insetEnd="0"
      ms={isOnAvatar ? '0' : 'auto'}
      minW="5"
      px="1"
      borderRadius="full"
      bg="brand.solid"
      color="brand.contrast"
      textStyle="micro"
      lineHeight="1.25rem"
      textAlign="center"
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </chakra.span>
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
