import { useIntl } from 'react-intl';
import { notify } from '../../../components/surface/toaster';
import { useProveNumberMutation } from '../../../graphql/generated';
import { fieldErrorsOf } from '../../../lib/errors/errors';
import { useSession } from '../../../lib/session/session';
import { sentenceKeyOf } from '../fields/sentence-key';
import { PROOF_MESSAGES } from './messages';
import { useProofSentence } from './useProofSentence';

/** Proves the own number with a code; answers with null, or with what to say under the field. */
export function useProveCode(): (code: string) => Promise<string | null> {
  const { formatMessage } = useIntl();
  const { update } = useSession();
  const sentenceOf = useProofSentence();
  const [proveNumber] = useProveNumberMutation();
  return async (code) => {
    try {
      const { data } = await proveNumber({ variables: { input: { code } } });
      if (data) {
        notify({ kind: 'success', title: formatMessage(PROOF_MESSAGES.done) });
        update(data.proveNumber.viewer);
      }
      return null;
    } catch (error) {
      return sentenceKeyOf(fieldErrorsOf(error).code) ?? sentenceOf(error);
    }
  };
}
