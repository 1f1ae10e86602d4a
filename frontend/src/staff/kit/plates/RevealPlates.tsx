import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf } from '../../../lib/errors/errors';
import type { RevealWhy } from '../reveal/reveal-why';
import { RevealSheet } from '../reveal/RevealSheet';
import { PLATES_MESSAGES } from './messages';
import type { PlatedRow, Plates } from './usePlates';

export interface RevealPlatesProps {
  plates: Plates;
  /** Rows whose registration numbers are shown in full: those of the list, or one of them. */
  rows: readonly PlatedRow[];
  onClose: () => void;
}

/** Asks for the reason and shows the registration numbers of rows in full. Open while it is mounted. */
export function RevealPlates({ plates, rows, onClose }: RevealPlatesProps) {
  const { formatMessage } = useIntl();
  async function reveal(why: RevealWhy): Promise<void> {
    try {
      await plates.reveal(rows, why);
      onClose();
    } catch (error) {
      notify({
        kind: 'error',
        title: formatMessage(PLATES_MESSAGES.failed),
        text: formatMessage(ERROR_MESSAGES[errorCodeOf(error)]),
      });
    }
  }
  return (
    <RevealSheet
      title={formatMessage(PLATES_MESSAGES.show)}
      isBusy={plates.isRevealing}
      onClose={onClose}
      onReveal={(why) => void reveal(why)}
    />
  );
}
