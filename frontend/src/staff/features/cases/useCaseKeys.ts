import { useEffect, useRef } from 'react';

export interface CaseKeysOptions {
  rows: readonly { readonly id: string }[];
  /** The one that is open; empty while none is. */
  openId: string;
  onOpen: (caseId: string) => void;
}

/** While a case is open: j and k go to the next and the one before, unless somebody is typing. */
export function useCaseKeys(options: CaseKeysOptions): void {
  const latest = useRef(options);
  useEffect(function storeLatest() {
    latest.current = options;
  });
  const isListening = options.openId !== '';
  useEffect(
    function listen() {
      if (!isListening) {
        return undefined;
      }
      const handleKey = (event: KeyboardEvent) => {
        const { rows, openId, onOpen } = latest.current;
        const at = rows.findIndex(({ id }) => id === openId);
        const next = event.key === 'j' ? rows[at + 1] : event.key === 'k' ? rows[at - 1] : undefined;
        if (next !== undefined && !isTyping(event)) {
          event.preventDefault();
          onOpen(next.id);
        }
      };
      window.addEventListener('keydown', handleKey);
      return () => window.removeEventListener('keydown', handleKey);
    },
    [isListening],
  );
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isField || ctrlKey || metaKey || altKey;
}
