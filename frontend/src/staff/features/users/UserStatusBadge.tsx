import { Badge } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { UserStatus } from '../../../graphql/staff';
import { USERS_MESSAGES } from './messages';

/** Whether an account may sign in, by word and lock; never in the colour of a zone. */
export function UserStatusBadge({ status }: { status: UserStatus }) {
  const { formatMessage } = useIntl();
  const isSuspended = status === 'SUSPENDED';
  return (
    <Badge variant="plain">
      {isSuspended && <Lock size={14} aria-hidden />}
      {formatMessage(isSuspended ? USERS_MESSAGES.suspended : USERS_MESSAGES.active)}
    </Badge>
  );
}
