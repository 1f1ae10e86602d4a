import { Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import { Card } from '../../../components/surface/Card';
import { useMyApiKeysQuery } from '../../../graphql/developers';
import { useViewer } from '../../../lib/session/session';
import { DeveloperHead } from '../kit/DeveloperHead';
import { SignInFirst } from '../kit/SignInFirst';
import { KeyUsage } from './KeyUsage';
import { USAGE_MESSAGES } from './messages';

/** Points and refusals of one of the own keys by the hours of today or by days, as a chart or as a table. */
export function UsagePage() {
  const { formatMessage } = useIntl();
  const id = useId();
  const viewer = useViewer();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { data } = useMyApiKeysQuery({ skip: viewer === null, fetchPolicy: 'cache-and-network' });
  const keys = data?.myApiKeys ?? [];
  const apiKey = keys.find((each) => each.id === chosenId) ?? keys[0];
  return (
    <>
      <DeveloperHead title={formatMessage(USAGE_MESSAGES.title)} />
      {viewer === null && <SignInFirst />}
      {viewer !== null && data !== undefined && apiKey === undefined && (
        <Card>
          <Text>{formatMessage(USAGE_MESSAGES.none)}</Text>
        </Card>
      )}
      {apiKey !== undefined && (
        <>
          <FieldShell id={id} label={formatMessage(USAGE_MESSAGES.key)}>
            <SelectInput
              id={id}
              maxW="20rem"
              value={apiKey.id}
              onChange={(event) => setChosenId(event.target.value)}
            >
              {keys.map(({ id: keyId, name }) => (
                <option key={keyId} value={keyId}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </FieldShell>
          <KeyUsage key={apiKey.id} apiKey={apiKey} first="30" />
        </>
      )}
    </>
  );
}
