import { useEffect } from 'react';
import { JourneyCardSkeleton } from '../home/JourneyCardSkeleton';
import { useDrive } from '../context/drive-context';
import type { SosContactSlot } from '../driving-screen/DrivingScreen';
import { JoinBus } from './JoinBus';
import { OnBoard } from './OnBoard';

/** A passenger's page: the way into a bus, and then what a passenger can do in it. */
export function BusPage({ sosContact }: { sosContact: SosContactSlot }) {
  const { live, isLoading, setIsUnlocked } = useDrive();
  const isPassenger = live?.journey.role === 'PASSENGER';
  useEffect(
    function leaveDrivingScreen() {
      if (isPassenger) {
        setIsUnlocked(true);
      }
    },
    [isPassenger, setIsUnlocked],
  );
  if (live === null) {
    return isLoading ? <JourneyCardSkeleton /> : <JoinBus />;
  }
  return <OnBoard live={live} sosContact={sosContact} />;
}
