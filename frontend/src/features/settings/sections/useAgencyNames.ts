import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { INVITATION_FAULTS } from '../../../components/enrolment/messages';
import {
  AgenciesOfMineDocument,
  useAgenciesOfMineQuery,
  useSetAgencyNameConsentMutation,
  useSetAgencyPlaceConsentMutation,
  type DrivenAgencyFieldsFragment,
} from '../../../graphql/generated';
import { useReconnected } from '../../../lib/apollo/connection';
import { ERROR_MESSAGES } from '../../../lib/errors/error-messages';
import { errorCodeOf, refusalOf } from '../../../lib/errors/errors';

export interface AgencyNames {
  /** Empty until they are known. */
  readonly agencies: readonly DrivenAgencyFieldsFragment[];
  readonly isSending: boolean;
  /** Reason why the last answer was not stored; null while there is none. */
  readonly fault: MessageDescriptor | null;
  choose: (what: 'name' | 'place', answer: { agency: string; isOn: boolean }) => Promise<void>;
}

/** Agencies that the user drives for, and who of them sees the user's name or coarse places; an answer holds once the server has stored it. */
export function useAgencyNames(): AgencyNames {
  const { data, refetch } = useAgenciesOfMineQuery({ fetchPolicy: 'cache-and-network' });
  const [setName, { loading: isNameSending }] = useSetAgencyNameConsentMutation();
  const [setPlace, { loading: isPlaceSending }] = useSetAgencyPlaceConsentMutation();
  const [fault, setFault] = useState<MessageDescriptor | null>(null);
  const askAgain = () => void refetch().catch(() => undefined);
  useReconnected(askAgain);

  async function choose(what: 'name' | 'place', input: { agency: string; isOn: boolean }): Promise<void> {
    setFault(null);
    const write = (cache: ApolloCache, agenciesOfMine: DrivenAgencyFieldsFragment[] | undefined) => {
      if (agenciesOfMine !== undefined) {
        cache.writeQuery({ query: AgenciesOfMineDocument, data: { agenciesOfMine } });
      }
    };
    const variables = { input };
    try {
      await (what === 'name'
        ? setName({ variables, update: (cache, { data: to }) => write(cache, to?.setAgencyNameConsent) })
        : setPlace({
            variables,
            update: (cache, { data: to }) => write(cache, to?.setAgencyPlaceConsent.agencies),
          }));
    } catch (error) {
      setFault(faultOf(error));
      askAgain();
    }
  }

  return { agencies: data?.agenciesOfMine ?? [], isSending: isNameSending || isPlaceSending, fault, choose };
}

function faultOf(error: unknown): MessageDescriptor {
  return refusalOf(error)?.clientCode === 'number-not-proven'
    ? INVITATION_FAULTS.unproven
    : ERROR_MESSAGES[errorCodeOf(error)];
}
