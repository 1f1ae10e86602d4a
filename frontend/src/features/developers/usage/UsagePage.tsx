import { Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import { ErrorState } from '../../../components/states/ErrorState';
import { Card } from '../../../components/surface/Card';
import { useApiKeyUseQuery, useMyApiKeysQuery, type ApiKeyRowFragment } from '../../../graphql/developers';
import { useViewer } from '../../../lib/session/session';
import { DeveloperHead } from '../kit/DeveloperHead';
import { SignInFirst } from '../kit/SignInFirst';
import { USAGE_MESSAGES } from './messages';
import { UsageChart } from './UsageChart';
import { UsageTable } from './UsageTable';

/** Points and refusals of one of the own keys by the hours of today, as a chart and as a table. */
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
          <UsageOfKey key={apiKey.id} apiKey={apiKey} />
        </>
      )}
    </>
  );
}

function UsageOfKey({ apiKey }: { apiKey: ApiKeyRowFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data, error, refetch } = useApiKeyUseQuery({
    variables: { keyId: apiKey.id },
    fetchPolicy: 'cache-and-network',
  });
  const hours = data?.apiKeyUse;
  return (
    <Card display="grid" gap="3">
      <Text textStyle="section">
        {formatMessage(USAGE_MESSAGES.today, {
          spent: formatNumber(apiKey.pointsToday),
          limit: formatNumber(apiKey.pointsPerDay),
        })}
      </Text>
      {hours === undefined && error !== undefined && (
        <ErrorState text={formatMessage(USAGE_MESSAGES.failed)} onRetry={() => void refetch()} />
      )}
      {hours !== undefined && (
        <>
          <UsageChart hours={hours} />
          <UsageTable hours={hours} />
        </>
      )}
    </Card>
  );
}
