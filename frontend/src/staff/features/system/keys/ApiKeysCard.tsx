import { chakra, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { ErrorState } from '../../../../components/states/ErrorState';
import { Card } from '../../../../components/surface/Card';
import {
  StaffApiKeysDocument,
  useDecideOnApiKeyMutation,
  useEndApiKeyMutation,
  useStaffApiKeysQuery,
  type StaffAct,
} from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { useAfterActs } from '../../../kit/frame/useAfterActs';
import { ApiKeyItem, type KeyAct } from './ApiKeyItem';
import { API_KEY_MESSAGES } from './messages';

const ACTS: readonly StaffAct[] = [
  'API_KEY_REQUESTED',
  'API_KEY_APPROVED',
  'API_KEY_REFUSED',
  'API_KEY_REVOKED',
];

/** API keys that wait for a decision, and those that work: approved, refused or ended here. */
export function ApiKeysCard() {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const { data, error, refetch } = useStaffApiKeysQuery({ fetchPolicy: 'network-only' });
  const options = { refetchQueries: [StaffApiKeysDocument] };
  const [decide] = useDecideOnApiKeyMutation(options);
  const [end] = useEndApiKeyMutation(options);
  useAfterActs(ACTS, refetch);
  const live = (data?.apiKeys ?? []).filter(
    ({ apiKey: { state } }) => state === 'REQUESTED' || state === 'ACTIVE',
  );
  async function handleAct(keyId: string, act: KeyAct): Promise<void> {
    const work = () =>
      act === 'end'
        ? end({ variables: { input: { keyId } } })
        : decide({ variables: { input: { keyId, isApproved: act === 'approve' } } });
    setFailure(await failureText(work));
  }
  return (
    <Card display="flex" flexDirection="column" gap="3" borderRadius={{ md: '12px' }}>
      <div>
        <Heading as="h2" textStyle="section">
          {formatMessage(API_KEY_MESSAGES.title)}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="1">
          {formatMessage(API_KEY_MESSAGES.text)}
        </Text>
      </div>
      {error !== undefined && (
        <ErrorState text={formatMessage(API_KEY_MESSAGES.failed)} onRetry={() => void refetch()} />
      )}
      {failure !== null && <FaultLine>{failure}</FaultLine>}
      {data !== undefined && live.length === 0 && <Text>{formatMessage(API_KEY_MESSAGES.none)}</Text>}
      {live.length > 0 && (
        <chakra.ul listStyleType="none">
          {live.map((owned) => (
            <ApiKeyItem
              key={owned.apiKey.id}
              owned={owned}
              onAct={(act) => void handleAct(owned.apiKey.id, act)}
            />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}
