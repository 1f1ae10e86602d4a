import { chakra, Flex } from '@chakra-ui/react';
import { Check, Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Permission } from '../../graphql/generated';
import { PERMISSIONS } from '@wakafine/domain/people/roles';
import { ACCESS_MESSAGES, PERMISSION_MESSAGES } from './staff-messages';

/** All permissions that there are, each with what the role has of it: a tick, or the no-permission mark. */
export function PermissionList({ allowed }: { allowed: readonly Permission[] }) {
  const intl = useIntl();
  return (
    <chakra.ul listStyleType="none">
      {PERMISSIONS.map((permission) => {
        const isAllowed = allowed.includes(permission);
        const Icon = isAllowed ? Check : Lock;
        return (
          <Flex
            as="li"
            key={permission}
            align="center"
            justify="space-between"
            columnGap="4"
            minH="12"
            px="4"
            py="1.5"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
            color={isAllowed ? 'fg' : 'fg.subtle'}
          >
            <chakra.span flex="1" textStyle="body">
              {intl.formatMessage(PERMISSION_MESSAGES[permission])}
            </chakra.span>
            <Flex
              align="center"
              gap="1.5"
              flexShrink="0"
              textStyle="micro"
              color={isAllowed ? 'brand.fg' : 'fg.subtle'}
            >
              <Icon size={16} aria-hidden />
              {intl.formatMessage(isAllowed ? ACCESS_MESSAGES.allowed : ACCESS_MESSAGES.denied)}
            </Flex>
          </Flex>
        );
      })}
    </chakra.ul>
  );
}
