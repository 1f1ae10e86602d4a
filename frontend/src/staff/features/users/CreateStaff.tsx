import { Button, Flex, Text } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { TextField } from '../../../components/forms/TextField';
import { useCreateStaffMutation, type StaffRole } from '../../../graphql/staff';
import { ADMIN_SIGN_IN_MESSAGES } from '../../kit/messages';
import { OneTimeSecret } from '../../kit/pieces/OneTimeSecret';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { CREATE_STAFF_MESSAGES, USERS_MESSAGES } from './messages';
import { RoleField } from './RoleField';

const FAILURES = {
  BAD_USER_INPUT: CREATE_STAFF_MESSAGES.usernameWrong,
  CONFLICT: CREATE_STAFF_MESSAGES.usernameWrong,
};

/** An account of staff that was just created. */
interface CreatedStaff {
  readonly username: string;
  readonly oneTimePassword: string;
}

export interface CreateStaffProps {
  isOpen: boolean;
  /** Called when there is a new account. */
  onCreated: () => void;
  onClose: () => void;
}

/** Creates an account of staff, then shows its one-time password, once. */
export function CreateStaff({ isOpen, onCreated, onClose }: CreateStaffProps) {
  const { formatMessage } = useIntl();
  const [created, setCreated] = useState<CreatedStaff | null>(null);
  function accept(account: CreatedStaff): void {
    setCreated(account);
    onCreated();
  }
  function close(): void {
    setCreated(null);
    onClose();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={
        created === null
          ? formatMessage(CREATE_STAFF_MESSAGES.create)
          : formatMessage(CREATE_STAFF_MESSAGES.createdTitle, { name: created.username })
      }
    >
      {created === null ? (
        <Fields onCreated={accept} />
      ) : (
        <OneTimeSecret
          text={formatMessage(CREATE_STAFF_MESSAGES.createdText, { name: created.username })}
          label={formatMessage(ADMIN_SIGN_IN_MESSAGES.password)}
          secret={created.oneTimePassword}
          copyLabel={formatMessage(CREATE_STAFF_MESSAGES.copy)}
          copiedText={formatMessage(CREATE_STAFF_MESSAGES.copied)}
          onDone={close}
        />
      )}
    </Sheet>
  );
}

function Fields({ onCreated }: { onCreated: (created: CreatedStaff) => void }) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const id = useId();
  const [mutate, { loading }] = useCreateStaffMutation();
  const [username, setUsername] = useState('');
  const [fullName, setFullName] = useState('');
  const [role, setRole] = useState<StaffRole>('VIEWER');
  const [failure, setFailure] = useState<string | null>(null);

  async function create(): Promise<void> {
    const input = { username: username.trim(), fullName: fullName.trim() || null, role };
    const { data } = await mutate({ variables: { input } });
    if (data) {
      const { user, oneTimePassword } = data.createStaff;
      onCreated({ username: user.username, oneTimePassword });
    }
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void failureText(create, FAILURES).then(setFailure);
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Flex direction="column" gap="4">
        <Text color="fg.muted">{formatMessage(CREATE_STAFF_MESSAGES.text)}</Text>
        <TextField
          id={`${id}-username`}
          label={formatMessage(USERS_MESSAGES.username)}
          hint={formatMessage(CREATE_STAFF_MESSAGES.usernameHint)}
          error={failure ?? undefined}
          autoComplete="off"
          value={username}
          onChange={setUsername}
        />
        <TextField
          id={`${id}-name`}
          label={formatMessage(CREATE_STAFF_MESSAGES.fullName)}
          autoComplete="off"
          value={fullName}
          onChange={setFullName}
        />
        <RoleField label={formatMessage(USERS_MESSAGES.role)} value={role} onChange={setRole} />
        <Button type="submit" loading={loading} disabled={username.trim() === ''}>
          {formatMessage(CREATE_STAFF_MESSAGES.submit)}
        </Button>
      </Flex>
    </form>
  );
}
