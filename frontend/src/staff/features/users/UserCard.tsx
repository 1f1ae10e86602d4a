import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { RoleBadge } from '../../../components/staff/RoleBadge';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { USERS_MESSAGES } from './messages';
import { usernameOf, type RevealedNumbers } from './user-texts';
import { UserNumber } from './UserNumber';
import { UserStatusBadge } from './UserStatusBadge';

/** One account on a phone. */
export function UserCard({ user, revealed }: { user: StaffUserRowFragment; revealed: RevealedNumbers }) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="1.5">
      <Flex align="center" justify="space-between" gap="2">
        <Text textStyle="strong" overflowWrap="anywhere" minW="0">
          <bdi>{user.fullName ?? formatMessage(USERS_MESSAGES.noName)}</bdi>
        </Text>
        <RoleBadge role={user.role} />
      </Flex>
      <Flex align="center" justify="space-between" gap="2">
        <Text as="div" textStyle="small" color="fg.muted" overflowWrap="anywhere" minW="0">
          {user.mobileNumber === null ? (
            usernameOf(user, revealed)
          ) : (
            <UserNumber user={user} revealed={revealed} />
          )}
        </Text>
        <UserStatusBadge status={user.status} />
      </Flex>
    </Flex>
  );
}
