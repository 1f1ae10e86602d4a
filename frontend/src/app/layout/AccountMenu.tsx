import { Box, chakra, Menu, Portal, Text } from '@chakra-ui/react';
import { formatPhone } from '@wakafine/domain/phone';
import { LogOut, Settings } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useSession, type Viewer } from '../../lib/session';
import { APP_MESSAGES } from '../messages';
import { initialsOf } from './initials';

/** The avatar with the user's initials; opens the way to the settings and out. */
export function AccountMenu() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { state, signOut } = useSession();
  const { title, subtitle } = namesOf(state.viewer, intl.formatMessage(APP_MESSAGES.user));

  async function handleSignOut(): Promise<void> {
    await signOut();
    await navigate(PATHS.home);
  }

  return (
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
          <Avatar viewer={state.viewer} />
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Box px="3" py="2">
              <Text textStyle="strong">{title}</Text>
              {subtitle !== null && (
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
            <Menu.Item value="signOut" onSelect={() => void handleSignOut()}>
              <LogOut size={20} aria-hidden />
              {intl.formatMessage(APP_MESSAGES.signOut)}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function Avatar({ viewer }: { viewer: Viewer | null }) {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize="8"
      borderRadius="full"
      bg="brand.subtle"
      color="brand.fg"
      fontSize="13px"
      fontWeight="bold"
      aria-hidden
    >
      {initialsOf({ displayName: viewer?.displayName ?? null, email: null })}
    </chakra.span>
  );
}

function namesOf(viewer: Viewer | null, fallback: string): { title: string; subtitle: string | null } {
  const phoneNumber = viewer?.mobileNumber ? formatPhone(viewer.mobileNumber) : null;
  const displayName = viewer?.displayName ?? null;
  return {
    title: displayName ?? phoneNumber ?? fallback,
    subtitle: displayName === null ? null : phoneNumber,
  };
}
