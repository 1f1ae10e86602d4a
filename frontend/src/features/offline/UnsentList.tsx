import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { CheckCheck, CloudUpload, Send, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { COMMON_MESSAGES } from '../../components/messages';
import { ZoneGlyph } from '../../components/zones/ZoneGlyph';
import { useFormats } from '../../lib/format/format';
import { STATE_MESSAGES, UNSENT_MESSAGES } from './messages';

/**
 * State of an item. `saved`: on this phone alone; `sending`: on its way; `sent`: the server has some of it;
 * `confirmed`: it
 * has all; `failed`: it would not have it; `rival`: another phone has changed the same.
 */
export type UnsentState = 'saved' | 'sending' | 'sent' | 'confirmed' | 'failed' | 'rival';

/** One thing in the list. */
export interface UnsentItem {
  readonly key: string;
  readonly what: string;
  /** Time when it was stored or, once it is confirmed, when that was; ms since 1970. */
  readonly atMs: number;
  readonly state: UnsentState;
  /** Tries it again; absent where it goes by itself. */
  readonly onRetry?: () => void;
  /** Other actions on it. */
  readonly action?: ReactNode;
}

const ICONS = { saved: Smartphone, sending: CloudUpload, sent: Send, confirmed: CheckCheck } as const;

/** Items that this phone has not sent yet or has just sent, each with its state in a word, and its time. */
export function UnsentList({ items }: { items: readonly UnsentItem[] }) {
  const { formatMessage } = useIntl();
  if (items.length === 0) {
    return (
      <Flex align="center" gap="2" py="3" color="fg.muted">
        <CheckCheck size={20} aria-hidden />
        <Text>{formatMessage(UNSENT_MESSAGES.none)}</Text>
      </Flex>
    );
  }
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {items.map((item) => (
        <UnsentRow key={item.key} item={item} />
      ))}
    </chakra.ul>
  );
}

function UnsentRow({ item: { what, atMs, state, onRetry, action } }: { item: UnsentItem }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const hasFailed = state === 'failed' || state === 'rival';
  const Icon = hasFailed ? null : ICONS[state];
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" minH="16" py="2" borderBottomWidth="1px">
      <Flex direction="column" gap="0.5" minW="0">
        <Text textStyle="strong" overflowWrap="anywhere">
          {what}
        </Text>
        <Flex
          align="center"
          gap="1.5"
          textStyle="small"
          color={hasFailed ? 'danger.fg' : 'fg.muted'}
          aria-live="polite"
        >
          <Flex flexShrink="0">
            {Icon === null ? <ZoneGlyph zone="danger" /> : <Icon size={16} aria-hidden />}
          </Flex>
          <Text>{formatMessage(STATE_MESSAGES[state], { time: formats.time(atMs) })}</Text>
        </Flex>
      </Flex>
      {onRetry && (
        <Button variant="outline" px="4" flexShrink="0" onClick={onRetry}>
          {formatMessage(COMMON_MESSAGES.retry)}
        </Button>
      )}
      {action}
    </Flex>
  );
}
