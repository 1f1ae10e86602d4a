import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ROLE_MESSAGES } from '../../../components/staff/staff-messages';
import { notify } from '../../../components/surface/toaster';
import { useChangeRoleMutation, type StaffRole, type StaffUserRowFragment } from '../../../graphql/staff';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { USER_ACT_MESSAGES } from './messages';
import { RoleField } from './RoleField';
import { staffRoleOf } from './staff-roles';
import { nameOfUser } from './user-texts';

const FAILURES = { CONFLICT: USER_ACT_MESSAGES.conflict, NOT_FOUND: USER_ACT_MESSAGES.gone };

export interface RoleChangeProps {
  /** An account of staff, not one's own. */
  user: StaffUserRowFragment;
  onChanged: (user: StaffUserRowFragment | null) => void;
}

/** Gives staff another role, once it is confirmed; open dashboards of theirs follow at once. */
export function RoleChange({ user, onChanged }: RoleChangeProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [mutate] = useChangeRoleMutation();
  const roleBefore = staffRoleOf(user.role);
  const [role, setRole] = useState<StaffRole>(roleBefore ?? 'VIEWER');
  const [isAsking, setIsAsking] = useState(false);
  const name = nameOfUser(user);

  async function changeRole(): Promise<void> {
    try {
      const { data } = await mutate({ variables: { input: { userId: user.id, role, roleBefore } } });
      onChanged(data?.changeRole ?? null);
    } catch (error) {
      onChanged(null);
      throw error;
    }
    notify({ kind: 'success', title: formatMessage(USER_ACT_MESSAGES.roleDone, { name }) });
    setIsAsking(false);
  }

  return (
    <Flex direction="column" gap="3">
      <RoleField label={formatMessage(USER_ACT_MESSAGES.newRole)} value={role} onChange={setRole} />
      <PermitButton
        act="changeRole"
        variant="outline"
        disabled={role === user.role}
        onClick={() => setIsAsking(true)}
      >
        {formatMessage(USER_ACT_MESSAGES.changeRole)}
      </PermitButton>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setIsAsking(false)}
          title={formatMessage(USER_ACT_MESSAGES.roleTitle, { name })}
          text={formatMessage(USER_ACT_MESSAGES.roleText, { name, role: formatMessage(ROLE_MESSAGES[role]) })}
          confirmText={formatMessage(USER_ACT_MESSAGES.changeRole)}
          onConfirm={() => failureText(changeRole, FAILURES)}
        />
      )}
    </Flex>
  );
}
