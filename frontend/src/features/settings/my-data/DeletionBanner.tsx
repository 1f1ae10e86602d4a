import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SlimNotice } from '../../../components/surface/SlimNotice';
import { notify } from '../../../components/surface/toaster';
import { useUndoDeletionMutation } from '../../../graphql/generated';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import { useFormats } from '../../../lib/format/format';
import { useSession } from '../../../lib/session/session';
import { DELETE_MESSAGES } from './deletion-messages';

/** One line for as long as the account waits to be erased, with the way to store it; nothing otherwise. */
export function DeletionBanner() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { state, update } = useSession();
  const [undo, { loading }] = useUndoDeletionMutation();
  const dueAt = state.viewer?.deletionDueAt ?? null;
  if (dueAt === null) {
    return null;
  }

  async function restoreAccount(): Promise<void> {
    try {
      const { data } = await undo();
      if (!data) {
        throw new Error('The answer to undoDeletion is empty');
      }
      update(data.undoDeletion.viewer);
      notify({ kind: 'success', title: formatMessage(DELETE_MESSAGES.stored) });
    } catch (error) {
      const code = errorCodeOf(error);
      const text = code === 'CONFLICT' ? DELETE_MESSAGES.tooLate : ERROR_MESSAGES[code];
      notify({ kind: 'error', title: formatMessage(DELETE_MESSAGES.notStored), text: formatMessage(text) });
    }
  }

  return (
    <SlimNotice
      icon={Trash2}
      text={formatMessage(DELETE_MESSAGES.banner, { date: formats.date(dueAt) })}
      action={
        <Button variant="outline" size="sm" minH="12" loading={loading} onClick={() => void restoreAccount()}>
          {formatMessage(DELETE_MESSAGES.store)}
        </Button>
      }
    />
  );
}
