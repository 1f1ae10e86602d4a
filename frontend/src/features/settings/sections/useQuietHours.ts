import { areQuietHours, type QuietHours } from '@wakafine/domain/notify/notifications';
import { useRef, useState } from 'react';
import { QuietHoursDocument, useQuietHoursQuery, useSetQuietHoursMutation } from '../../../graphql/generated';

/** The night, which is what most people choose. */
const NIGHT: QuietHours = { fromMin: 22 * 60, untilMin: 6 * 60 };

export interface QuietHoursForm {
  status: 'loading' | 'error' | 'loaded';
  /** As they are chosen here; null: messages may ring at any time. */
  hours: QuietHours | null;
  /** Reason why they are not saved as they are shown; null where they are, or are on their way. */
  fault: 'quietSame' | 'quietFailed' | null;
  turn: (isOn: boolean) => void;
  change: (part: Partial<QuietHours>) => void;
  retry: () => void;
}

/** The hours in which nothing rings: each choice is saved at once. */
export function useQuietHours(): QuietHoursForm {
  const { data, error, refetch } = useQuietHoursQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useSetQuietHoursMutation();
  const [chosen, setChosen] = useState<QuietHours | null>();
  const [hasFailed, setHasFailed] = useState(false);
  // One after the other, so that the last choice is the one that stands.
  const saving = useRef(Promise.resolve());
  const hours = chosen === undefined ? (data?.quietHours ?? null) : chosen;
  const isSame = hours !== null && !areQuietHours(hours);

  async function send(input: QuietHours | null): Promise<void> {
    try {
      await save({
        variables: { input: input && { fromMin: input.fromMin, untilMin: input.untilMin } },
        update: (cache, { data: saved }) => {
          if (saved) {
            cache.writeQuery({ query: QuietHoursDocument, data: { quietHours: saved.setQuietHours } });
          }
        },
      });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  function choose(next: QuietHours | null): void {
    setChosen(next);
    if (next === null || areQuietHours(next)) {
      saving.current = saving.current.then(() => send(next));
    }
  }

  return {
    status: data === undefined ? (error === undefined ? 'loading' : 'error') : 'loaded',
    hours,
    fault: isSame ? 'quietSame' : hasFailed ? 'quietFailed' : null,
    turn: (isOn) => choose(isOn ? NIGHT : null),
    change: (part) => choose({ ...(hours ?? NIGHT), ...part }),
    retry: () => (data === undefined ? void refetch().catch(() => undefined) : choose(hours)),
  };
}
