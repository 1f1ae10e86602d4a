import { Button, chakra } from '@chakra-ui/react';
import { KEY_NAME } from '@wakafine/domain/keys/api-keys';
import { kindOfScopes } from '@wakafine/domain/keys/scopes';
import type { Scope } from '@wakafine/domain/keys/scopes';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import { TextField } from '../../../components/forms/TextField';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { MyApiKeysDocument, useCreateApiKeyMutation } from '../../../graphql/developers';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { KEY_MESSAGES } from './messages';
import { ScopeChoice } from './ScopeChoice';
import { SecretOnce } from './SecretOnce';

/** Lives of a key that can be chosen, days. */
const LIVES = [30, 90, 180, 366];
const FAILURES = { CONFLICT: KEY_MESSAGES.tooMany };

/** Asks for name, scopes and life of a new key, then shows its secret once. */
export function NewKeySheet({ onClose }: { onClose: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const formId = useId();
  const failureText = useFailureText();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['statistics:read']);
  const [lifeDays, setLifeDays] = useState('90');
  const [purpose, setPurpose] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [create, { data, loading }] = useCreateApiKeyMutation({ refetchQueries: [MyApiKeysDocument] });
  const isDecidedOn = kindOfScopes(scopes) !== 'PUBLIC';
  const made = data?.createApiKey;

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isNameShort = name.trim().length < KEY_NAME.min || name.trim().length > KEY_NAME.max;
    const fault = isNameShort
      ? KEY_MESSAGES.nameFault
      : scopes.length === 0
        ? KEY_MESSAGES.scopesFault
        : isDecidedOn && purpose.trim() === ''
          ? KEY_MESSAGES.purposeFault
          : null;
    if (fault !== null) {
      setFailure(formatMessage(fault));
      return;
    }
    const input = { name, scopes: [...scopes], lifeDays: Number(lifeDays), purpose: purpose.trim() || null };
    setFailure(await failureText(() => create({ variables: { input } }), FAILURES));
  }

  if (made !== undefined) {
    return (
      <Sheet
        isOpen
        onClose={onClose}
        title={formatMessage(KEY_MESSAGES.made)}
        footer={<Button onClick={onClose}>{formatMessage(KEY_MESSAGES.done)}</Button>}
      >
        <SecretOnce secret={made.secret} isWaiting={made.apiKey.state === 'REQUESTED'} />
      </Sheet>
    );
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(KEY_MESSAGES.create)}
      footer={
        <Button type="submit" form={formId} loading={loading}>
          {formatMessage(isDecidedOn ? KEY_MESSAGES.request : KEY_MESSAGES.create)}
        </Button>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        display="grid"
        gap="4"
      >
        <TextField
          id={`${formId}-name`}
          label={formatMessage(KEY_MESSAGES.name)}
          hint={formatMessage(KEY_MESSAGES.nameHint)}
          value={name}
          onChange={setName}
        />
        <ScopeChoice chosen={scopes} onChange={setScopes} />
        <FieldShell id={`${formId}-life`} label={formatMessage(KEY_MESSAGES.life)}>
          <SelectInput
            id={`${formId}-life`}
            value={lifeDays}
            onChange={(event) => setLifeDays(event.target.value)}
          >
            {LIVES.map((days) => (
              <option key={days} value={days}>
                {formatMessage(KEY_MESSAGES.days, { days: formatNumber(days) })}
              </option>
            ))}
          </SelectInput>
        </FieldShell>
        {isDecidedOn && (
          <TextField
            id={`${formId}-purpose`}
            label={formatMessage(KEY_MESSAGES.purpose)}
            hint={formatMessage(KEY_MESSAGES.purposeHint)}
            value={purpose}
            onChange={setPurpose}
          />
        )}
        {failure !== null && <FaultLine>{failure}</FaultLine>}
      </chakra.form>
    </Sheet>
  );
}
