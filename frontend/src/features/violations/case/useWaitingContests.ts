import { useOutbox } from '../../../lib/offline/outbox';
import type { OutboxItem } from '../../../lib/offline/outbox-item';

/** The account's contests that wait on this phone for the network. All that is in them takes code that few ever need to read. */
export function useWaitingContests(accountId: string): readonly OutboxItem[] {
  return useOutbox(accountId, 'contest').filter(({ content }) => isReady(content));
}

function isReady(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'isReady' in content && content.isReady === true;
}
