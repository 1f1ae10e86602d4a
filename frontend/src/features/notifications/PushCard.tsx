import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { FaultLine } from '../../components/states/FaultLine';
import { notify } from '../../components/surface/toaster';
import { PATHS } from '../../lib/paths';
import { usePhonePush } from '../../lib/push/phone-push';
import { useTurnPush } from '../../lib/push/useTurnPush';
import { noteOffered, wasOffered } from '../../lib/storage/seen-offers';
import { PUSH_CARD_MESSAGES } from './messages';

/**
 * Asks in our own words whether messages may come, before the browser asks in its own; once on a device. Nothing where they
 * come already or can't: the settings say why.
 */
export function PushCard() {
  const { formatMessage } = useIntl();
  const push = usePhonePush();
  const { turnOn, isBusy, outcome } = useTurnPush();
  const [isAway, setIsAway] = useState(() => wasOffered('push'));

  function putAway(): void {
    noteOffered('push');
    setIsAway(true);
  }

  async function accept(): Promise<void> {
    const turned = await turnOn();
    if (turned === 'on') {
      notify({ kind: 'success', title: formatMessage(PUSH_CARD_MESSAGES.on) });
    } else if (turned === 'blocked') {
      noteOffered('push');
    }
  }

  if (isAway || (push !== 'off' && outcome !== 'blocked')) {
    return null;
  }
  return (
    <Card>
      <Flex gap="3">
        <Flex pt="0.5" color="brand.fg" aria-hidden>
          <BellRing size={24} />
        </Flex>
        <Heading as="h2" textStyle="section">
          {formatMessage(PUSH_CARD_MESSAGES.title)}
        </Heading>
      </Flex>
      {outcome === 'blocked' ? (
        <Refused onClose={putAway} />
      ) : (
        <>
          <Text mt="1" color="fg.muted">
            {formatMessage(PUSH_CARD_MESSAGES.text)}
          </Text>
          {outcome === 'failed' && <Fault text={formatMessage(PUSH_CARD_MESSAGES.failed)} />}
          <Flex gap="3" mt="3" wrap="wrap">
            <Button flex="1 1 auto" variant="outline" loading={isBusy} onClick={() => void accept()}>
              {formatMessage(PUSH_CARD_MESSAGES.yes)}
            </Button>
            <Button flex="1 1 auto" variant="outline" disabled={isBusy} onClick={putAway}>
              {formatMessage(PUSH_CARD_MESSAGES.later)}
            </Button>
          </Flex>
        </>
      )}
    </Card>
  );
}

function Refused({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Fault text={formatMessage(PUSH_CARD_MESSAGES.blocked)} />
      <Flex gap="3" mt="3" wrap="wrap">
        <Button asChild flex="1" variant="outline">
          <Link to={PATHS.settings}>{formatMessage(PUSH_CARD_MESSAGES.settings)}</Link>
        </Button>
        <Button flex="1" variant="outline" onClick={onClose}>
          {formatMessage(PUSH_CARD_MESSAGES.close)}
        </Button>
      </Flex>
    </>
  );
}

function Fault({ text }: { text: string }) {
  return <FaultLine mt="2">{text}</FaultLine>;
}
