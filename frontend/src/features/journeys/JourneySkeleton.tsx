import { Flex } from '@chakra-ui/react';
import { Card } from '../../components/surface/Card';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';

/** Placeholder below the bar of a journey's page while it loads. */
export function JourneySkeleton() {
  return (
    <Skeleton>
      <Flex direction="column" gap="4">
        <RouteBlocks />
        <Card>
          <SkeletonBlock h="32" />
        </Card>
      </Flex>
    </Skeleton>
  );
}

/** The card of the route while only that is still on its way. */
export function RouteSkeleton() {
  return (
    <Skeleton>
      <RouteBlocks />
    </Skeleton>
  );
}

function RouteBlocks() {
  return (
    <Card isFlush isBled>
      <SkeletonBlock h={{ base: '320px', lg: '400px' }} borderRadius="none" />
      <Flex direction="column" gap="4" p="4">
        <SkeletonBlock h="14" />
        <SkeletonBlock h={{ base: '172px', md: '196px' }} />
      </Flex>
    </Card>
  );
}
