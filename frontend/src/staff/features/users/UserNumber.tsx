import { Badge, Flex } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { USERS_MESSAGES } from './messages';
import { numberOf, type RevealedNumbers } from './user-texts';

/** The number of an account, with a mark where it may be anybody's. */
export function UserNumber({ user, revealed }: { user: StaffUserRowFragment; revealed: RevealedNumbers }) {
  const { formatMessage } = useIntl();
  return (
    <Flex as="span" display="inline-flex" wrap={{ base: 'wrap', md: 'nowrap' }} align="center" columnGap="2">
      {numberOf(user, revealed)}
      {!user.isNumberProven && (
        <Badge variant="plain">
          <CircleHelp size={14} aria-hidden />
          {formatMessage(USERS_MESSAGES.notProven)}
        </Badge>
      )}
    </Flex>
  );
}
