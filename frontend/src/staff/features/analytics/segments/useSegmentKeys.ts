import { useKeyActs } from '../../../kit/keys/useKeyActs';

const ROW = '[role=row][data-row][tabindex="0"]';
const SENTENCE = '#segment-sentence select';

/** Keys of the pages of segments: j and k lead into the table, where they move on, and / to the sentence. */
export function useSegmentKeys(): void {
  const focus = (selector: string) => () => document.querySelector<HTMLElement>(selector)?.focus();
  useKeyActs({ j: focus(ROW), k: focus(ROW), '/': focus(SENTENCE) });
}
