import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { eventTypeOf } from '@wakafine/domain/events/public-events';
import { CircleCheck, CircleSlash, Clock } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAgeText } from '../../../components/incidents/useAgeText';
import { FaultLine } from '../../../components/states/FaultLine';
import { Card } from '../../../components/surface/Card';
import { notify } from '../../../components/surface/toaster';
import type { WebhookFieldsFragment } from '../../../graphql/developers';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { DeleteWebhookSheet } from './DeleteWebhookSheet';
import { DeliveryList } from './DeliveryList';
import { WEBHOOK_MESSAGES } from './messages';
import { SecretSheet } from './SecretSheet';
import { useWebhookActs } from './useWebhooks';

/** One webhook: its address, its events, whether it works, what can be done with it, and its deliveries. */
export function WebhookCard({ webhook }: { webhook: WebhookFieldsFragment }) {
  const { formatMessage } = useIntl();
  const { fault, test, setOn, rotate, replay } = useWebhookActs();
  const [secret, setSecret] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, url, kinds, offAt, deliveries } = webhook;
  const isOn = offAt === null || offAt === undefined;

  async function sendTest(): Promise<void> {
    if ((await test(id)) !== null) {
      notify({ kind: 'success', title: formatMessage(WEBHOOK_MESSAGES.tested) });
    }
  }

  return (
    <Card isFlush aria-label={url}>
      <Flex direction="column" gap="2" p="4">
        <Flex align="baseline" wrap="wrap" columnGap="3" rowGap="1">
          <Heading as="h2" textStyle="strong" fontFamily="mono" wordBreak="break-all" me="auto">
            {url}
          </Heading>
          <State webhook={webhook} />
        </Flex>
        <chakra.ul display="flex" flexWrap="wrap" gap="1.5" listStyleType="none">
          {kinds.map((kind) => (
            <chakra.li
              key={kind}
              px="2"
              py="0.5"
              bg="bg.muted"
              borderRadius="badge"
              fontFamily="mono"
              textStyle="micro"
            >
              {eventTypeOf(kind)}
            </chakra.li>
          ))}
        </chakra.ul>
        <Flex wrap="wrap" gap="2" pt="1">
          {isOn && (
            <Button variant="outline" onClick={() => void sendTest()}>
              {formatMessage(WEBHOOK_MESSAGES.test)}
            </Button>
          )}
          <Button variant="outline" onClick={() => void setOn(id, !isOn)}>
            {formatMessage(isOn ? WEBHOOK_MESSAGES.switchOff : WEBHOOK_MESSAGES.switchOn)}
          </Button>
          <Button variant="outline" onClick={() => void rotate(id).then(setSecret)}>
            {formatMessage(WEBHOOK_MESSAGES.rotate)}
          </Button>
          <Button variant="outline" onClick={() => setIsDeleting(true)}>
            {formatMessage(WEBHOOK_MESSAGES.delete)}
          </Button>
        </Flex>
        {fault !== null && <FaultLine>{formatMessage(ERROR_MESSAGES[fault])}</FaultLine>}
      </Flex>
      <DeliveryList deliveries={deliveries} onReplay={replay} />
      {secret !== null && <SecretSheet secret={secret} isReplaced onClose={() => setSecret(null)} />}
      {isDeleting && <DeleteWebhookSheet webhook={webhook} onClose={() => setIsDeleting(false)} />}
    </Card>
  );
}

function State({ webhook: { offReason, failingSince } }: { webhook: WebhookFieldsFragment }) {
  const { formatMessage } = useIntl();
  const ageText = useAgeText();
  const isOff = offReason !== null && offReason !== undefined;
  const isFailing = failingSince !== null && failingSince !== undefined;
  const Icon = isOff ? CircleSlash : isFailing ? Clock : CircleCheck;
  const text = isOff
    ? formatMessage(WEBHOOK_MESSAGES[`off_${offReason}`])
    : isFailing
      ? formatMessage(WEBHOOK_MESSAGES.failing, { age: ageText(failingSince) })
      : formatMessage(WEBHOOK_MESSAGES.on);
  return (
    <Flex align="center" gap="1.5" color="fg.muted">
      <Icon size={16} aria-hidden />
      <Text textStyle="small">{text}</Text>
    </Flex>
  );
}
