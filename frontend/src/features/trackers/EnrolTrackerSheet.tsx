import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { InvitationForm } from '../../components/enrolment/InvitationForm';
import { Sheet } from '../../components/surface/Sheet';
import { notify } from '../../components/surface/toaster';
import type { TrackerFieldsFragment } from '../../graphql/generated';
import { ENROL_MESSAGES } from './messages';
import { useEnrolTracker } from './useTrackers';

/** Form for the invitation of the vehicle that a device sits in. */
export function EnrolTrackerSheet({
  tracker,
  onClose,
}: {
  tracker: TrackerFieldsFragment;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const enrol = useEnrolTracker();

  async function send(code: string): Promise<void> {
    const plate = await enrol(tracker.id, code);
    onClose();
    notify({ kind: 'success', title: formatMessage(ENROL_MESSAGES.WAITING, { plate }) });
  }

  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(ENROL_MESSAGES.title, { name: tracker.name })}>
      <Text pb="3">{formatMessage(ENROL_MESSAGES.text)}</Text>
      <InvitationForm onSend={send} submitText={formatMessage(ENROL_MESSAGES.submit)} />
    </Sheet>
  );
}
