import { useState } from 'react';
import { useRevealNumbersMutation } from '../../../graphql/staff';
import type { RevealWhy } from '../../kit/reveal/reveal-why';
import { useFailureText } from '../../../lib/errors/useFailureText';
import type { RevealedNumbers } from './user-texts';

/** The server shows so many numbers in one act. */
const MOST_AT_ONCE = 100;
const NONE: RevealedNumbers = new Map();

export interface RevealNumbers {
  revealed: RevealedNumbers;
  isBusy: boolean;
  /** Reason why the last try failed; null while none has. */
  failure: string | null;
  /** Shows the numbers of accounts; the server records that, and the reason, in the audit log. */
  reveal(userIds: readonly string[], why: RevealWhy): Promise<void>;
  /** Masks them again. */
  hide(): void;
}

/** Mobile numbers in full, for as long as the page is open. */
export function useRevealNumbers(): RevealNumbers {
  const failureText = useFailureText();
  const [mutate, { loading }] = useRevealNumbersMutation();
  const [revealed, setRevealed] = useState(NONE);
  const [failure, setFailure] = useState<string | null>(null);

  async function reveal(userIds: readonly string[], why: RevealWhy): Promise<void> {
    const asked = userIds.slice(0, MOST_AT_ONCE);
    if (asked.length === 0) {
      return;
    }
    setFailure(
      await failureText(async () => {
        const { data } = await mutate({ variables: { input: { userIds: asked, ...why } } });
        const found = (data?.revealNumbers ?? []).flatMap(({ userId, mobileNumber }) =>
          mobileNumber ? [[userId, mobileNumber] as const] : [],
        );
        setRevealed((known) => new Map([...known, ...found]));
      }),
    );
  }

  return { revealed, isBusy: loading, failure, reveal, hide: () => setRevealed(NONE) };
}
