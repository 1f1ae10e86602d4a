import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Segmented } from '../../../../components/forms/Segmented';
import { Sheet } from '../../../../components/surface/Sheet';
import { useInviteDeviceMutation, type EnrolledDeviceKind } from '../../../../graphql/staff';
import { OneTimeSecret } from '../../../kit/pieces/OneTimeSecret';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { DEVICE_KIND_MESSAGES } from '../../../kit/names/messages';
import { VEHICLE_ACT_MESSAGES } from './messages';

const KINDS: readonly EnrolledDeviceKind[] = ['PHONE', 'TRACKER'];
const FAILURES = { CONFLICT: VEHICLE_ACT_MESSAGES.inviteConflict };

export interface InviteDeviceProps {
  vehicleId: string;
  /** Called when there is a new invitation. */
  onInvited: () => void;
  onClose: () => void;
}

/** Invites a phone or tracker for a vehicle, then shows the code of the invitation, once. */
export function InviteDevice({ vehicleId, onInvited, onClose }: InviteDeviceProps) {
  const { formatMessage } = useIntl();
  const [invitation, setInvitation] = useState<string | null>(null);
  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(VEHICLE_ACT_MESSAGES.invite)}>
      {invitation === null ? (
        <Choice
          vehicleId={vehicleId}
          onInvited={(code) => {
            setInvitation(code);
            onInvited();
          }}
        />
      ) : (
        <OneTimeSecret
          text={formatMessage(VEHICLE_ACT_MESSAGES.invitationText)}
          label={formatMessage(VEHICLE_ACT_MESSAGES.invitation)}
          secret={invitation}
          copyLabel={formatMessage(VEHICLE_ACT_MESSAGES.copy)}
          copiedText={formatMessage(VEHICLE_ACT_MESSAGES.copied)}
          onDone={onClose}
        />
      )}
    </Sheet>
  );
}

function Choice({ vehicleId, onInvited }: { vehicleId: string; onInvited: (code: string) => void }) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [inviteDevice, { loading }] = useInviteDeviceMutation({ fetchPolicy: 'no-cache' });
  const [kind, setKind] = useState<EnrolledDeviceKind>('PHONE');
  const [failure, setFailure] = useState<string | null>(null);

  async function invite(): Promise<void> {
    const { data } = await inviteDevice({ variables: { input: { vehicleId, kind } } });
    if (data) {
      onInvited(data.inviteDevice.invitation);
    }
  }

  return (
    <Flex direction="column" gap="4" pb="4">
      <Text color="fg.muted">{formatMessage(VEHICLE_ACT_MESSAGES.inviteText)}</Text>
      <Segmented
        label={formatMessage(VEHICLE_ACT_MESSAGES.inviteKind)}
        value={kind}
        onChange={setKind}
        choices={KINDS.map((value) => ({ value, label: formatMessage(DEVICE_KIND_MESSAGES[value]) }))}
      />
      {failure !== null && <FaultLine>{failure}</FaultLine>}
      <Button loading={loading} onClick={() => void failureText(invite, FAILURES).then(setFailure)}>
        {formatMessage(VEHICLE_ACT_MESSAGES.inviteDo)}
      </Button>
    </Flex>
  );
}
