import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { useEffect, useRef } from 'react';
import type { StaffIncidentRowFragment } from '../../../graphql/staff';
import { areKeysOn } from '../../../lib/storage/key-choice';
import type { AssignIncident } from './desk/useAssignIncident';
import { ASSIGN_KEY } from './desk/assign-key';
import { actOfKey, isTyping } from './triage';
import type { Triage } from './useTriage';

export interface SheetKeysOptions {
  rows: readonly StaffIncidentRowFragment[];
  /** The one that is open; null while none is. */
  openId: string | null;
  triage: Triage;
  mayDecide: boolean;
  /** Null where the role may not assign. */
  assign: AssignIncident | null;
  onOpen: (incidentId: string) => void;
}

/** While an incident is open: j and k go to the next and the one before, other keys act on it. */
export function useSheetKeys(options: SheetKeysOptions): void {
  const latest = useRef(options);
  useEffect(function storeLatest() {
    latest.current = options;
  });
  const isAsking = options.triage.isAsking || options.assign?.isAsking === true;
  const isListening = options.openId !== null && !isAsking;
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

function press(key: string, { rows, openId, triage, mayDecide, assign, onOpen }: SheetKeysOptions): boolean {
  const at = rows.findIndex(({ id }) => id === openId);
  const next = key === 'j' ? rows[at + 1] : key === 'k' && at > 0 ? rows[at - 1] : undefined;
  if (next !== undefined) {
    onOpen(next.id);
    return true;
  }
  const open = rows[at];
  if (key === ASSIGN_KEY && assign !== null && open !== undefined && !isIncidentClosed(open.status)) {
    assign.ask(open);
    return true;
  }
  const to = open === undefined ? null : actOfKey(key, open.status);
  if (open === undefined || to === null || !mayDecide) {
    return false;
  }
  triage.begin(open, to);
  return true;
}
