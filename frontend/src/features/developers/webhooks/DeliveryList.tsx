import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { eventTypeOf } from '@wakafine/domain/events/public-events';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { useFormats } from '../../../lib/format/format';
import { DELIVERY_MESSAGES } from './messages';
import type { Delivery } from './useWebhooks';

const ICONS = { WAITING: Clock, DELIVERED: CircleCheck, FAILED: CircleX } as const;

/** The newest deliveries of a webhook, newest first, each of which can be sent again. */
export function DeliveryList({
  deliveries,
  onReplay,
}: {
  deliveries: readonly Delivery[];
  onReplay: (id: string) => Promise<unknown>;
}) {
  const { formatMessage } = useIntl();

  async function replay(id: string): Promise<void> {
    if ((await onReplay(id)) !== null) {
      notify({ kind: 'success', title: formatMessage(DELIVERY_MESSAGES.replayed) });
    }
  }

  return (
    <Box borderTopWidth="1px">
      <Heading as="h3" textStyle="label" px="4" py="2.5" bg="bg" color="fg.muted">
        {formatMessage(DELIVERY_MESSAGES.title)}
      </Heading>
      {deliveries.length === 0 ? (
        <Text px="4" py="3" textStyle="small" color="fg.muted">
          {formatMessage(DELIVERY_MESSAGES.none)}
        </Text>
      ) : (
        <chakra.ul
          listStyleType="none"
          maxH="24rem"
          overflowY="auto"
          tabIndex={0}
          aria-label={formatMessage(DELIVERY_MESSAGES.title)}
        >
          {deliveries.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} onReplay={() => void replay(delivery.id)} />
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

function Row({ delivery, onReplay }: { delivery: Delivery; onReplay: () => void }) {
  const { formatMessage } = useIntl();
  const { kind, messageId, status, excerpt } = delivery;
  const parts = usePartsOf(delivery);
  const Icon = ICONS[status];
  const type =
    kind === null || kind === undefined ? formatMessage(DELIVERY_MESSAGES.test) : eventTypeOf(kind);
  return (
    <chakra.li
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      gap="3"
      px="4"
      py="2"
      borderTopWidth="1px"
    >
      <chakra.span color="fg.muted" flexShrink="0">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <Box flex="1" minW="0">
        <Text textStyle="small" overflowWrap="anywhere">
          <chakra.span fontWeight="bold">{formatMessage(DELIVERY_MESSAGES[status])}</chakra.span> {type}{' '}
          <chakra.span fontFamily="mono" color="fg.muted">
            {messageId}
          </chakra.span>
        </Text>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {parts.join(' · ')}
        </Text>
        {excerpt !== null && excerpt !== undefined && excerpt !== '' && (
          <Text textStyle="micro" fontFamily="mono" fontWeight="normal" color="fg.muted" lineClamp={2}>
            {excerpt}
          </Text>
        )}
      </Box>
      {status !== 'WAITING' && (
        <Flex flexShrink="0" w={{ base: 'full', md: 'auto' }} justify="flex-end">
          <Button
            variant="ghost"
            aria-label={`${formatMessage(DELIVERY_MESSAGES.replay)}: ${messageId}`}
            onClick={onReplay}
          >
            {formatMessage(DELIVERY_MESSAGES.replay)}
          </Button>
        </Flex>
      )}
    </chakra.li>
  );
}

/** Facts of the last try of a delivery, in words. */
function usePartsOf({ answerStatus, tookMs, fault, nextAt, triedAt, createdAt }: Delivery): string[] {
  const { formatMessage, formatNumber } = useIntl();
  const { dateAndTime } = useFormats();
  return [
    dateAndTime(triedAt ?? createdAt),
    ...(typeof answerStatus === 'number'
      ? [formatMessage(DELIVERY_MESSAGES.answer, { status: String(answerStatus) })]
      : []),
    ...(fault && fault !== 'STATUS' ? [formatMessage(DELIVERY_MESSAGES[fault])] : []),
    ...(typeof tookMs === 'number'
      ? [formatMessage(DELIVERY_MESSAGES.took, { ms: formatNumber(tookMs) })]
      : []),
    ...(nextAt && triedAt ? [formatMessage(DELIVERY_MESSAGES.next, { time: dateAndTime(nextAt) })] : []),
  ];
}
