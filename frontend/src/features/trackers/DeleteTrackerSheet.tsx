import { Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../components/surface/Sheet';
import { notify } from '../../components/surface/toaster';
import type { TrackerFieldsFragment } from '../../graphql/generated';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { DELETE_MESSAGES } from './messages';
import { useDeleteTracker } from './useTrackers';

/** Asks before a device is deleted. */
export function DeleteTrackerSheet({
  tracker,
  onClose,
}: {
  tracker: TrackerFieldsFragment;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { remove, fault, isDeleting } = useDeleteTracker();

  async function confirm(): Promise<void> {
    if (await remove(tracker.id)) {
      onClose();
      notify({ kind: 'success', title: formatMessage(DELETE_MESSAGES.done) });
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(DELETE_MESSAGES.title, { name: tracker.name })}
      footer={
        <>
          <Button
            variant="surface"
            colorPalette="danger"
            width="full"
            loading={isDeleting}
            onClick={() => void confirm()}
          >
            {formatMessage(DELETE_MESSAGES.confirm)}
          </Button>
          <Button variant="outline" width="full" onClick={onClose}>
            {formatMessage(DELETE_MESSAGES.cancel)}
          </Button>
        </>
      }
    >
      <Text pb="2">{formatMessage(DELETE_MESSAGES.text)}</Text>
      {fault !== null && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {formatMessage(ERROR_MESSAGES[fault])}
        </Text>
      )}
    </Sheet>
  );
}
