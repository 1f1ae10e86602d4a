import { Flex } from '@chakra-ui/react';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';

const CARDS = [0, 1, 2];

/** Three cards in the shape of the list. */
export function ViolationListSkeleton() {
  return (
    <Skeleton>
      <Flex direction="column" gap="4">
        {CARDS.map((card) => (
          <Card key={card} display="flex" flexDirection="column" gap="3">
            <Flex justify="space-between">
              <SkeletonBlock w="30%" h="8" />
              <SkeletonBlock w="25%" h="6" />
            </Flex>
            <SkeletonBlock w="70%" />
            <SkeletonBlock w="45%" />
            <SkeletonBlock w="55%" />
            <SkeletonBlock h="12" />
          </Card>
        ))}
      </Flex>
    </Skeleton>
  );
}
