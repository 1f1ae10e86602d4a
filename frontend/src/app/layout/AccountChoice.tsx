import { Box, Menu, Text } from '@chakra-ui/react';
import { Bell, CircleUser, LogOut, Settings } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDrive } from '../../features/drive/context/drive-context';
import { useLiveEnrolment } from '../../lib/enrolment/useEnrolment';
import { PATHS } from '../../lib/paths';
import { useSession } from '../../lib/session/session';
import { menuSubtitleOf, menuTitleOf } from '../../lib/format/user-names';
import { LeaveSheet } from '../pages/lazy-own-pages';
import { APP_MESSAGES } from '../pages/messages';
import { useUnsentCount } from '../pages/useUnsentCount';
import { AccountButton, type AccountButtonProps } from './AccountButton';
import { UnreadMark } from './UnreadMark';

/** The avatar with its open list: notifications, settings, profile and the way out. */
export function AccountChoice(shown: Pick<AccountButtonProps, 'user' | 'photoUrl' | 'unreadCount'>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { signOut } = useSession();
  const unsentCount = useUnsentCount();
  const enrolledPlate = useLiveEnrolment()?.registrationNumber ?? null;
  const { live } = useDrive();
  const isJourneyOn = live !== null && !live.isElsewhere;
  const isAsked = isJourneyOn || unsentCount > 0 || enrolledPlate !== null;
  const [isAsking, setIsAsking] = useState(false);
  const title = menuTitleOf(shown.user, intl.formatMessage(APP_MESSAGES.user));
  const subtitle = menuSubtitleOf(shown.user);

  async function leave(): Promise<void> {
    setIsAsking(false);
    await signOut();
    await navigate(PATHS.home);
  }

  return (
    <>
      <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <AccountButton {...shown} />
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
              {shown.unreadCount > 0 && <UnreadMark count={shown.unreadCount} />}
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
            isJourneyOn={isJourneyOn}
            enrolledPlate={enrolledPlate}
            onLeave={() => void leave()}
            onStay={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
