import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { VehicleOfCodeDocument, type VehicleOfCodeQuery } from '../../../graphql/generated';
import type { ErrorCode } from '../../../lib/errors/error-messages';
import { errorCodeOf, fieldErrorsOf } from '../../../lib/errors/errors';
import { CODE_MESSAGES } from './messages';

/** A code that can be started with, and its vehicle where the server could be asked. */
export interface AcceptedCode {
  readonly code: string;
  readonly vehicle: VehicleOfCodeQuery['vehicleOfCode'] | null;
}

/** Asks the server which vehicle a code names; without a network a whole code is accepted as it is, and judged later. */
export function useVehicleOfCode() {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const [isChecking, setIsChecking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function check(code: string): Promise<AcceptedCode | null> {
    setIsChecking(true);
    setRefusal(null);
    try {
      const query = { query: VehicleOfCodeDocument, variables: { code }, fetchPolicy: 'no-cache' as const };
      const { data } = await client.query(query);
      return { code, vehicle: data?.vehicleOfCode ?? null };
    } catch (error) {
      const fault = errorCodeOf(error);
      if (fault === 'BAD_USER_INPUT' || fault === 'RATE_LIMITED') {
        setRefusal(formatMessage(refusalText(error, fault)));
        return null;
      }
      return { code, vehicle: null };
    } finally {
      setIsChecking(false);
    }
  }

  return { check, isChecking, refusal };
}

/** Reason why a code was refused. */
export function refusalText(error: unknown, fault: ErrorCode): MessageDescriptor {
  if (fault === 'RATE_LIMITED') {
    return CODE_MESSAGES.tooMany;
  }
  const isRevoked = /no longer in force/.test(fieldErrorsOf(error).code ?? '');
  return isRevoked ? CODE_MESSAGES.revoked : CODE_MESSAGES.refused;
}
