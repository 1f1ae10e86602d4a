import { useEffect, useRef, useState } from 'react';
import { speak, stopSpeaking } from './speech';

export interface ReadAloud {
  /** Name of the text that is being read; null while none is. */
  reading: string | null;
  /** Reads a text under a name, in the place of another. */
  read: (name: string, text: string) => void;
  stop: () => void;
}

/** Reads one text of a screen at a time; leaving the screen ends it. */
export function useReadAloud(): ReadAloud {
  const [reading, setReading] = useState<string | null>(null);
  const turn = useRef(0);

  function stop(): void {
    turn.current += 1;
    stopSpeaking();
    setReading(null);
  }

  function read(name: string, text: string): void {
    turn.current += 1;
    const own = turn.current;
    setReading(name);
    // The end of a text that another one replaced says nothing about that one.
    speak(text, () => (turn.current === own ? setReading(null) : undefined));
  }

  useEffect(() => stopSpeaking, []);
  return { reading, read, stop };
}
