import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf, refusalOf } from '../../../lib/errors/errors';

/** Settings together with the version that a change of them rests on. */
export interface Versioned<Values> {
  readonly values: Values;
  readonly version: number;
}

export interface VersionedFormOptions<Values> {
  /** In force now; changes under the form while another desk saves. */
  readonly saved: Versioned<Values>;
  /** Values in force according to a CONFLICT, or null where it has nothing of use. */
  readonly readRival: (current: unknown) => Values | null;
  /** Puts values in force; throws what the server refuses. */
  readonly send: (values: Values, version: number) => Promise<void>;
}

export interface VersionedForm<Values> {
  values: Values;
  isEdited: boolean;
  isSaving: boolean;
  /** Reason why saving failed; null while it has not. */
  fault: string | null;
  /** Version that somebody else has saved meanwhile, while that is not decided. */
  rival: Versioned<Values> | null;
  change(part: Partial<Values>): void;
  undo(): void;
  save(): Promise<void>;
  /** Saves what is here over what the other has saved. */
  useThisPhone(): Promise<void>;
  leaveRival(): void;
}

/**
 * Settings as they are edited. What is not edited follows what is in force; a change rests on the version that was there when
 * the first key was pressed, so that nobody overwrites anybody without knowing.
 */
export function useVersionedForm<Values extends object>({
  saved,
  readRival,
  send,
}: VersionedFormOptions<Values>): VersionedForm<Values> {
  const { formatMessage } = useIntl();
  const [edit, setEdit] = useState<Versioned<Values> | null>(null);
  const [rival, setRival] = useState<Versioned<Values> | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const current = edit ?? saved;

  function discard(): void {
    setEdit(null);
    setRival(null);
    setFault(null);
  }

  async function sendOver(version: number): Promise<void> {
    setIsSaving(true);
    setFault(null);
    try {
      await send(current.values, version);
      discard();
    } catch (error) {
      const found = errorCodeOf(error) === 'CONFLICT' ? rivalOf(refusalOf(error)?.current, readRival) : null;
      setRival(found);
      setFault(found === null ? formatMessage(ERROR_MESSAGES[errorCodeOf(error)]) : null);
    }
    setIsSaving(false);
  }

  return {
    values: current.values,
    isEdited: edit !== null && JSON.stringify(edit.values) !== JSON.stringify(saved.values),
    isSaving,
    fault,
    rival,
    change: (part) => {
      setFault(null);
      setEdit({ values: { ...current.values, ...part }, version: current.version });
    },
    undo: discard,
    save: () => sendOver(current.version),
    useThisPhone: () => sendOver(rival?.version ?? current.version),
    leaveRival: () => setRival(null),
  };
}

function rivalOf<Values>(
  current: unknown,
  readRival: (current: unknown) => Values | null,
): Versioned<Values> | null {
  const values = readRival(current);
  const version: unknown =
    typeof current === 'object' && current !== null && 'version' in current ? current.version : null;
  return values !== null && typeof version === 'number' ? { values, version } : null;
}
