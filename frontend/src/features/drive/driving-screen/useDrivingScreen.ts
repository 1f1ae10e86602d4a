import { createElement, useEffect, useState, type ReactNode } from 'react';
import type { DrivingScreenProps } from './DrivingScreen';

type DrawScreen = (props: DrivingScreenProps) => ReactNode;

let fetched: DrawScreen | null = null;

/**
 * Draws the screen for the wheel, which is no part of what the home page begins with; null until it is there. It is fetched as
 * soon as a journey is on, and where the network failed, once more whenever the vehicle starts or stops moving.
 */
export function useDrivingScreen(isOn: boolean, isMoving: boolean): DrawScreen | null {
  const [draw, setDraw] = useState<DrawScreen | null>(() => fetched);
  useEffect(
    function fetchScreen() {
      if (!isOn || draw !== null) {
        return undefined;
      }
      let isCurrent = true;
      import('./DrivingScreen').then(
        ({ DrivingScreen }) => {
          const drawFetched: DrawScreen = (props) => createElement(DrivingScreen, props);
          fetched = drawFetched;
          if (isCurrent) {
            setDraw(() => drawFetched);
          }
        },
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [isOn, isMoving, draw],
  );
  return draw;
}
