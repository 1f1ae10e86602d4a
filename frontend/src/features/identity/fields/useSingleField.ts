import { useState, type SubmitEvent } from 'react';
import type { ValidationKey } from '@wakafine/domain/input/messages';
import { useFieldText } from './useFieldText';

export interface SingleField {
  value: string;
  /** Message under the field; nothing before it was left or sent. */
  error: string | undefined;
  isSending: boolean;
  change: (value: string) => void;
  leave: () => void;
  send: (event: SubmitEvent) => void;
  /** Says under the field, until it is changed, why what was wanted with its value failed; null says what the rule finds. */
  refuse: (sentence: string | null) => void;
}

interface SingleFieldOptions {
  start: string;
  /** The rule for the value: key of the sentence about its fault, or null. */
  rule: (value: string) => ValidationKey | null;
  /** Processes a valid value; gives the sentence about its failure, or null. */
  onSend: (value: string) => Promise<string | null> | null;
}

/**
 * A form of one field and one rule, as either step of sign-in is: those are a stranger's first screens, and a library for forms
 * would weigh as much as all else on them.
 */
export function useSingleField({ start, rule, onSend }: SingleFieldOptions): SingleField {
  const fieldText = useFieldText();
  const [value, setValue] = useState(start);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const [isSending, setIsSending] = useState(false);

  function refuse(sentence: string | null): void {
    setIsTouched(true);
    setRefusal(sentence);
  }
  async function sendValue(): Promise<void> {
    setIsTouched(true);
    if (isSending || rule(value) !== null) {
      return;
    }
    setIsSending(true);
    const failure = await onSend(value);
    setIsSending(false);
    setRefusal(failure);
  }
  return {
    value,
    error: fieldText(refusal ?? rule(value) ?? undefined, isTouched),
    isSending,
    change(next) {
      setValue(next);
      setRefusal(null);
    },
    leave: () => setIsTouched(isTouched || value !== ''),
    send(event) {
      event.preventDefault();
      void sendValue();
    },
    refuse,
  };
}
