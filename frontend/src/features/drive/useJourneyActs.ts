import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { notify } from '../../components/toaster';
import {
  ActiveJourneyDocument,
  EndJourneyDocument,
  StartJourneyDocument,
  type DriveJourneyFragment,
} from '../../graphql/generated';
import { ERROR_MESSAGES } from '../../lib/error-messages';
import { errorCodeOf } from '../../lib/errors';
import { useFormats } from '../../lib/format';
import { writeLastVehicle, type StartValues } from './last-vehicle';
import { NOTICE_MESSAGES } from './messages';

/** Longest that the end of a journey waits for its last fixes to be sent; what is late follows afterwards. */
const FLUSH_WAIT_MS = 5_000;

export interface JourneyActsOptions {
  journey: DriveJourneyFragment | null;
  flush: () => Promise<boolean>;
  onStarted: (journey: DriveJourneyFragment) => void;
  onRefused: () => void;
}

/** Starts and ends journeys, with the notices that tell how it went. */
export function useJourneyActs({ journey, flush, onStarted, onRefused }: JourneyActsOptions) {
  const client = useApolloClient();
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [isEnding, setIsEnding] = useState(false);
  // A start whose answer was lost is repeated under the same id, and so is not a second journey.
  const clientId = useRef<string | null>(null);

  async function start(values: StartValues): Promise<boolean> {
    try {
      clientId.current ??= crypto.randomUUID();
      const input = { ...inputOf(values), clientId: clientId.current };
      const { data } = await client.mutate({ mutation: StartJourneyDocument, variables: { input } });
      if (!data) {
        throw new Error('The answer to startJourney is empty');
      }
      const started = data.startJourney.journey;
      clientId.current = null;
      writeLastVehicle(values);
      onStarted(started);
      client.writeQuery({ query: ActiveJourneyDocument, data: { activeJourney: started } });
      notify({
        kind: 'success',
        title: formatMessage(NOTICE_MESSAGES.started),
        text: formatMessage(NOTICE_MESSAGES.startedText),
      });
      return true;
    } catch (error) {
      if (errorCodeOf(error) !== 'NETWORK') {
        clientId.current = null;
      }
      notify({
        kind: 'error',
        title: formatMessage(NOTICE_MESSAGES.error),
        text: formatMessage(startFault(error)),
      });
      onRefused();
      return false;
    }
  }

  const tellNoneActive = () => notify({ kind: 'error', title: formatMessage(NOTICE_MESSAGES.noneActive) });

  async function end(): Promise<void> {
    if (journey === null) {
      tellNoneActive();
      return;
    }
    setIsEnding(true);
    try {
      await Promise.race([flush(), wait(FLUSH_WAIT_MS)]);
      const { data } = await client.mutate({
        mutation: EndJourneyDocument,
        variables: { input: { journeyId: journey.id } },
      });
      client.writeQuery({ query: ActiveJourneyDocument, data: { activeJourney: null } });
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'journeys' });
      client.cache.gc();
      const ended = data?.endJourney.journey ?? journey;
      const figures = {
        distance: formats.distance(ended.distanceKm),
        speed: formats.speed(ended.maxSpeedKmh),
      };
      notify({
        kind: 'success',
        title: formatMessage(NOTICE_MESSAGES.completed),
        text: formatMessage(NOTICE_MESSAGES.completedText, figures),
      });
    } catch (error) {
      if (errorCodeOf(error) === 'NOT_FOUND') {
        client.writeQuery({ query: ActiveJourneyDocument, data: { activeJourney: null } });
        tellNoneActive();
        return;
      }
      notify({
        kind: 'error',
        title: formatMessage(NOTICE_MESSAGES.endFailed),
        text: formatMessage(NOTICE_MESSAGES.endFailedText),
      });
    } finally {
      setIsEnding(false);
    }
  }

  return { start, end, isEnding };
}

/** What the user reads when a start failed: the server's reason where it gave one that helps. */
function startFault(error: unknown) {
  const code = errorCodeOf(error);
  if (code === 'CONFLICT') {
    return NOTICE_MESSAGES.alreadyActive;
  }
  const isGeneral = code === 'NETWORK' || code === 'INTERNAL' || code === 'BAD_USER_INPUT';
  return isGeneral ? NOTICE_MESSAGES.startFailed : ERROR_MESSAGES[code];
}

function inputOf({ registrationNumber, transportAgency, ...values }: StartValues) {
  const isPublic = values.category === 'PUBLIC';
  return {
    ...values,
    registrationNumber: registrationNumber.trim(),
    transportAgency: isPublic ? transportAgency.trim() : null,
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
