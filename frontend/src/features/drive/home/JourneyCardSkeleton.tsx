import type { ReactNode } from 'react';
import { SkeletonBlock } from '../../../components/states/Skeleton';
import { readLastVehicle } from '../../../lib/storage/last-vehicle';

/** As high as the card that comes: dial, title of two lines and hint, or the words themselves, the last vehicle where there is one, button. */
export function JourneyCardSkeleton({ words, start }: { words?: ReactNode; start?: ReactNode }) {
  return (
    <>
      <SkeletonBlock h="242px" borderRadius="control" />
      {words ?? (
        <>
          <SkeletonBlock h="14" mt="0.5" mx="auto" w="16rem" />
          <SkeletonBlock h="5" mt="1" mb="4" />
        </>
      )}
      {start ?? (
        <>
          {readLastVehicle() !== null && <SkeletonBlock h="12" mb="3" borderRadius="control" />}
          <SkeletonBlock h="14" borderRadius="control" />
        </>
      )}
    </>
  );
}
