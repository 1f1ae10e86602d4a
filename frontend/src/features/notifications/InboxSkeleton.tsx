import { Flex } from '@chakra-ui/react';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';

const ROWS = [0, 1, 2, 3];

/** Four rows in the shape of the list. */
export function InboxSkeleton() {
  return (
    <Skeleton>
      <Card isFlush>
        {ROWS.map((row) => (
          <Flex key={row} gap="3" px="4" py="3" borderTopWidth={row === 0 ? '0' : '1px'}>
            <SkeletonBlock w="6" h="6" flex="none" />
            <Flex direction="column" gap="2" flex="1">
              <SkeletonBlock w="50%" />
              <SkeletonBlock w="90%" h="4" />
              <SkeletonBlock w="30%" h="4" />
            </Flex>
          </Flex>
        ))}
      </Card>
    </Skeleton>
  );
}
