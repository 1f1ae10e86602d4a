import { Text } from '@chakra-ui/react';
import type { Asked } from '../../lib/persisted-cache/answer-times';
import { useLastUpdated } from './useLastUpdated';

/** One line that says how old what a page shows is; nothing while it is current. */
export function LastUpdated({ of }: { of: readonly Asked[] }) {
  const text = useLastUpdated(of);
  return (
    text !== null && (
      <Text textStyle="small" color="fg.muted">
        {text}
      </Text>
    )
  );
}
