import { Button, Flex } from '@chakra-ui/react';
import { normaliseTypedCode } from '@wakafine/domain/people/vehicle-code';
import { useId, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { TextField } from '../forms/TextField';
import { failureText, sentInvitationFault, typedInvitationFault } from './invitation-fault';
import { INVITATION_FAULTS, INVITATION_MESSAGES } from './messages';

export interface InvitationFormProps {
  /** Sends a whole invitation, normalised; rejects where it was not accepted, which the form then explains. */
  onSend: (invitation: string) => Promise<void>;
  submitText: string;
}

/** The field for an invitation with its button: typing errors are shown before anything is sent. */
export function InvitationForm({ onSend, submitText }: InvitationFormProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const fault = typedInvitationFault(typed);
  const isNotified = fault === 'character' || fault === 'checksum' || fault === 'vehicleCode' || isSubmitted;
  const typedError = fault !== null && isNotified ? formatMessage(INVITATION_FAULTS[fault]) : undefined;
  const sentError = failure === null ? undefined : formatMessage(failureText(failure));

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setIsSubmitted(true);
    if (fault !== null || isSending) {
      document.getElementById(id)?.focus();
      return;
    }
    setFailure(null);
    setIsSending(true);
    await onSend(normaliseTypedCode(typed)).catch(setFailure);
    setIsSending(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="3">
        <TextField
          id={id}
          label={formatMessage(INVITATION_MESSAGES.label)}
          hint={formatMessage(INVITATION_MESSAGES.hint)}
          error={typedError ?? sentError}
          value={typed}
          autoComplete="off"
          onChange={(text) => {
            setTyped(text);
            setIsSubmitted(false);
            setFailure(null);
          }}
        />
        {sentInvitationFault(failure) === 'unproven' && (
          <Button asChild variant="outline" width="full">
            <Link to={PATHS.profile}>{formatMessage(INVITATION_MESSAGES.prove)}</Link>
          </Button>
        )}
        <Button type="submit" width="full" loading={isSending}>
          {submitText}
        </Button>
      </Flex>
    </form>
  );
}
