import { useEffect, useRef } from 'react';
import type { StaffIncidentFragment } from '../../../graphql/staff';
import { areKeysOn } from '../../kit/keys/key-choice';
import { actOfKey, isTyping } from './triage';
import type { Triage } from './useTriage';

export interface SheetKeysOptions {
  rows: readonly StaffIncidentFragment[];
  /** The one that is open; null while none is. */
  openId: string | null;
  triage: Triage;
  mayDecide: boolean;
  onOpen: (incidentId: string) => void;
}

/** While an incident is open: j and k go to the next and the one before, other keys act on it. */
export function useSheetKeys(options: SheetKeysOptions): void {
  const latest = useRef(options);
  useEffect(function storeLatest() {
    latest.current = options;
  });
  const isListening = options.openId !== null && !options.triage.isAsking;
  useEffect(
    function listen() {
      if (!isListening) {
        return undefined;
      }
      const handleKey = (event: KeyboardEvent) => {
        if (areKeysOn() && !isTyping(event) && press(event.key, latest.current)) {
          event.preventDefault();
        }
      };
      window.addEventListener('keydown', handleKey);
      return () => window.removeEventListener('keydown', handleKey);
    },
    [isListening],
  );
}

function press(key: string, { rows, openId, triage, mayDecide, onOpen }: SheetKeysOptions): boolean {
  const at = rows.findIndex(({ id }) => id === openId);
  const next = key === 'j' ? rows[at + 1] : key === 'k' && at > 0 ? rows[at - 1] : undefined;
  if (next !== undefined) {
    onOpen(next.id);
    return true;
  }
  const open = rows[at];
  const to = open === undefined ? null : actOfKey(key, open.status);
  if (open === undefined || to === null || !mayDecide) {
    return false;
  }
  triage.begin(open, to);
  return true;
}
