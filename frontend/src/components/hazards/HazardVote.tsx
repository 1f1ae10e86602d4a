import { Button, Flex, Text } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { Check, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useVoteOnIncidentMutation, type IncidentVote } from '../../graphql/generated';
import { errorCodeOf } from '../../lib/errors/errors';
import { notify } from '../surface/toaster';
import { HAZARD_MESSAGES as TEXTS } from './messages';

export interface HazardVoteProps {
  hazardId: string;
  /** Place of the voter; null where the journey that has passed it is enough. */
  place: Place | null;
  /** Called once the vote is stored, or the server would not have it. */
  onVoted: () => void;
}

/** Two buttons for those who pass a hazard: it is still there, or it is gone. */
export function HazardVote({ hazardId, place, onVoted }: HazardVoteProps) {
  const { formatMessage } = useIntl();
  const [send, { loading }] = useVoteOnIncidentMutation();

  async function vote(choice: IncidentVote): Promise<void> {
    const location = place && { lat: place.lat, lng: place.lng };
    try {
      await send({ variables: { input: { incidentId: hazardId, vote: choice, location } } });
      notify({ kind: 'success', title: formatMessage(TEXTS.thanks) });
      onVoted();
    } catch (fault) {
      const isTooFar = errorCodeOf(fault) === 'NOT_FOUND';
      notify({ kind: 'error', title: formatMessage(isTooFar ? TEXTS.tooFar : TEXTS.failed) });
      if (isTooFar) {
        onVoted();
      }
    }
  }

  return (
    <Flex direction="column" gap="2" w="full">
      <Text textStyle="label">{formatMessage(TEXTS.ask)}</Text>
      <Flex gap="2" wrap="wrap" css={{ '& > button': { flex: '1 1 7rem' } }}>
        <Button variant="outline" disabled={loading} onClick={() => void vote('STILL_THERE')}>
          <Check size={20} aria-hidden />
          {formatMessage(TEXTS.stillThere)}
        </Button>
        <Button variant="outline" disabled={loading} onClick={() => void vote('GONE')}>
          <X size={20} aria-hidden />
          {formatMessage(TEXTS.gone)}
        </Button>
      </Flex>
    </Flex>
  );
}
