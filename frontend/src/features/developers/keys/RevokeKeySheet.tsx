import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { notify } from '../../../components/surface/toaster';
import { useRevokeApiKeyMutation, type ApiKeyRowFragment } from '../../../graphql/developers';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { KEY_MESSAGES } from './messages';

/** Asks before a key is ended for good. */
export function RevokeKeySheet({ apiKey, onClose }: { apiKey: ApiKeyRowFragment; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const [revoke, { loading }] = useRevokeApiKeyMutation();
  async function handleRevoke(): Promise<void> {
    const text = await failureText(() => revoke({ variables: { input: { keyId: apiKey.id } } }));
    setFailure(text);
    if (text === null) {
      notify({ kind: 'success', title: formatMessage(KEY_MESSAGES.revoked) });
      onClose();
    }
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(KEY_MESSAGES.revokeNamed, { name: apiKey.name })}
      footer={
        <Button colorPalette="danger" loading={loading} onClick={() => void handleRevoke()}>
          {formatMessage(KEY_MESSAGES.revoke)}
        </Button>
      }
    >
      <Text color="fg.muted">{formatMessage(KEY_MESSAGES.revokeText)}</Text>
      {failure !== null && <FaultLine>{failure}</FaultLine>}
    </Sheet>
  );
}
