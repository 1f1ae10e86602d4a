import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar';
import { initialsOf, type NamedUser } from '../../lib/format/user-names';
import { APP_MESSAGES } from '../pages/messages';
import { UnreadMark } from './UnreadMark';

export interface AccountButtonProps extends HTMLChakraProps<'button'> {
  ref?: Ref<HTMLButtonElement>;
  user: NamedUser;
  photoUrl: string | null;
  /** Notifications that were not read yet. */
  unreadCount: number;
}

/** The avatar with the user's initials; opens the account menu. */
export function AccountButton({ user, photoUrl, unreadCount, ...button }: AccountButtonProps) {
  const intl = useIntl();
  return (
    <chakra.button
      type="button"
      aria-label={
        unreadCount > 0
          ? intl.formatMessage(APP_MESSAGES.unread, { count: unreadCount })
          : intl.formatMessage(APP_MESSAGES.account)
      }
      aria-haspopup="menu"
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="12"
      borderRadius="full"
      cursor="pointer"
      {...button}
    >
      {/* Away from the corner of the mark, which would lie over the initials. */}
      <chakra.span transform={unreadCount > 0 ? 'translate(-.25rem, .25rem)' : undefined}>
        <Avatar photoUrl={photoUrl} initials={initialsOf(user)} />
      </chakra.span>
      {unreadCount > 0 && <UnreadMark count={unreadCount} isOnAvatar />}
    </chakra.button>
  );
}
