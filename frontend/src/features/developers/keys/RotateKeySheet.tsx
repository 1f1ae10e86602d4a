import { Button, Grid, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { useRotateApiKeyMutation, type ApiKeyRowFragment } from '../../../graphql/developers';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { KEY_MESSAGES } from './messages';
import { SecretOnce } from './SecretOnce';

/** Hours of overlap that can be chosen. */
const OVERLAPS = [0, 1, 24, 72, 168];

/** Gives a key another secret, after it was said for how long the former one still works. */
export function RotateKeySheet({ apiKey, onClose }: { apiKey: ApiKeyRowFragment; onClose: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const failureText = useFailureText();
  const [overlap, setOverlap] = useState('24');
  const [failure, setFailure] = useState<string | null>(null);
  const [rotate, { data, loading }] = useRotateApiKeyMutation();
  async function handleRotate(): Promise<void> {
    const input = { keyId: apiKey.id, overlapHours: Number(overlap) };
    setFailure(await failureText(() => rotate({ variables: { input } })));
  }
  const secret = data?.rotateApiKey.secret;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(KEY_MESSAGES.rotateNamed, { name: apiKey.name })}
      footer={
        secret === undefined ? (
          <Button loading={loading} onClick={() => void handleRotate()}>
            {formatMessage(KEY_MESSAGES.rotate)}
          </Button>
        ) : (
          <Button onClick={onClose}>{formatMessage(KEY_MESSAGES.done)}</Button>
        )
      }
    >
      {secret === undefined ? (
        <Grid gap="4">
          <Text color="fg.muted">{formatMessage(KEY_MESSAGES.rotateText)}</Text>
          <FieldShell id={id} label={formatMessage(KEY_MESSAGES.overlap)}>
            <SelectInput id={id} value={overlap} onChange={(event) => setOverlap(event.target.value)}>
              {OVERLAPS.map((hours) => (
                <option key={hours} value={hours}>
                  {formatMessage(KEY_MESSAGES.hours, { hours, shown: formatNumber(hours) })}
                </option>
              ))}
            </SelectInput>
          </FieldShell>
          {failure !== null && <FaultLine>{failure}</FaultLine>}
        </Grid>
      ) : (
        <SecretOnce secret={secret} isWaiting={false} />
      )}
    </Sheet>
  );
}
