import { codeFault } from '@wakafine/domain/people/pin';
import { useState } from 'react';
import { SIGN_IN_MESSAGES } from '../fields/messages';
import { useFieldText } from '../fields/useFieldText';
import { useRequestPinReset } from '../pin-reset/useRequestPinReset';
import type { ShownCode } from './useSignIn';

/** The code by SMS that the server wants beside the PIN. */
export interface SignInCode {
  value: string;
  /** Message under the field. */
  error: string | undefined;
  /** Time when the latest code was asked for, ms. */
  sentAtMs: number;
  isSending: boolean;
  change: (value: string) => void;
  /** Asks for another one. */
  resend: () => void;
}

/** Asks for the code once the server wants one; `code` is null until then. */
export function useSignInCode(mobileNumber: string): {
  code: SignInCode | null;
  /** Has a code sent; answers with null, or with the sentence that says why not. */
  send: () => Promise<string | null>;
  /** Code to send to the server: undefined while no code is wanted, null while the typed one is invalid. */
  shown: () => ShownCode | undefined | null;
} {
  const fieldText = useFieldText();
  const { requestReset, isRequesting } = useRequestPinReset(SIGN_IN_MESSAGES.codeFailed);
  const [request, setRequest] = useState<{ resetId: string; sentAtMs: number } | null>(null);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string | null>(null);

  async function send(): Promise<string | null> {
    const requested = await requestReset(mobileNumber);
    if ('failure' in requested) {
      return requested.failure;
    }
    setRequest({ resetId: requested.resetId, sentAtMs: Date.now() });
    setValue('');
    setFault(null);
    return null;
  }
  function shown(): ShownCode | undefined | null {
    if (request === null) {
      return undefined;
    }
    const found = codeFault(value);
    setFault(found);
    return found === null ? { resetId: request.resetId, code: value } : null;
  }
  const code = request && {
    value,
    error: fieldText(fault ?? undefined, true),
    sentAtMs: request.sentAtMs,
    isSending: isRequesting,
    change(next: string) {
      setValue(next);
      setFault(null);
    },
    resend: () => void send().then(setFault),
  };
  return { code, send, shown };
}
