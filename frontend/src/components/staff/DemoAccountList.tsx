import { chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Lock, LockOpen, Users } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DemoAccount } from './DemoAccounts';
import { DemoChip } from './DemoChip';
import { PERMISSIONS } from '@wakafine/domain/people/roles';
import { RoleBadge } from './RoleBadge';
import { ACCESS_MESSAGES, DEMO_MESSAGES, PERMISSION_MESSAGES } from './staff-messages';
import { isStaff } from '../../lib/session/rights';

export interface DemoAccountListProps {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** The accounts of demo mode, folded. */
export function DemoAccountList({ accounts, onChoose }: DemoAccountListProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);

  function handleChoose(account: DemoAccount): void {
    setIsOpen(false);
    onChoose(account);
  }

  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <chakra.section borderWidth="1px" borderRadius="12px" overflow="hidden" mt="6">
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        display="flex"
        alignItems="center"
        columnGap="3"
        w="full"
        minH="14"
        px="4"
        color="fg.muted"
        textStyle="label"
        cursor="pointer"
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Users size={20} aria-hidden />
        <Flex as="span" flex="1" minW="0" wrap="wrap" align="center" columnGap="3" rowGap="1" py="1">
          <chakra.span flex="1 1 6rem" textAlign="start">
            {intl.formatMessage(DEMO_MESSAGES.title)}
          </chakra.span>
          <DemoChip text={intl.formatMessage(DEMO_MESSAGES.mode)} />
        </Flex>
        <Chevron size={20} aria-hidden />
      </chakra.button>
      {isOpen && (
        <>
          <Text px="4" pb="3" textStyle="small" color="fg.subtle">
            {intl.formatMessage(DEMO_MESSAGES.hint)}
          </Text>
          <chakra.ul listStyleType="none">
            {accounts.map((account) => (
              <li key={account.signInName}>
                <AccountRow account={account} onChoose={() => handleChoose(account)} />
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </chakra.section>
  );
}

function AccountRow({ account, onChoose }: { account: DemoAccount; onChoose: () => void }) {
  const { role, displayName, signInName, secret } = account;
  return (
    <chakra.button
      type="button"
      onClick={onChoose}
      display="flex"
      flexDirection="column"
      gap="1"
      w="full"
      minH="16"
      px="4"
      py="3"
      borderTopWidth="1px"
      textAlign="start"
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="3" rowGap="1" w="full">
        <chakra.span textStyle="strong">{displayName}</chakra.span>
        <RoleBadge role={role} />
      </Flex>
      <chakra.span textStyle="small" color="fg.muted" overflowWrap="anywhere">
        {signInName} · {secret}
      </chakra.span>
      {isStaff(account) && <Access account={account} />}
    </chakra.button>
  );
}

/** Acts that a role of staff may not do, behind the no-permission mark. */
function Access({ account }: { account: DemoAccount }) {
  const intl = useIntl();
  const denied = PERMISSIONS.filter((permission) => !account.permissions.includes(permission));
  const names = denied.map((permission) => intl.formatMessage(PERMISSION_MESSAGES[permission]));
  const Icon = denied.length === 0 ? LockOpen : Lock;
  return (
    <Flex gap="1.5" textStyle="micro" color="fg.subtle">
      <Flex pt="1px" flexShrink="0">
        <Icon size={14} aria-hidden />
      </Flex>
      {denied.length === 0
        ? intl.formatMessage(ACCESS_MESSAGES.full)
        : intl.formatMessage(DEMO_MESSAGES.denied, { list: names.join(', ') })}
    </Flex>
  );
}
