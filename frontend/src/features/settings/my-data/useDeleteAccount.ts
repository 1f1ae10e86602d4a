import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { useDeleteMyAccountMutation } from '../../../graphql/generated';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { useFormats } from '../../../lib/format/format';
import { useSession } from '../../../lib/session/session';
import { DELETE_MESSAGES } from './deletion-messages';

/** Has the account deleted and leaves the app; `fault` is the sentence that says why it could not. */
export function useDeleteAccount() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { signOut } = useSession();
  const [mutate] = useDeleteMyAccountMutation();
  const [isDeleting, setIsDeleting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function deleteAccount(pin: string): Promise<void> {
    setIsDeleting(true);
    setFault(null);
    try {
      const { data } = await mutate({ variables: { input: { pin } } });
      if (!data) {
        throw new Error('The answer to deleteMyAccount is empty');
      }
      const date = formats.date(data.deleteMyAccount.deletionDueAt);
      notify({
        kind: 'success',
        title: formatMessage(DELETE_MESSAGES.done),
        text: formatMessage(DELETE_MESSAGES.doneText, { date }),
      });
      await signOut();
    } catch (error) {
      const code = errorCodeOf(error);
      setFault(formatMessage(code === 'BAD_USER_INPUT' ? DELETE_MESSAGES.wrongPin : ERROR_MESSAGES[code]));
      setIsDeleting(false);
    }
  }

  return { deleteAccount, isDeleting, fault, clearFault: () => setFault(null) };
}
