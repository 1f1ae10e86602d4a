import { Badge, Button, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { EnrolledDeviceItemFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { DEVICE_KIND_MESSAGES } from '../../kit/names/messages';
import { DEVICE_STATE_MESSAGES, VEHICLE_ACT_MESSAGES, VEHICLES_MESSAGES } from './acts/messages';
import { SheetItem, SheetPart } from './SheetPart';
import type { AskedAct } from './acts/vehicle-acts';

export interface DeviceListProps {
  /** Newest first. */
  devices: readonly EnrolledDeviceItemFragment[];
  onAsk: (act: AskedAct) => void;
}

/** The phones and trackers that were invited for a vehicle. */
export function DeviceList({ devices, onAsk }: DeviceListProps) {
  const { formatMessage } = useIntl();
  return (
    <SheetPart
      title={formatMessage(VEHICLES_MESSAGES.devices)}
      emptyText={formatMessage(VEHICLES_MESSAGES.devicesEmpty)}
      action={
        <Button variant="outline" onClick={() => onAsk({ kind: 'inviteDevice' })}>
          {formatMessage(VEHICLE_ACT_MESSAGES.invite)}
        </Button>
      }
    >
      {devices.map((device) => (
        <Device key={device.id} device={device} onAsk={onAsk} />
      ))}
    </SheetPart>
  );
}

interface DeviceProps {
  device: EnrolledDeviceItemFragment;
  onAsk: (act: AskedAct) => void;
}

function Device({ device, onAsk }: DeviceProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { kind, state, trackerName, holderNumber, invitedBy, invitedAt, invitationExpiresAt, revokeReason } =
    device;
  const invited = { name: invitedBy, date: date(invitedAt) };
  return (
    <SheetItem
      name={
        <>
          {formatMessage(DEVICE_KIND_MESSAGES[kind])}
          {trackerName !== null && (
            <>
              {' · '}
              <bdi>{trackerName}</bdi>
            </>
          )}
        </>
      }
      state={<Badge variant="plain">{formatMessage(DEVICE_STATE_MESSAGES[state])}</Badge>}
      lines={[
        formatMessage(invitedBy === null ? VEHICLES_MESSAGES.invited : VEHICLES_MESSAGES.invitedBy, invited),
        state === 'INVITED'
          ? formatMessage(VEHICLES_MESSAGES.validUntil, { date: date(invitationExpiresAt) })
          : null,
        holderNumber && formatMessage(VEHICLES_MESSAGES.holder, { number: holderNumber }),
        revokeReason && `${formatMessage(VEHICLES_MESSAGES.reason)}: ${revokeReason}`,
      ]}
      actions={<DeviceActions device={device} onAsk={onAsk} />}
    />
  );
}

/** Acts for the state that the device is in. */
function DeviceActions({ device, onAsk }: DeviceProps) {
  const { formatMessage } = useIntl();
  const { state, isInvitedByViewer } = device;
  const isOpen = state === 'INVITED' || state === 'EXPIRED';
  return (
    <>
      {state === 'WAITING' && isInvitedByViewer && (
        <Text textStyle="small" w="full">
          {formatMessage(VEHICLE_ACT_MESSAGES.ownInvitation)}
        </Text>
      )}
      {state === 'WAITING' && !isInvitedByViewer && (
        <Button onClick={() => onAsk({ kind: 'approveDevice', device })}>
          {formatMessage(VEHICLE_ACT_MESSAGES.approve)}
        </Button>
      )}
      {state !== 'REVOKED' && (
        <Button
          variant="surface"
          colorPalette="danger"
          onClick={() => onAsk({ kind: isOpen ? 'withdrawInvitation' : 'revokeDevice', device })}
        >
          {formatMessage(isOpen ? VEHICLE_ACT_MESSAGES.withdraw : VEHICLE_ACT_MESSAGES.revoke)}
        </Button>
      )}
    </>
  );
}
