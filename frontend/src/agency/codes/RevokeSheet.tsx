import { Button, chakra, Text } from '@chakra-ui/react';
import { REVOKING_REASON_LENGTH } from '@wakafine/domain/people/vehicle-code';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../components/forms/TextField';
import { Sheet } from '../../components/surface/Sheet';
import { notify } from '../../components/surface/toaster';
import {
  AgencyOverviewDocument,
  AgencyVehiclesDocument,
  useRevokeAgencyCodeMutation,
  type AgencyVehicleRowFragment,
} from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';

/** Asks for the reason before the newest sticker of a vehicle is revoked. */
export function RevokeSheet({
  vehicle,
  onClose,
}: {
  vehicle: AgencyVehicleRowFragment;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [revoke, { loading }] = useRevokeAgencyCodeMutation({
    refetchQueries: [AgencyVehiclesDocument, AgencyOverviewDocument],
    awaitRefetchQueries: true,
  });
  const [code] = vehicle.codes;
  const { registrationNumber: plate } = vehicle;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reason.trim().length < REVOKING_REASON_LENGTH.min || code === undefined) {
      setError(formatMessage(AGENCY_MESSAGES.revokeHint));
      return;
    }
    try {
      await revoke({ variables: { input: { codeId: code.id, reason: reason.trim() } } });
    } catch {
      setError(formatMessage(AGENCY_MESSAGES.actFailed));
      return;
    }
    notify({ kind: 'success', title: formatMessage(AGENCY_MESSAGES.revoked) });
    onClose();
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(AGENCY_MESSAGES.revokeTitle, { plate })}
      footer={
        <Button type="submit" form={formId} loading={loading}>
          {formatMessage(AGENCY_MESSAGES.revoke)}
        </Button>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
        <Text color="fg.muted">{formatMessage(AGENCY_MESSAGES.revokeText)}</Text>
        <TextField
          id={`${formId}-reason`}
          label={formatMessage(AGENCY_MESSAGES.revokeReason)}
          hint={formatMessage(AGENCY_MESSAGES.revokeHint)}
          value={reason}
          error={error}
          onChange={(value) => {
            setReason(value);
            setError(undefined);
          }}
        />
      </chakra.form>
    </Sheet>
  );
}
