import { Box, chakra, Menu, Text } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/phone';
import { CircleUser, LogOut, Settings } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../components/Avatar';
import { PATHS } from '../../lib/paths';
import { useSession, type Viewer } from '../../lib/session';
import { LeaveSheet } from '../lazy-pages';
import { APP_MESSAGES } from '../messages';
import { useUnsentCount } from '../useUnsentCount';
import { initialsOf, menuSubtitleOf, menuTitleOf, type NamedUser } from '../../lib/user-names';

/** The avatar with the user's initials; opens the ways to settings, profile and out. */
export function AccountMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state, signOut } = useSession();
  const unsentCount = useUnsentCount();
  const [isAsking, setIsAsking] = useState(false);
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
            aria-label={intl.formatMessage(APP_MESSAGES.account)}
            display="grid"
            placeItems="center"
            boxSize="12"
            borderRadius="full"
            cursor="pointer"
          >
            <Avatar photoUrl={state.viewer?.profile.photoUrl ?? null} initials={initialsOf(user)} />
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
            <Menu.Item value="settings" onSelect={() => void navigate(PATHS.settings)}>
              <Settings size={20} aria-hidden />
              {intl.formatMessage(APP_MESSAGES.settings)}
            </Menu.Item>
            <Menu.Item value="profile" onSelect={() => void navigate(PATHS.profile)}>
              <CircleUser size={20} aria-hidden />
              {intl.formatMessage(APP_MESSAGES.profile)}
            </Menu.Item>
            <Menu.Item value="signOut" onSelect={() => (unsentCount > 0 ? setIsAsking(true) : void leave())}>
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
            onLeave={() => void leave()}
            onStay={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
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
