import { Button, chakra } from '@chakra-ui/react';
import { AGENCY_ROLES } from '@wakafine/domain/people/roles';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell } from '../../../../components/forms/FieldShell';
import { SelectInput } from '../../../../components/forms/SelectInput';
import { TextField } from '../../../../components/forms/TextField';
import { useInviteAgencyUserMutation, type AgencyRole } from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { AGENCY_PEOPLE_MESSAGES } from './messages';

/** The roles of the people of an agency, most allowed first. */
const ROLES: readonly AgencyRole[] = [...AGENCY_ROLES].reverse();
const FAILURES = { BAD_USER_INPUT: AGENCY_PEOPLE_MESSAGES.failed, CONFLICT: AGENCY_PEOPLE_MESSAGES.full };

/** An invitation that was just made. */
export interface Invited {
  readonly agency: string;
  readonly path: string;
}

export interface InviteFormProps {
  agencies: readonly string[];
  onInvited: (invited: Invited) => void;
}

/** Agency, role and address of somebody who is invited. */
export function InviteForm({ agencies, onInvited }: InviteFormProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const id = useId();
  const [invite, { loading }] = useInviteAgencyUserMutation();
  const [chosen, setChosen] = useState('');
  const [role, setRole] = useState<AgencyRole>('AGENCY_MANAGER');
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const agency = chosen === '' ? (agencies[0] ?? '') : chosen;

  async function send(): Promise<void> {
    const input = { agency, role, email: email.trim() === '' ? null : email.trim() };
    const { data } = await invite({ variables: { input } });
    if (data) {
      onInvited({ agency, path: data.inviteAgencyUser.path });
    }
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void failureText(send, FAILURES).then(setFailure);
  }

  return (
    <chakra.form noValidate onSubmit={handleSubmit} display="flex" flexDirection="column" gap="4">
      <FieldShell id={`${id}-agency`} label={formatMessage(AGENCY_PEOPLE_MESSAGES.agency)}>
        <SelectInput id={`${id}-agency`} value={agency} onChange={({ target }) => setChosen(target.value)}>
          {agencies.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectInput>
      </FieldShell>
      <FieldShell id={`${id}-role`} label={formatMessage(AGENCY_PEOPLE_MESSAGES.role)}>
        <SelectInput
          id={`${id}-role`}
          value={role}
          onChange={({ target }) => setRole(ROLES.find((each) => each === target.value) ?? role)}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {formatMessage(AGENCY_PEOPLE_MESSAGES[each])}
            </option>
          ))}
        </SelectInput>
      </FieldShell>
      <TextField
        id={`${id}-email`}
        type="email"
        label={formatMessage(AGENCY_PEOPLE_MESSAGES.email)}
        hint={formatMessage(AGENCY_PEOPLE_MESSAGES.emailHint)}
        error={failure ?? undefined}
        autoComplete="off"
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" loading={loading} disabled={agency === ''}>
        {formatMessage(AGENCY_PEOPLE_MESSAGES.invite)}
      </Button>
    </chakra.form>
  );
}
