import { useState } from 'react';
import { sendOperation, type Answer } from '../api/send-operation';

/** Outcome of a call that was run in place; null before the first. */
export type SnippetOutcome = Answer | 'unreachable' | null;

export interface SnippetRun {
  outcome: SnippetOutcome;
  isRunning: boolean;
  run: () => void;
}

/** Runs a query in place, with the session of this browser, if any. */
export function useSnippetRun(query: string): SnippetRun {
  const [outcome, setOutcome] = useState<SnippetOutcome>(null);
  const [isRunning, setIsRunning] = useState(false);
  async function send(): Promise<void> {
    setIsRunning(true);
    setOutcome(
      await sendOperation({ query, variables: {}, name: null }, { apiKey: null }).catch(
        () => 'unreachable' as const,
      ),
    );
    setIsRunning(false);
  }
  return { outcome, isRunning, run: () => void send() };
}
