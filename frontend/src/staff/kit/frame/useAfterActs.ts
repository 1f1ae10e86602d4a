import { useStaffActedSubscription, type StaffAct } from '../../../graphql/staff';
import { useLiveFallback, useLiveView } from './live-view';

/**
 * Asks anew when staff, here or at another desk, have done one of these acts, after a lost connection, and at intervals
 * while it is down. `acts` null is any act.
 */
export function useAfterActs(acts: readonly StaffAct[] | null, ask: () => Promise<unknown>): void {
  const { feed } = useLiveView();
  useStaffActedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data && (acts === null || acts.includes(data.staffActed))) {
        // A failed question is asked again by the next act, or by the reader.
        feed(() => void ask().catch(() => undefined));
      }
    },
  });
  useLiveFallback(ask);
}
