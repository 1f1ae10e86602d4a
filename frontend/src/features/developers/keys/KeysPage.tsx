import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMyApiKeysQuery, type ApiKeyRowFragment } from '../../../graphql/developers';
import { useViewer } from '../../../lib/session/session';
import { DeveloperHead } from '../kit/DeveloperHead';
import { SignInFirst } from '../kit/SignInFirst';
import { KeyList } from './KeyList';
import { KEY_MESSAGES } from './messages';
import { NewKeySheet } from './NewKeySheet';
import { RevokeKeySheet } from './RevokeKeySheet';
import { RotateKeySheet } from './RotateKeySheet';

/** A sheet that is open over the page, with the key that it is about. */
type Open = { name: 'new' } | { name: 'rotate' | 'revoke'; apiKey: ApiKeyRowFragment };

/** The API keys of somebody who is signed in: created, given another secret, ended. */
export function KeysPage() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error, refetch } = useMyApiKeysQuery({
    skip: viewer === null,
    fetchPolicy: 'cache-and-network',
  });
  const close = () => setOpen(null);
  return (
    <>
      <DeveloperHead title={formatMessage(KEY_MESSAGES.title)}>
        {viewer !== null && (
          <Button onClick={() => setOpen({ name: 'new' })}>
            <Plus size={18} aria-hidden />
            {formatMessage(KEY_MESSAGES.create)}
          </Button>
        )}
      </DeveloperHead>
      {viewer === null ? (
        <SignInFirst />
      ) : (
        <KeyList
          keys={data?.myApiKeys}
          hasFailed={error !== undefined}
          onRetry={() => void refetch()}
          onRotate={(apiKey) => setOpen({ name: 'rotate', apiKey })}
          onRevoke={(apiKey) => setOpen({ name: 'revoke', apiKey })}
        />
      )}
      {open?.name === 'new' && <NewKeySheet onClose={close} />}
      {open?.name === 'rotate' && <RotateKeySheet apiKey={open.apiKey} onClose={close} />}
      {open?.name === 'revoke' && <RevokeKeySheet apiKey={open.apiKey} onClose={close} />}
    </>
  );
}
