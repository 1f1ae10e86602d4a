import { useIntl } from 'react-intl';
import type { AgencyCaseItemFragment } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';

type Proven = Pick<AgencyCaseItemFragment, 'provenKmh' | 'provenS' | 'limitKmh' | 'isWithdrawn'>;

/** Sentence of what is proven, or that nothing is held against the vehicle any more; empty for nothing. */
export function useProvenText() {
  const { formatMessage } = useIntl();
  return ({ provenKmh: speed, provenS: seconds, limitKmh: limit, isWithdrawn }: Proven): string => {
    if (isWithdrawn) {
      return formatMessage(AGENCY_MESSAGES.nothingHeld);
    }
    if (speed === null || limit === null) {
      return '';
    }
    return seconds === null || seconds === 0
      ? formatMessage(AGENCY_MESSAGES.proven, { speed, limit })
      : formatMessage(AGENCY_MESSAGES.provenS, { speed, limit, seconds });
  };
}
