import { Flex } from '@chakra-ui/react';
import { Card } from '../../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { THUMB_PX } from './IncidentThumb';

const ROWS = [0, 1, 2, 3];

/** Four rows in the shape of the list. */
export function IncidentListSkeleton() {
  return (
    <Skeleton>
      <Card isFlush>
        {ROWS.map((row) => (
          <Flex key={row} gap="3" px="4" py="3" borderTopWidth={row === 0 ? '0' : '1px'}>
            <SkeletonBlock w={`${THUMB_PX}px`} h={`${THUMB_PX}px`} flex="none" borderRadius="control" />
            <Flex direction="column" gap="2" flex="1">
              <SkeletonBlock w="80%" />
              <SkeletonBlock w="60%" />
              <SkeletonBlock w="40%" />
              <SkeletonBlock w="70%" />
            </Flex>
          </Flex>
        ))}
      </Card>
    </Skeleton>
  );
}
