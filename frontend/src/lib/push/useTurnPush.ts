import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { turnPushOff, turnPushOn, type TurnedOn } from './turn-push';

export interface TurnPush {
  /** Asks the browser and the server; to be called from a press, since browsers ask only then. */
  turnOn: () => Promise<TurnedOn>;
  turnOff: () => Promise<void>;
  isBusy: boolean;
  /** Outcome of the last wish; null before there was one. */
  outcome: TurnedOn | null;
}

/** Lets messages come to this phone, or no more. */
export function useTurnPush(): TurnPush {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<TurnedOn | null>(null);
  return {
    isBusy,
    outcome,
    async turnOn() {
      setIsBusy(true);
      const turned = await turnPushOn(client);
      setOutcome(turned);
      setIsBusy(false);
      return turned;
    },
    async turnOff() {
      setIsBusy(true);
      await turnPushOff(client);
      setOutcome(null);
      setIsBusy(false);
    },
  };
}
