import { useIntl } from 'react-intl';
import type { AgencyCaseItemFragment } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';

type Proven = Pick<AgencyCaseItemFragment, 'provenKmh' | 'provenS' | 'limitKmh'>;

/** Sentence of what is proven; empty for nothing. */
export function useProvenText() {
  const { formatMessage } = useIntl();
  return ({ provenKmh: speed, provenS: seconds, limitKmh: limit }: Proven): string => {
    if (speed === null || limit === null) {
      return '';
    }
    return seconds === null || seconds === 0
      ? formatMessage(AGENCY_MESSAGES.proven, { speed, limit })
      : formatMessage(AGENCY_MESSAGES.provenS, { speed, limit, seconds });
  };
}
