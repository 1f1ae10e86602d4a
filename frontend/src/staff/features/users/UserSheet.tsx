import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { RoleBadge } from '../../../components/staff/RoleBadge';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { useViewer } from '../../../lib/session/session';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import { FactList } from '../../kit/pieces/FactList';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { USER_ACT_MESSAGES, USERS_MESSAGES } from './messages';
import { RevealNumbersButton } from './RevealNumbersButton';
import { RoleChange } from './RoleChange';
import { nameOfUser, usernameOf } from './user-texts';
import { UserNumber } from './UserNumber';
import { UserStatusBadge } from './UserStatusBadge';
import type { RevealNumbers } from './useRevealNumbers';
import { isStaff } from '../../../lib/session/rights';

export interface UserSheetProps {
  /** Null is nobody: the sheet is closed. */
  user: StaffUserRowFragment | null;
  numbers: RevealNumbers;
  onClose: () => void;
  onAskStatus: (user: StaffUserRowFragment) => void;
  /** Called with the account after an act; null where the list must be asked for anew. */
  onChanged: (user: StaffUserRowFragment | null) => void;
}

/** One account with what can be done about it: suspend or reinstate, and another role for staff. */
export function UserSheet({ user, numbers, onClose, onAskStatus, onChanged }: UserSheetProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const isOwn = useViewer()?.id === user?.id;
  if (user === null) {
    return null;
  }
  const { revealed } = numbers;
  const isSuspended = user.status === 'SUSPENDED';
  return (
    <DetailSheet
      isOpen
      onClose={onClose}
      title={nameOfUser(user)}
      titleMark={<RoleBadge role={user.role} />}
      footer={
        isOwn ? null : (
          <PermitButton
            act="suspendUser"
            variant={isSuspended ? 'solid' : 'surface'}
            colorPalette={isSuspended ? 'brand' : 'danger'}
            width="full"
            onClick={() => onAskStatus(user)}
          >
            {formatMessage(isSuspended ? USER_ACT_MESSAGES.reinstate : USER_ACT_MESSAGES.suspend)}
          </PermitButton>
        )
      }
    >
      <Flex direction="column" gap="6">
        <FactList
          facts={[
            { label: formatMessage(USERS_MESSAGES.username), value: <bdi>{usernameOf(user, revealed)}</bdi> },
            { label: formatMessage(USERS_MESSAGES.name), value: <bdi>{user.fullName ?? '–'}</bdi> },
            {
              label: formatMessage(USERS_MESSAGES.number),
              value: <UserNumber user={user} revealed={revealed} />,
            },
            { label: formatMessage(USERS_MESSAGES.status), value: <UserStatusBadge status={user.status} /> },
            { label: formatMessage(USERS_MESSAGES.since), value: formats.date(user.createdAt) },
          ]}
        />
        {user.mobileNumber !== null && (
          <Flex direction="column" align="flex-start" gap="1">
            <RevealNumbersButton numbers={numbers} users={[user]} />
            <Text textStyle="small" color="fg.muted">
              {formatMessage(USERS_MESSAGES.revealHint)}
            </Text>
          </Flex>
        )}
        {isOwn && <chakra.p color="fg.muted">{formatMessage(USER_ACT_MESSAGES.own)}</chakra.p>}
        {!isOwn && isStaff(user) && (
          <RoleChange key={`${user.id} ${user.role}`} user={user} onChanged={onChanged} />
        )}
      </Flex>
    </DetailSheet>
  );
}
