import { useState } from 'react';
import { useRequestNumberCodeMutation } from '../../../graphql/generated';
import { useProofSentence } from './useProofSentence';

/** The latest request for a code. */
export interface RequestedCode {
  readonly atMs: number;
  /** False once two messages were sent within an hour: the latest code is the one to use. */
  readonly isMessageSent: boolean;
}

/** State of asking for a code, and the act. */
export interface CodeRequest {
  /** Null before a code was asked for. */
  requested: RequestedCode | null;
  isRequesting: boolean;
  /** Reason why no code could be sent, or null. */
  failure: string | null;
  request: () => Promise<void>;
}

/** Has a code sent to the own number. */
export function useCodeRequest(): CodeRequest {
  const sentenceOf = useProofSentence();
  const [requestCode, { loading }] = useRequestNumberCodeMutation();
  const [requested, setRequested] = useState<RequestedCode | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
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
  };
}
