import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { eventTypeOf, PUBLIC_EVENT_KINDS } from '@wakafine/domain/events/public-events';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { CheckRow } from '../../../components/forms/CheckRow';
import { TextField } from '../../../components/forms/TextField';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import type { PublicEventKind } from '../../../graphql/developers';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { WEBHOOK_MESSAGES, WEBHOOK_SHEET_MESSAGES } from './messages';
import { SecretText } from './SecretSheet';
import { useWebhookActs } from './useWebhooks';

const FORM_ID = 'add-webhook';

/** Adds a webhook, and then shows its secret, this once. One sheet for both steps. */
export function AddWebhookSheet({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { create, fault } = useWebhookActs();
  const [url, setUrl] = useState('');
  const [kinds, setKinds] = useState<readonly PublicEventKind[]>(PUBLIC_EVENT_KINDS);
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const hasUrl = URL.canParse(url.trim());

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (hasUrl && kinds.length > 0) {
      setIsSending(true);
      setSecret(await create({ url: url.trim(), kinds: [...kinds] }));
      setIsSending(false);
    }
  }

  function choose(kind: PublicEventKind, isOn: boolean): void {
    setKinds(PUBLIC_EVENT_KINDS.filter((each) => (each === kind ? isOn : kinds.includes(each))));
  }

  if (secret !== null) {
    return (
      <Sheet
        isOpen
        onClose={onClose}
        title={formatMessage(WEBHOOK_SHEET_MESSAGES.secretTitle)}
        footer={
          <Button size="lg" width="full" onClick={onClose}>
            {formatMessage(WEBHOOK_SHEET_MESSAGES.done)}
          </Button>
        }
      >
        <SecretText secret={secret} isReplaced={false} />
      </Sheet>
    );
  }
  const isRefused = fault === 'BAD_USER_INPUT';
  const hasUrlError = (isChecked && !hasUrl) || isRefused;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(WEBHOOK_MESSAGES.add)}
      footer={
        <>
          {fault !== null && !isRefused && <FaultLine>{formatMessage(ERROR_MESSAGES[fault])}</FaultLine>}
          <Button type="submit" form={FORM_ID} size="lg" width="full" loading={isSending}>
            {formatMessage(WEBHOOK_SHEET_MESSAGES.create)}
          </Button>
        </>
      }
    >
      <chakra.form id={FORM_ID} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Flex direction="column" gap="4" pb="4">
          <TextField
            id="webhook-url"
            type="url"
            inputMode="url"
            label={formatMessage(WEBHOOK_SHEET_MESSAGES.url)}
            hint={formatMessage(WEBHOOK_SHEET_MESSAGES.urlHint)}
            error={hasUrlError ? formatMessage(WEBHOOK_SHEET_MESSAGES.urlError) : undefined}
            value={url}
            onChange={setUrl}
          />
          <chakra.fieldset border="none" p="0" m="0">
            <chakra.legend textStyle="label" pb="1">
              {formatMessage(WEBHOOK_SHEET_MESSAGES.kinds)}
            </chakra.legend>
            {PUBLIC_EVENT_KINDS.map((kind) => (
              <CheckRow
                key={kind}
                text={eventTypeOf(kind)}
                isOn={kinds.includes(kind)}
                onChange={(isOn) => choose(kind, isOn)}
              />
            ))}
            {isChecked && kinds.length === 0 && (
              <Text role="alert" textStyle="small" color="danger.fg">
                {formatMessage(WEBHOOK_SHEET_MESSAGES.kindsError)}
              </Text>
            )}
          </chakra.fieldset>
        </Flex>
      </chakra.form>
    </Sheet>
  );
}
