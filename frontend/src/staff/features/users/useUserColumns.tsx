import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { RoleBadge } from '../../../components/staff/RoleBadge';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { useViewer } from '../../../lib/session/session';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { useFormats } from '../../../lib/format/format';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { USER_ACT_MESSAGES, USERS_MESSAGES } from './messages';
import { nameOfUser, usernameOf, type RevealedNumbers } from './user-texts';
import { UserNumber } from './UserNumber';
import { UserStatusBadge } from './UserStatusBadge';

/** The columns of the table of users; `onAsk` is called with the account to suspend or reinstate. */
export function useUserColumns(
  revealed: RevealedNumbers,
  onAsk: (user: StaffUserRowFragment) => void,
): StaffColumn<StaffUserRowFragment>[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const ownId = useViewer()?.id;
  return useMemo(
    () => [
      {
        id: 'username',
        head: formatMessage(USERS_MESSAGES.username),
        minRem: 9.5,
        isFixed: true,
        cell: (user) => <bdi>{usernameOf(user, revealed)}</bdi>,
      },
      {
        id: 'name',
        head: formatMessage(USERS_MESSAGES.name),
        minRem: 8.5,
        yieldRank: 3,
        cell: ({ fullName }) => <bdi>{fullName ?? '–'}</bdi>,
      },
      {
        id: 'number',
        head: formatMessage(USERS_MESSAGES.number),
        // A masked number beside the mark of one that is not proven, in French too.
        minRem: 17.5,
        yieldRank: 2,
        cell: (user) => <UserNumber user={user} revealed={revealed} />,
      },
      {
        id: 'role',
        head: formatMessage(USERS_MESSAGES.role),
        minRem: 9,
        grow: 0,
        cell: ({ role }) => <RoleBadge role={role} />,
      },
      {
        id: 'status',
        head: formatMessage(USERS_MESSAGES.status),
        minRem: 6.5,
        grow: 0,
        cell: ({ status }) => <UserStatusBadge status={status} />,
      },
      {
        id: 'since',
        head: formatMessage(USERS_MESSAGES.since),
        minRem: 6.5,
        grow: 0,
        yieldRank: 1,
        cell: ({ createdAt }) => formats.date(createdAt),
      },
      {
        id: 'act',
        head: formatMessage(USERS_MESSAGES.act),
        minRem: 8,
        grow: 0,
        cell: (user) =>
          user.id === ownId ? null : (
            <PermitButton
              act="suspendUser"
              variant="outline"
              size="sm"
              minH="7"
              // The row is one stop of the Tab key, and Enter opens the sheet with the same button.
              tabIndex={-1}
              aria-label={formatMessage(
                user.status === 'SUSPENDED'
                  ? USER_ACT_MESSAGES.reinstateTitle
                  : USER_ACT_MESSAGES.suspendTitle,
                { name: nameOfUser(user) },
              )}
              onClick={() => onAsk(user)}
            >
              {formatMessage(
                user.status === 'SUSPENDED' ? USER_ACT_MESSAGES.reinstate : USER_ACT_MESSAGES.suspend,
              )}
            </PermitButton>
          ),
      },
    ],
    [formatMessage, formats, onAsk, ownId, revealed],
  );
}
