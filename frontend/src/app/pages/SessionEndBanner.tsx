import { Flex } from '@chakra-ui/react';
import { LogOut, OctagonAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSession } from '../../lib/session/session';
import { APP_MESSAGES } from './messages';

/** One line above a visitor's screens that says why they were signed out; nothing for those who left themselves. */
export function SessionEndBanner() {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const end = state.status === 'signedOut' ? state.end : null;
  if (end === null) {
    return null;
  }
  const isDisabled = end === 'user-disabled';
  const Icon = isDisabled ? OctagonAlert : LogOut;
  return (
    <Flex
      role="alert"
      align="center"
      gap="2.5"
      px="4"
      py="2.5"
      bg={isDisabled ? 'danger.subtle' : 'info.subtle'}
      textStyle="small"
    >
      <Flex color={isDisabled ? 'danger.fg' : 'info.fg'} aria-hidden>
        <Icon size={20} />
      </Flex>
      {formatMessage(isDisabled ? APP_MESSAGES.userDisabled : APP_MESSAGES.userTokenExpired)}
    </Flex>
  );
}
