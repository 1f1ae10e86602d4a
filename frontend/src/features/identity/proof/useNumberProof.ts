import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { useProveNumberMutation, useRequestNumberCodeMutation } from '../../../graphql/generated';
import { ERROR_MESSAGES, type ErrorCode } from '../../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import { announceSessionDoubt } from '../../../lib/errors/session-lost';
import { useSession } from '../../../lib/session/session';
import { RESET_MESSAGES } from '../fields/messages';
import { sentenceKeyOf } from '../fields/sentence-key';
import { PROOF_MESSAGES } from './messages';

const FAILURES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  INTERNAL: PROOF_MESSAGES.failed,
  RATE_LIMITED: RESET_MESSAGES.tooMany,
  UNAVAILABLE: RESET_MESSAGES.unavailable,
};

/** The latest request for a code. */
export interface RequestedCode {
  readonly atMs: number;
  /** False once two messages were sent within an hour: the latest code is the one to use. */
  readonly isMessageSent: boolean;
}

/** State and acts of proving the own number. */
export interface NumberProof {
  /** Null before a code was asked for. */
  requested: RequestedCode | null;
  isRequesting: boolean;
  /** Reason why no code could be sent, or null. */
  failure: string | null;
  request: () => Promise<void>;
  /** Proves the number with a code; answers with null, or with what to say under the field. */
  prove: (code: string) => Promise<string | null>;
}

/** Has a code sent to the own number and proves the number with it. */
export function useNumberProof(): NumberProof {
  const intl = useIntl();
  const { update } = useSession();
  const [requestCode, { loading }] = useRequestNumberCodeMutation();
  const [proveNumber] = useProveNumberMutation();
  const [requested, setRequested] = useState<RequestedCode | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  function sentenceOf(error: unknown): string {
    const code = errorCodeOf(error);
    if (code === 'CONFLICT') {
      // Proven meanwhile on another device: the viewer says so once asked again.
      announceSessionDoubt();
    }
    return intl.formatMessage(FAILURES[code] ?? ERROR_MESSAGES[code]);
  }
  return {
    requested,
    isRequesting: loading,
    failure,
    async request() {
      setFailure(null);
      try {
        const { data } = await requestCode();
        const isMessageSent = data?.requestNumberCode.isMessageSent ?? false;
        setRequested({ atMs: Date.now(), isMessageSent });
      } catch (error) {
        setFailure(sentenceOf(error));
      }
    },
    async prove(code) {
      try {
        const { data } = await proveNumber({ variables: { input: { code } } });
        if (data) {
          notify({ kind: 'success', title: intl.formatMessage(PROOF_MESSAGES.done) });
          update(data.proveNumber.viewer);
        }
        return null;
      } catch (error) {
        return sentenceKeyOf(fieldErrorsOf(error).code) ?? sentenceOf(error);
      }
    },
  };
}
