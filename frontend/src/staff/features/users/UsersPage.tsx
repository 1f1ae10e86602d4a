import { useIntl } from 'react-intl';
import { UserRoundX } from 'lucide-react';
import { EmptyState } from '../../../components/states/EmptyState';
import { useState } from 'react';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { STAFF_PAGE_MESSAGES } from '../../kit/frame/messages';
import { StaffScreen } from '../../kit/frame/StaffScreen';
import { useViewState } from '../../kit/frame/useViewState';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { FilterBar } from '../../kit/table/filters/FilterBar';
import { StaffTable } from '../../kit/table/StaffTable';
import { AgencyPeople } from './agencies/AgencyPeople';
import { AGENCY_PEOPLE_MESSAGES } from './agencies/messages';
import { CreateStaff } from './CreateStaff';
import { CREATE_STAFF_MESSAGES, USERS_MESSAGES } from './messages';
import { RevealNumbersButton } from './RevealNumbersButton';
import { StatusDialog } from './StatusDialog';
import { nameOfUser, usernameOf, type RevealedNumbers } from './user-texts';
import { UserSheet } from './UserSheet';
import { useRevealNumbers } from './useRevealNumbers';
import { useStaffUsers } from './useStaffUsers';
import { useUserSearch } from './useUserSearch';
import { useUserColumns } from './useUserColumns';
import { Flex, Text } from '@chakra-ui/react';
import { RoleBadge } from '../../../components/staff/RoleBadge';
import { UserNumber } from './UserNumber';
import { UserStatusBadge } from './UserStatusBadge';

const VIEW = { q: '', user: '' };

/** Everybody with an account: who they are, whether they may sign in, and what the authority can do about it. */
export function UsersPage() {
  const { formatMessage } = useIntl();
  const { view, change } = useViewState(VIEW);
  const { text, search } = useUserSearch(view.q, change);
  const table = useStaffUsers(text);
  const numbers = useRevealNumbers();
  const [asked, setAsked] = useState<StaffUserRowFragment | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const columns = useUserColumns(numbers.revealed, setAsked);
  const open = table.rows?.find(({ id }) => id === view.user) ?? null;
  // What the server gives back of an account; a refusal says that another desk was faster.
  const accept = (user: StaffUserRowFragment | null) =>
    user === null ? table.onRetry() : table.change(user.id, () => user);
  return (
    <StaffScreen
      title={formatMessage(STAFF_PAGE_MESSAGES.users)}
      isFilled
      keys="list"
      isLive
      exportAction={
        <>
          <PermitButton
            act="inviteAgencyUser"
            variant="outline"
            size="sm"
            minH={{ base: '12', md: '9' }}
            onClick={() => setIsInviting(true)}
          >
            {formatMessage(AGENCY_PEOPLE_MESSAGES.open)}
          </PermitButton>
          <PermitButton
            act="createStaff"
            size="sm"
            minH={{ base: '12', md: '9' }}
            // A line of its own on a phone, so that it stays within the width with large letters.
            flex={{ base: '1 1 auto', md: 'none' }}
            maxW="full"
            onClick={() => setIsCreating(true)}
          >
            {formatMessage(CREATE_STAFF_MESSAGES.create)}
          </PermitButton>
        </>
      }
    >
      <StaffTable
        id="users"
        label={formatMessage(USERS_MESSAGES.list)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={nameOfUser}
        data={table}
        openKey={view.user}
        onOpen={({ id }) => change({ user: id }, { isStep: true })}
        renderCard={(user) => <UserCard user={user} revealed={numbers.revealed} />}
        toolbar={
          <FilterBar
            search={{
              value: text,
              placeholder: formatMessage(USERS_MESSAGES.search),
              onChange: search,
            }}
            activeCount={0}
            onReset={() => search('')}
          />
        }
        actions={<RevealNumbersButton numbers={numbers} users={table.rows ?? []} />}
        empty={
          <EmptyState
            icon={UserRoundX}
            title={formatMessage(USERS_MESSAGES.emptyTitle)}
            text={formatMessage(USERS_MESSAGES.emptyText)}
          />
        }
      />
      <UserSheet
        user={open}
        numbers={numbers}
        onClose={() => change({ user: '' })}
        onAskStatus={setAsked}
        onChanged={accept}
      />
      <StatusDialog user={asked} onChanged={accept} onClose={() => setAsked(null)} />
      <AgencyPeople isOpen={isInviting} onClose={() => setIsInviting(false)} />
      <CreateStaff isOpen={isCreating} onCreated={table.onRetry} onClose={() => setIsCreating(false)} />
    </StaffScreen>
  );
}

/** One account on a phone. */
function UserCard({ user, revealed }: { user: StaffUserRowFragment; revealed: RevealedNumbers }) {
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
