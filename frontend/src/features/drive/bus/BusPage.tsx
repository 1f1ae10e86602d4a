import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useFocusWhenLost } from '../../../components/surface/useFocusWhenLost';
import { JourneyCardSkeleton } from '../home/JourneyCardSkeleton';
import { useDrive } from '../context/drive-context';
import type { SosContactSlot } from '../driving-screen/DrivingScreen';
import { JoinBus } from './JoinBus';
import { OnBoard } from './OnBoard';

/** A passenger's page: the way into a bus, and then what a passenger can do in it. */
export function BusPage({ sosContact }: { sosContact: SosContactSlot }) {
  const { live, isLoading, isUnlocked, setIsUnlocked } = useDrive();
  const isToUnlock = live?.journey.role === 'PASSENGER' && !isUnlocked;
  useEffect(
    function leaveDrivingScreen() {
      if (isToUnlock) {
        setIsUnlocked(true);
      }
    },
    [isToUnlock, setIsUnlocked],
  );
  const part = useRef<HTMLDivElement>(null);
  useFocusWhenLost(part, live !== null ? 'board' : isLoading ? null : 'join');
  return (
    <chakra.div ref={part} tabIndex={-1} outline="none">
      {live !== null ? (
        <OnBoard live={live} sosContact={sosContact} />
      ) : isLoading ? (
        <JourneyCardSkeleton />
      ) : (
        <JoinBus />
      )}
    </chakra.div>
  );
}
