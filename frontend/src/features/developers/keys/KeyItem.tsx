import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { ApiKeyRowFragment } from '../../../graphql/developers';
import { useFormats } from '../../../lib/format/format';
import { KEY_MESSAGES, KEY_STATE_MESSAGES } from './messages';
import { ScopeChip } from './ScopeChip';

export interface KeyItemProps {
  apiKey: ApiKeyRowFragment;
  onRotate: (apiKey: ApiKeyRowFragment) => void;
  onRevoke: (apiKey: ApiKeyRowFragment) => void;
}

/** One key: its name and hint, its scopes, its state, what it spent today, and what can be done with it. */
export function KeyItem({ apiKey, onRotate, onRevoke }: KeyItemProps) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const { name, hint, scopes, state, expiresAt, formerSecretUntil, lastUsedAt } = apiKey;
  const isLive = state === 'ACTIVE' || state === 'REQUESTED';
  const points = formatMessage(KEY_MESSAGES.points, {
    spent: formatNumber(apiKey.pointsToday),
    limit: formatNumber(apiKey.pointsPerDay),
  });
  return (
    <chakra.li p="4" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Flex wrap="wrap" columnGap="6" rowGap="3" align="flex-start">
        <Box flex="1 1 14rem" minW="0">
          <Heading as="h2" textStyle="strong" fontWeight="bold" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text
            fontFamily="mono"
            textStyle="micro"
            fontWeight="normal"
            color="fg.muted"
            overflowWrap="anywhere"
          >
            {hint}
          </Text>
          <Flex wrap="wrap" gap="1" mt="2">
            {scopes.map((scope) => (
              <ScopeChip key={scope} scope={scope} />
            ))}
          </Flex>
        </Box>
        <Box flex="1 1 12rem" minW="0" textStyle="small">
          <Text textStyle="label">{formatMessage(KEY_STATE_MESSAGES[state])}</Text>
          {state === 'ACTIVE' && <Text>{points}</Text>}
          <Text color="fg.muted">
            {lastUsedAt === null
              ? formatMessage(KEY_MESSAGES.neverUsed)
              : formatMessage(KEY_MESSAGES.lastUsed, { time: formats.dateAndTime(lastUsedAt) })}
          </Text>
          {isLive && (
            <Text color="fg.muted">
              {formatMessage(KEY_MESSAGES.expires, { time: formats.dateAndTime(expiresAt) })}
            </Text>
          )}
          {formerSecretUntil !== null && (
            <Text color="fg.muted">
              {formatMessage(KEY_MESSAGES.formerUntil, { time: formats.dateAndTime(formerSecretUntil) })}
            </Text>
          )}
        </Box>
        {isLive && (
          <Flex gap="2" wrap="wrap">
            {state === 'ACTIVE' && (
              <Button
                variant="outline"
                aria-label={formatMessage(KEY_MESSAGES.rotateNamed, { name })}
                onClick={() => onRotate(apiKey)}
              >
                {formatMessage(KEY_MESSAGES.rotate)}
              </Button>
            )}
            <Button
              variant="outline"
              aria-label={formatMessage(KEY_MESSAGES.revokeNamed, { name })}
              onClick={() => onRevoke(apiKey)}
            >
              {formatMessage(KEY_MESSAGES.revoke)}
            </Button>
          </Flex>
        )}
      </Flex>
    </chakra.li>
  );
}
