import { Flex } from '@chakra-ui/react';
import { Card } from '../../components/Card';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton';

const ROWS = [0, 1, 2, 3, 4];

/** Five rows in the shape of the list. */
export function JourneyListSkeleton() {
  return (
    <Skeleton>
      <Card isFlush>
        {ROWS.map((row) => (
          <Flex
            key={row}
            direction="column"
            gap="2"
            px="4"
            py="3"
            minH="16"
            borderTopWidth={row === 0 ? '0' : '1px'}
          >
            <SkeletonBlock w="40%" />
            <SkeletonBlock w="75%" />
          </Flex>
        ))}
      </Card>
    </Skeleton>
  );
}
