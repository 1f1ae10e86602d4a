import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { AGENCY_MESSAGES } from '../texts/messages';

export interface LoadingProps {
  isThere: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Heights of the blocks that stand for what is loading. */
  blocks?: readonly string[];
  children: ReactNode;
}

/** The children once their data are there; blocks of the same height before, and a way to try again where it failed. */
export function Loading({ isThere, hasFailed, onRetry, blocks = ['20rem'], children }: LoadingProps) {
  const { formatMessage } = useIntl();
  if (isThere) {
    return <>{children}</>;
  }
  return hasFailed ? (
    <ErrorState text={formatMessage(AGENCY_MESSAGES.failed)} onRetry={onRetry} />
  ) : (
    <Skeleton>
      <Flex direction="column" gap="3">
        {blocks.map((height, index) => (
          <SkeletonBlock key={`${height} ${index}`} h={height} borderRadius="card" />
        ))}
      </Flex>
    </Skeleton>
  );
}
