import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import type { WebhookFieldsFragment } from '../../../graphql/developers';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { WEBHOOK_MESSAGES, WEBHOOK_SHEET_MESSAGES } from './messages';
import { useWebhookActs } from './useWebhooks';

/** Asks before a webhook is deleted. */
export function DeleteWebhookSheet({
  webhook: { id, url },
  onClose,
}: {
  webhook: WebhookFieldsFragment;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { remove, fault } = useWebhookActs();

  async function confirm(): Promise<void> {
    if ((await remove(id)) !== null) {
      onClose();
      notify({ kind: 'success', title: formatMessage(WEBHOOK_SHEET_MESSAGES.deleted) });
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(WEBHOOK_SHEET_MESSAGES.deleteTitle)}
      footer={
        <>
          <Button variant="surface" colorPalette="danger" width="full" onClick={() => void confirm()}>
            {formatMessage(WEBHOOK_MESSAGES.delete)}
          </Button>
          <Button variant="outline" width="full" onClick={onClose}>
            {formatMessage(WEBHOOK_SHEET_MESSAGES.cancel)}
          </Button>
        </>
      }
    >
      <Text pb="2" wordBreak="break-word">
        {formatMessage(WEBHOOK_SHEET_MESSAGES.deleteText, { url })}
      </Text>
      {fault !== null && <FaultLine>{formatMessage(ERROR_MESSAGES[fault])}</FaultLine>}
    </Sheet>
  );
}
