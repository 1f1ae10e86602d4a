import { useEffect, useRef, useState } from 'react';
import { speak, stopSpeaking } from './speech';

export interface ReadAloud {
  isReading: boolean;
  /** Reads a text, in the place of what is being read anywhere. */
  read: (text: string) => void;
  stop: () => void;
}

/** Reads a text of a screen; leaving the screen ends it. */
export function useReadAloud(): ReadAloud {
  const [isReading, setIsReading] = useState(false);
  const turn = useRef(0);

  function stop(): void {
    turn.current += 1;
    stopSpeaking();
    setIsReading(false);
  }

  function read(text: string): void {
    turn.current += 1;
    const own = turn.current;
    setIsReading(true);
    // The end of a text that was started anew says nothing about the new one.
    speak(text, () => (turn.current === own ? setIsReading(false) : undefined));
  }

  useEffect(() => stopSpeaking, []);
  return { isReading, read, stop };
}
