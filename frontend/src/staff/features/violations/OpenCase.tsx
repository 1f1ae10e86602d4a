import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { useOpenCaseMutation } from '../../../graphql/staff';
import { ConfirmDialog } from '../../kit/pieces/ConfirmDialog';
import { PermitButton } from '../../kit/pieces/PermitButton';
import { OPEN_CASE_MESSAGES } from './open-case-messages';

/** Opens a case on a violation, with the reason why. */
export function OpenCase({ violationId }: { violationId: string }) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const [openCase] = useOpenCaseMutation();

  async function confirm(reason: string): Promise<string | null> {
    try {
      await openCase({ variables: { input: { violationId, reason } } });
    } catch {
      return formatMessage(OPEN_CASE_MESSAGES.openFailed);
    }
    notify({ kind: 'success', title: formatMessage(OPEN_CASE_MESSAGES.openDone) });
    setIsAsking(false);
    return null;
  }

  return (
    <>
      <PermitButton act="openCase" variant="outline" onClick={() => setIsAsking(true)}>
        {formatMessage(OPEN_CASE_MESSAGES.open)}
      </PermitButton>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setIsAsking(false)}
          title={formatMessage(OPEN_CASE_MESSAGES.open)}
          text={formatMessage(OPEN_CASE_MESSAGES.openText)}
          needsReason
          confirmText={formatMessage(OPEN_CASE_MESSAGES.open)}
          onConfirm={({ reason }) => confirm(reason)}
        />
      )}
    </>
  );
}
