import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import {
  useReinstateUserMutation,
  useSuspendUserMutation,
  type StaffUserRowFragment,
} from '../../../graphql/staff';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { USER_ACT_MESSAGES } from './messages';
import { nameOfUser } from './user-texts';

const FAILURES = { CONFLICT: USER_ACT_MESSAGES.conflict, NOT_FOUND: USER_ACT_MESSAGES.gone };

export interface StatusDialogProps {
  /** Null is nobody: the dialog is closed. */
  user: StaffUserRowFragment | null;
  /** Called with the new status of the account. */
  onChanged: (user: StaffUserRowFragment | null) => void;
  onClose: () => void;
}

/** Suspends an account or reinstates a suspended one, with a reason. */
export function StatusDialog({ user, onChanged, onClose }: StatusDialogProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [suspendUser] = useSuspendUserMutation();
  const [reinstateUser] = useReinstateUserMutation();
  if (user === null) {
    return null;
  }
  const isSuspended = user.status === 'SUSPENDED';
  const name = nameOfUser(user);

  async function decide(userId: string, reason: string): Promise<void> {
    const variables = { input: { userId, reason } };
    const decided = isSuspended
      ? (await reinstateUser({ variables })).data?.reinstateUser
      : (await suspendUser({ variables })).data?.suspendUser;
    onChanged(decided ?? null);
    const done = isSuspended ? USER_ACT_MESSAGES.reinstateDone : USER_ACT_MESSAGES.suspendDone;
    notify({ kind: 'success', title: formatMessage(done, { name }) });
    onClose();
  }

  return (
    <ConfirmDialog
      onClose={onClose}
      title={formatMessage(isSuspended ? USER_ACT_MESSAGES.reinstateTitle : USER_ACT_MESSAGES.suspendTitle, {
        name,
      })}
      text={formatMessage(isSuspended ? USER_ACT_MESSAGES.reinstateText : USER_ACT_MESSAGES.suspendText, {
        name,
      })}
      needsReason
      isDestructive={!isSuspended}
      confirmText={formatMessage(isSuspended ? USER_ACT_MESSAGES.reinstate : USER_ACT_MESSAGES.suspend)}
      onConfirm={({ reason }) => failureText(() => decide(user.id, reason), FAILURES)}
    />
  );
}
