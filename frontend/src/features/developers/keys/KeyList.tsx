import { chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import type { ApiKeyRowFragment } from '../../../graphql/developers';
import { KeyItem, type KeyItemProps } from './KeyItem';
import { KEY_MESSAGES } from './messages';

export interface KeyListProps extends Pick<KeyItemProps, 'onRotate' | 'onRevoke'> {
  /** Undefined while they are fetched. */
  keys: readonly ApiKeyRowFragment[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The own keys, newest first, those that have ended included. */
export function KeyList({ keys, hasFailed, onRetry, ...acts }: KeyListProps) {
  const { formatMessage } = useIntl();
  if (keys === undefined) {
    return hasFailed ? (
      <ErrorState text={formatMessage(KEY_MESSAGES.failed)} onRetry={onRetry} />
    ) : (
      <Skeleton>
        <SkeletonBlock h="12rem" borderRadius="card" />
      </Skeleton>
    );
  }
  if (keys.length === 0) {
    return (
      <Card>
        <Text>{formatMessage(KEY_MESSAGES.none)}</Text>
      </Card>
    );
  }
  return (
    <Card isFlush aria-label={formatMessage(KEY_MESSAGES.title)}>
      <chakra.ul listStyleType="none">
        {keys.map((apiKey) => (
          <KeyItem key={apiKey.id} apiKey={apiKey} {...acts} />
        ))}
      </chakra.ul>
    </Card>
  );
}
