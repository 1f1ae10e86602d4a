import { useEffect, useRef, useState } from 'react';
import { openLive } from '../api/live-operation';
import type { ReadOperation } from '../api/operation';
import { sendOperation, type Answer } from '../api/send-operation';

/** A value of a subscription. */
export interface LiveValue {
  id: number;
  /** ISO 8601, by the clock of this device. */
  at: string;
  /** The value, as JSON. */
  value: unknown;
}

/** Outcome of the last run. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'live'; state: 'connecting' | 'open' | 'ended'; why: string | null; values: readonly LiveValue[] }
  | { kind: 'unreachable' };

export interface Run {
  outcome: Outcome;
  isRunning: boolean;
  run: (operation: ReadOperation) => void;
  /** Ends a subscription, or gives up on an answer. */
  stop: () => void;
}

/** Live values that are shown at once, newest first. */
const MOST_VALUES = 100;

/** Runs one operation at a time, with the key or with the session of this browser. */
export function useRun(apiKey: string | null): Run {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [isRunning, setIsRunning] = useState(false);
  const end = useRef<() => void>(() => undefined);
  useEffect(function endWithPage() {
    return () => end.current();
  }, []);

  function runOnce(operation: ReadOperation): void {
    const aborter = new AbortController();
    end.current = () => aborter.abort();
    sendOperation(operation, { apiKey, signal: aborter.signal }).then(
      (answer) => finish({ kind: 'answer', answer }),
      () => finish(aborter.signal.aborted ? { kind: 'none' } : { kind: 'unreachable' }),
    );
  }

  function runLive(operation: ReadOperation): void {
    setOutcome({ kind: 'live', state: 'connecting', why: null, values: [] });
    end.current = openLive(operation, {
      apiKey,
      listener: {
        onConnected: () => setOutcome((now) => (now.kind === 'live' ? { ...now, state: 'open' } : now)),
        onValue: (value) => setOutcome((now) => withValue(now, value)),
        onEnd(why) {
          setOutcome((now) => (now.kind === 'live' ? { ...now, state: 'ended', why } : now));
          setIsRunning(false);
        },
      },
    });
  }

  function finish(next: Outcome): void {
    setOutcome(next);
    setIsRunning(false);
  }

  return {
    outcome,
    isRunning,
    run(operation) {
      end.current();
      setIsRunning(true);
      if (operation.kind === 'subscription') {
        runLive(operation);
      } else {
        runOnce(operation);
      }
    },
    stop() {
      end.current();
      setIsRunning(false);
      setOutcome((now) => (now.kind === 'live' ? { ...now, state: 'ended', why: null } : now));
    },
  };
}

function withValue(now: Outcome, value: unknown): Outcome {
  if (now.kind !== 'live') {
    return now;
  }
  const id = (now.values[0]?.id ?? 0) + 1;
  const at = new Date().toISOString();
  return { ...now, state: 'open', values: [{ id, at, value }, ...now.values].slice(0, MOST_VALUES) };
}
