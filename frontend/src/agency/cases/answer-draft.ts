import { STATEMENT_MAX } from '@wakafine/domain/cases/case-steps';
import { isUuid } from '@wakafine/domain/input/limits';
import { readStored, removeStored, writeStored } from '../../lib/storage/browser-storage';
import { UNSENT_KEYS } from '../../lib/storage/storage-keys';

/** An answer that is being written; its photo is not stored. */
export interface AnswerDraft {
  /** Names the answer to the server, so that a second sending is not a second one. */
  readonly clientId: string;
  readonly statement: string;
  /** Time of the first sending, by this device's clock; null before. It counts, not the arrival. */
  readonly writtenAtMs: number | null;
}

/** An account and a case. */
export interface AnswerPlace {
  readonly accountId: string;
  readonly caseId: string;
}

/** The stored draft of somebody for a case, or an empty one. */
export function readDraft(place: AnswerPlace): AnswerDraft & { readonly isStored: boolean } {
  const stored = draftOf(readStored(keyOf(place)));
  const fresh = { clientId: crypto.randomUUID(), statement: '', writtenAtMs: null };
  return { ...(stored ?? fresh), isStored: stored !== null };
}

/** Stores a draft on this device; says whether it could. */
export function writeDraft(place: AnswerPlace, draft: AnswerDraft): boolean {
  return writeStored(keyOf(place), JSON.stringify(draft));
}

/** Deletes a draft from this device. */
export function removeDraft(place: AnswerPlace): void {
  removeStored(keyOf(place));
}

function keyOf({ accountId, caseId }: AnswerPlace): string {
  return `${UNSENT_KEYS.agencyAnswer}:${accountId}:${caseId}`;
}

// Anyone can edit the browser's storage, so that each field is looked at before it is used.
function draftOf(text: string | null): AnswerDraft | null {
  try {
    const { clientId, statement, writtenAtMs }: Partial<Record<keyof AnswerDraft, unknown>> = JSON.parse(
      text ?? '{}',
    );
    if (typeof clientId !== 'string' || !isUuid(clientId) || typeof statement !== 'string') {
      return null;
    }
    const isTime = typeof writtenAtMs === 'number' && Number.isFinite(writtenAtMs);
    return {
      clientId,
      statement: statement.slice(0, STATEMENT_MAX),
      writtenAtMs: isTime ? writtenAtMs : null,
    };
  } catch {
    return null;
  }
}
