import { useEffect, useState, type ComponentType } from 'react';
import type { DrivingScreenProps } from './DrivingScreen';

type Screen = ComponentType<DrivingScreenProps>;

let fetched: Screen | null = null;

/**
 * The screen for the wheel, which is no part of what the home page begins with; null until it is there. It is fetched as
 * soon as a journey is on, and where the network failed, once more whenever the vehicle starts or stops moving.
 */
export function useDrivingScreen(isOn: boolean, isMoving: boolean): Screen | null {
  const [screen, setScreen] = useState<Screen | null>(() => fetched);
  useEffect(
    function fetchScreen() {
      if (!isOn || screen !== null) {
        return undefined;
      }
      let isCurrent = true;
      import('./DrivingScreen').then(
        ({ DrivingScreen }) => {
          fetched = DrivingScreen;
          if (isCurrent) {
            setScreen(() => DrivingScreen);
          }
        },
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [isOn, isMoving, screen],
  );
  return screen;
}
